### De qué tratan las decisiones de Automania, dentro de una frase del entrenador.

## automania.coach

automania-coach-theme-cars = la elección del coche
automania-coach-theme-markets = el mercado de un coche
automania-coach-theme-marketing = el marketing
automania-coach-theme-machines = las máquinas
automania-coach-theme-styling = las piezas de estilo
automania-coach-theme-managers = los gerentes
automania-coach-theme-bonus = las fichas de bonificación
automania-coach-theme-contracts = los contratos
automania-coach-theme-displacing = desplazar trabajadores
automania-coach-theme-sponsor = el patrocinador
automania-coach-theme-retiring = el momento de retirarse
automania-coach-theme-offices = las oficinas de ventas
automania-coach-theme-sale = la venta
automania-coach-theme-demands = las demandas
automania-coach-theme-factories = la elección de fábrica
