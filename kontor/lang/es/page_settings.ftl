# Quién es uno.
page-your-name = Tu nombre
page-name-why = Sin cuenta ni contraseña: este navegador guarda una clave que dice quién eres.

# Cómo se prefiere en este dispositivo.
page-this-device = En este dispositivo
page-theme = Claro u oscuro
page-theme-system = como el dispositivo
page-theme-light = claro
page-theme-dark = oscuro
page-sound = Una campanilla cuando sea mi turno
page-notify-browser = Avisarme en este navegador cuando sea mi turno

# Avisos a una dirección.
page-notices = Avisos
page-webhook-why = Un webhook es una dirección a la que el servidor envía un mensaje cuando es tu turno, por ejemplo la de un chat o la de ntfy.
page-webhook-is-set = Hay una dirección configurada.
page-webhook-is-none = No hay ninguna dirección configurada.
page-webhook = Dirección del webhook
page-webhook-try = Enviar una prueba
page-webhook-sent = La prueba está en camino.
page-webhook-off = Quitarlo

# La misma persona en otro lugar.
page-device = Jugar en otro dispositivo
page-device-why = Abre este enlace en tu otro dispositivo y allí serás la misma persona. No lo compartas: quien lo tenga puede jugar en tu nombre.
page-device-link = Enlace con tu clave
page-link-local = Solo este ordenador puede abrir este enlace. Para invitar a otros, inicia Kontor con: kontor serve --host 0.0.0.0
page-new-key = Crear una clave nueva
page-new-key-why = ¿Ha visto el enlace alguien que no debía? Con una clave nueva, la antigua deja de valer en todos los dispositivos menos en este.
page-new-key-sure = ¿Crear una clave nueva? Tus otros dispositivos necesitarán el enlace nuevo.
page-key-of = Este enlace lleva la clave de { $name }.
page-key-take = ¿Quieres ser esta persona en este navegador a partir de ahora? Di que sí solo si eres tú y el enlace es tuyo.
page-key-replace = La clave actual de este navegador se perderá, salvo que hayas guardado un enlace con ella.
page-key-unknown = El enlace lleva una clave que aquí no tiene nadie. Quizá se sustituyó por una nueva. En este navegador no ha cambiado nada.

# Ser olvidado.
page-forget = Borrar todos mis datos
page-forget-why = Se borran tu nombre, tu clave, tu webhook y lo que has escrito; los bots siguen jugando por ti.
page-forget-sure = ¿Borrar todo lo que se guarda sobre ti? No se puede deshacer.
page-forget-yes = Borrar todo
