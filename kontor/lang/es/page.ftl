# Lo que aparece en todas partes en el navegador.
page-skip = Ir al contenido
page-connecting = Conectando…
page-no-answer = El servidor no responde. Comprueba tu conexión e inténtalo de nuevo.
page-nothing-here = Aquí no hay nada
page-to-home = A la página de inicio
page-places = Las salas de la casa
page-help = Ayuda
page-score-sheet = Hoja de puntuación
page-figures = Datos
page-settings = Ajustes
page-language = Idioma
page-close = Cerrar
page-cancel = Cancelar
page-yes = Sí
page-no = No
page-save = Guardar
page-saved = Guardado.
page-show = Mostrar
page-hide = Ocultar
page-copy = Copiar
page-copied = Copiado.
page-share = Compartir
page-show-all = Mostrar todo ({ $count })
page-title-anno1503 = Anno 1503
page-title-anno1800 = Anno 1800

# De quién son los nombres y los dibujos.
page-fan-work = Una obra no oficial de aficionados, sin relación con las editoriales; todos los nombres pertenecen a sus dueños.
page-about-more = Acerca de Kontor
page-about-title = Acerca de Kontor
page-about-fan = Una obra de aficionados
page-about-names = Anno es una marca de Ubisoft. Los juegos de mesa Anno 1503, de Klaus Teuber, y Anno 1800, de Martin Wallace, aparecieron en KOSMOS. Kontor no tiene relación con ninguno de ellos y no contiene ni textos ni imágenes suyos. Hazte con las cajas si puedes: merecen la pena.
page-about-drawings = Los dibujos
page-about-drawings-own = Los dibujos de mercancías, personas, edificios y barcos se hicieron para Kontor y tienen su licencia (MIT).
page-about-signs = La mayoría de los signos de los botones vienen de Lucide (licencia ISC), algunos de ellos de Feather, de Cole Bemis (licencia MIT). ¡Gracias!
page-about-data = Tus datos
page-about-data-why = No hay ninguna cuenta. Este navegador guarda una clave que dice quién eres. El servidor guarda tu nombre, tus mesas y resultados, lo que escribes y la dirección para los avisos, si das una; de tu clave solo guarda una huella. Nada se pasa a otros y nadie cuenta tus visitas. En los ajustes puedes borrarlo todo.
