# The list of figures in the browser.

page-figures-title = Nuestros datos y sus fuentes
page-figures-lead = Lo que está impreso en los componentes, hasta donde sabemos. Algunos datos no nos los ha dicho nadie: están reconstruidos, y quien tenga el juego puede corregirlos.
page-figures-trust = Hasta dónde son fiables
page-figures-filter = Elige una o varias para ver solo esos datos.
page-figures-search = Buscar
page-figures-found =
    { $number ->
        [0] No se ha encontrado nada.
        [one] 1 fila
       *[other] { $number } filas
    }
page-figures-unfold = Desplegar todo
page-figures-fold = Plegar todo
page-figures-name = Qué
page-figures-figure = Dato
page-figures-source = Fuente
page-figures-download = Descargar el archivo
page-figures-editions = En qué se diferencian las ediciones del reglamento
page-figures-correct = Corregir un dato según tu ejemplar
page-figures-correct-why = Si tienes la caja, puedes jugar con lo que está impreso en la tuya.
page-figures-correct-1 = Descarga el archivo del juego y ábrelo en un editor de texto.
page-figures-correct-2 = Cambia lo que sea distinto en tu ejemplar y pon como fuente "owner"; lo que no cambie se puede quitar.
page-figures-correct-3 = Al crear una mesa nueva, dale este archivo como datos. El registro de la partida llevará entonces tus correcciones.
