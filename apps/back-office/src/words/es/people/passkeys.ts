import type { passkeyWords as English } from '../../en/people/passkeys.ts'

/** Texts about passkeys, recovery of one’s account, and its email address, in Spanish. */
export const passkeyWords: typeof English = {
  passkeys: {
    title: 'Llaves de acceso',
    hint: 'Inicia sesión con tu huella, tu cara o el PIN de tu dispositivo, en lugar de una contraseña. Una llave de acceso solo funciona en este sitio, así que nadie puede engañarte para que la entregues.',
    none: 'Aún no hay llaves de acceso',
    noneHint: 'Añade una para este dispositivo, o para un teléfono o una llave de seguridad.',
    add: 'Añadir llave de acceso',
    addTitle: 'Añadir una llave de acceso',
    addHint:
      'Tu navegador pregunta dónde guardarla. Añade una para cada dispositivo que no comparta tu gestor de contraseñas.',
    added: 'Llave de acceso añadida',
    name: 'Nombre',
    nameHint: 'Solo lo ves tú. Déjalo vacío para usar el nombre de tu dispositivo.',
    kind: 'Tipo',
    synced: 'Sincronizada',
    syncedHint: 'en un gestor de contraseñas',
    oneDevice: 'En un dispositivo',
    created: 'Añadida',
    lastUsed: 'Último uso',
    neverUsed: 'Nunca',
    rename: 'Cambiar nombre',
    renameOf: (name) => `Cambiar el nombre de ${name}`,
    renameTitle: (name) => `Cambiar el nombre de «${name}»`,
    renameHint: 'Un nombre que distinga tus dispositivos.',
    renamed: 'Nombre cambiado',
    removeTitle: (name) => `¿Quitar «${name}»?`,
    removeHint:
      'Ya no podrás iniciar sesión con ella. Elimínala también de tu dispositivo o de tu gestor de contraseñas.',
    removed: (name) => `«${name}» se ha quitado`,

    orPassword: 'Déjalo vacío para confirmar con una llave de acceso.',
    confirmHint: 'Tu navegador te pide la llave de acceso, para confirmar que eres tú.',
    setPassword: 'Establecer contraseña',
    setPasswordHint: 'Tu cuenta no tiene contraseña: solo inicias sesión con llaves de acceso.',
    passwordSet: 'Contraseña establecida',
    removePassword: 'Quitar contraseña',
    removePasswordTitle: '¿Quitar tu contraseña?',
    removePasswordHint: 'A partir de entonces solo inicias sesión con tus llaves de acceso. Confirma con una de ellas.',
    passwordRemoved: 'Contraseña quitada',

    method: 'Cómo inicias sesión',
    withPasskey: 'Con una llave de acceso',
    withPasskeyHint: 'Tu huella, tu cara o el PIN de tu dispositivo. No hay nada que recordar.',
    withPassword: 'Con una contraseña',
  },
  recover: {
    title: 'Recupera tu cuenta',
    hint: 'Te enviamos por correo un enlace para establecer una contraseña nueva. Funciona una sola vez, durante una hora.',
    send: 'Enviar enlace',
    sent: 'Revisa tu correo',
    sentHint: (email) =>
      `Si ${email} pertenece a una cuenta, hay un enlace en camino. Si no llega nada, revisa la carpeta de spam o pregunta a un propietario de la tienda.`,
    newTitle: 'Establece una contraseña nueva',
    newHint:
      'Se cierra tu sesión en los demás dispositivos. La verificación en dos pasos y tus llaves de acceso se quedan como están.',
    save: 'Guardar e iniciar sesión',
    expired: 'Este enlace ha caducado o ya se ha usado. Solicita uno nuevo.',
  },
  emailChange: {
    title: 'Cambio de tu correo',
    loading: 'Comprobando tu enlace…',
    confirmTitle: 'Confirma tu nuevo correo',
    confirmHint: (email, store) => `Iniciarás sesión en el panel de administración de ${store} con ${email}.`,
    confirm: 'Confirmar correo',
    confirmed: 'Se ha cambiado tu correo',
    confirmedHint: (email) => `A partir de ahora, inicia sesión con ${email}.`,
    open: 'Abrir el panel',
    stopTitle: '¿Detener el cambio de tu correo?',
    stopHint: (email, store) =>
      `Alguien ha pedido iniciar sesión en el panel de administración de ${store} con ${email} en lugar de tu correo. Si lo detienes, se cierra tu sesión en todos los dispositivos.`,
    stop: 'Detener el cambio',
    stopped: 'Se ha detenido el cambio',
    stoppedHint:
      'Inicias sesión con tu correo como antes. Si no pediste tú el cambio, establece ahora una contraseña nueva.',
    taken: 'Entretanto, otra cuenta tiene este correo. Elige otro.',
    missing: 'Este enlace está incompleto',
    missingHint: 'Abre el enlace completo del correo.',
    expired: 'Este enlace ya no es válido',
    expiredHint: 'Ha caducado, ya se ha usado o se ha sustituido por uno más reciente.',
  },
}
