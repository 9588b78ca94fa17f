import type { Words } from './en.ts'
import { plural } from './plural.ts'

/** What the server itself says to buyers, in Spanish, with “tú”. */
export const words: Words = {
  signIn: {
    ignore: 'Si no has sido tú, puedes ignorar este correo.',
    codeSubject: (code, store) => `${code} es tu código de verificación de ${store}`,
    confirmTitle: 'Verifica tu correo',
    signUpText: 'Introduce este código para terminar de crear tu cuenta. Caduca en 10 minutos.',
    addressText: 'Introduce este código para verificar que este correo es tuyo. Caduca en 10 minutos.',
    factorTitle: '¿Estás intentando iniciar sesión?',
    factorText: 'Introduce este código para iniciar sesión. Caduca en 10 minutos. No lo compartas con nadie.',
    factorWarning: 'Si no has sido tú, alguien conoce tu contraseña. Restablécela de inmediato.',
    changedSubject: (store) => `Se ha cambiado tu configuración de acceso a ${store}`,
    changedTitle: 'Se ha cambiado tu configuración de acceso',
    changes: {
      added: (label) => `Método de verificación añadido: ${label}.`,
      removed: (label) => `Método de verificación quitado: ${label}.`,
      renewed: () => 'Se han creado códigos de recuperación nuevos. Los anteriores ya no son válidos.',
    },
    methods: {
      TOTP: 'Aplicación de autenticación',
      WEBAUTHN: 'Llave de acceso',
      EMAIL: 'Código por correo',
      SMS: 'Código por SMS',
      CALL: 'Código por llamada',
      PUSH: 'Aprobación en otro dispositivo',
    },
    changedWarning: 'Si no has sido tú, restablece tu contraseña de inmediato.',
    newPassword: 'Restablecer contraseña',
    approvedSubject: (store) => `Se ha aprobado tu cuenta de ${store}`,
    welcome: (store) => `Te damos la bienvenida a ${store}`,
    approvedText: 'La tienda ha aprobado tu cuenta. Ya puedes iniciar sesión.',
    signIn: 'Iniciar sesión',
    invitationSubject: (store) => `Configura tu cuenta de ${store}`,
    invitationText:
      'Se ha creado una cuenta para ti. Crea una contraseña para empezar a usarla. El enlace sirve una sola vez, durante una semana.',
    firstPassword: 'Crear contraseña',
    existsSubject: (store) => `Ya tienes una cuenta de ${store}`,
    existsTitle: 'Ya tienes una cuenta',
    existsText:
      'Alguien ha intentado registrarse con tu correo, pero ya tienes una cuenta. Si has sido tú, inicia sesión o restablece tu contraseña si la has olvidado.',
    recoverySubject: (store) => `Restablece tu contraseña de ${store}`,
    recoveryText: 'Usa este enlace para elegir una contraseña nueva. Sirve una sola vez, durante una hora.',
    passwordSubject: (store) => `Se ha cambiado tu contraseña de ${store}`,
    passwordTitle: 'Se ha cambiado tu contraseña',
    passwordText:
      'Se ha cerrado la sesión en todos los demás dispositivos. Si no la has cambiado tú, restablece tu contraseña de inmediato.',
  },

  order: {
    line: (count, name) => `${count} × ${name}`,
    placedSubject: (number, store) => `Tu pedido ${number} de ${store}`,
    placedTitle: 'Gracias por tu pedido',
    placedText: (number) => `Tu número de pedido es ${number}. Te enviaremos un correo cuando salga.`,
    subtotal: 'Subtotal',
    discount: 'Descuento',
    delivery: 'Envío',
    tax: 'Impuestos',
    taxIncluded: 'Impuestos incluidos',
    total: 'Total',
    deliverTo: (lines) => `Dirección de envío: ${lines.join(', ')}`,
    shippedSubject: (number, store) => `Tu pedido ${number} de ${store} está en camino`,
    shippedTitle: 'Tu pedido está en camino',
    shippedPartSubject: (number, store) => `Una parte de tu pedido ${number} de ${store} está en camino`,
    shippedPartTitle: 'Una parte de tu pedido está en camino',
    itemsRemaining: (count) =>
      plural('es', count, {
        one: 'Falta 1 artículo, que se enviará por separado.',
        other: 'Faltan # artículos, que se enviarán por separado.',
      }),
    tracking: (number) => `Número de seguimiento: ${number}`,
    trackShipment: 'Seguir envío',
    trackingSubject: (number, store) => `Seguimiento de tu pedido ${number} de ${store}`,
    trackingAddedTitle: 'Sigue tu envío',
    trackingAddedText: (number) => `Ya puedes seguir este envío de tu pedido ${number}.`,
    trackingChangedTitle: 'Nuevos datos de seguimiento',
    trackingChangedText: (number) => `Han cambiado los datos de seguimiento de este envío de tu pedido ${number}.`,
    parcelCanceledSubject: (number, store) => `Se ha cancelado un envío de tu pedido ${number} de ${store}`,
    parcelCanceledTitle: 'Se ha cancelado un envío',
    parcelCanceledText: (number) => `Al final, este envío de tu pedido ${number} no está en camino.`,
    parcelCanceledNext: 'Te enviaremos un correo cuando salgan estos artículos.',
    refundedSubject: (number, store) => `Reembolso de tu pedido ${number} de ${store}`,
    refundedTitle: 'Te devolvemos dinero',
    refundedText: (amount, number) => `La tienda te reembolsa ${amount} de tu pedido ${number}.`,
    storeCreditRefund: (amount) => `Se han añadido ${amount} a tu saldo.`,
    canceledSubject: (number, store) => `Tu pedido ${number} de ${store} se ha cancelado`,
    canceledTitle: 'Tu pedido se ha cancelado',
    canceledText: (number) => `La tienda ha cancelado tu pedido ${number}. No se enviarán más artículos.`,
    giftCardRefund: (amount) => `Se han devuelto ${amount} a la tarjeta regalo con la que pagaste.`,
    cardRefundTo: (amount, brand, lastFour) =>
      `${amount} vuelven a ${brand} terminada en ${lastFour}. Puede tardar unos días en aparecer en tu extracto.`,
    holdReleased: (amount) => `${amount} solo estaban retenidos en tu tarjeta. No se te cobrarán.`,
    amountKept: (amount) => `La tienda se queda con ${amount} de lo que pagaste.`,
    cardRefund: (amount) =>
      `Se reembolsarán ${amount} en la tarjeta con la que pagaste. Puede tardar unos días en aparecer en tu extracto.`,
    amountDue: (amount, method) => `Importe a pagar: ${amount} (${method}).`,
    offlineRefund: (amount) => `Te reembolsaremos ${amount}. Si tienes alguna pregunta, contacta con nosotros.`,
    visitStore: (store) => `Ir a ${store}`,
  },

  paymentRequest: {
    subject: (number, store) => `Pago de tu pedido ${number} en ${store}`,
    title: (amount) => `Importe a pagar: ${amount}`,
    text: (number) => `La tienda te pide un pago de tu pedido ${number}.`,
    until: (date) => `Puedes pagar hasta el ${date}.`,
    pay: (amount) => `Pagar ${amount}`,
    receivedSubject: (number, store) => `Hemos recibido tu pago del pedido ${number} en ${store}`,
    receivedTitle: 'Gracias por tu pago',
    receivedText: (amount, number) => `Hemos recibido ${amount} por tu pedido ${number}.`,
    stillDue: (amount) => `Queda por pagar: ${amount}.`,
  },

  ownerNews: {
    disputeSubject: (number, store) => `Disputa sobre el pedido ${number} de ${store}`,
    disputeTitle: 'El banco de un cliente ha retirado un pago',
    disputeText: (amount, number) => `El pago de ${amount} del pedido ${number} está en disputa.`,
    disputeUntil: (date) =>
      `Puedes aceptar la disputa o impugnarla con pruebas hasta el ${date}. Sin respuesta, el dinero se pierde.`,
    seeOrder: 'Ver pedido',
  },

  debitFailed: {
    title: (number) => `Pago del pedido ${number}`,
    subject: (number, store) => `El pago de tu pedido ${number} de ${store} no se ha completado`,
    heading: 'Tu pago no se ha completado',
    text: (amount, number) => `Tu banco no ha transferido ${amount} de tu pedido ${number}. Paga de otra forma.`,
    until: (date) => `Reservamos tus artículos hasta el ${date}.`,
  },

  offlineMethods: {
    BANK_TRANSFER: 'Transferencia bancaria',
    CASH_ON_DELIVERY: 'Pago contra reembolso',
    PAY_AT_PICKUP: 'Pago en la recogida',
  },

  giftCard: {
    subject: (value, store) => `Tu tarjeta de regalo de ${value} para ${store}`,
    title: (value) => `Tu tarjeta de regalo de ${value}`,
    subjectFrom: (sender, value, store) => `${sender} te envía una tarjeta de regalo de ${value} para ${store}`,
    greeting: (name) => `Hola, ${name}:`,
    from: (sender) => `${sender} te regala una tarjeta.`,
    message: (message) => `«${message}»`,
    text: 'Introduce este código al finalizar la compra. El saldo que no uses queda en la tarjeta de regalo.',
    validUntil: (date) => `Válida hasta el ${date}.`,
  },

  backInStock: {
    subject: (item, store) => `De nuevo disponible en ${store}: ${item}`,
    title: (item) => `De nuevo disponible: ${item}`,
    text: (price) =>
      `Nos pediste que te avisáramos. El precio es ahora de ${price}. No podemos reservar artículos y pueden volver a agotarse.`,
    viewProduct: 'Ver producto',
    once: 'Este es el único correo que te enviaremos al respecto. Si no lo pediste o no quieres correos como este, puedes darte de baja.',
    unsubscribe: 'Darme de baja y eliminar mis avisos',
    unsubscribeTitle: '¿Darte de baja de los correos sobre productos?',
    unsubscribeText: (email) =>
      `Eliminaremos todos los avisos de ${email} y no volveremos a escribirte sobre productos, a menos que lo pidas.`,
    unsubscribeButton: 'Darme de baja',
    unsubscribedTitle: 'Te has dado de baja',
    unsubscribedText: 'Se han eliminado tus avisos. Ya no te enviaremos correos sobre productos.',
    alreadyUnsubscribed: 'El aviso correspondiente ya se ha eliminado.',
  },

  storeCredit: {
    subject: (value, store) => `Tienes ${value} de saldo en ${store}`,
    title: (value) => `${value} de saldo`,
    text: 'Puedes usarlo al finalizar la compra con la sesión iniciada.',
  },

  giftCardsStopped: {
    subject: (number, store) => `Se han desactivado tarjetas de regalo del pedido ${number} en ${store}`,
    title: 'Se han desactivado tarjetas de regalo',
    text: (number, balance) =>
      `El banco del comprador ha retirado dinero del pedido ${number}. Se han desactivado sus tarjetas de regalo; quedaban ${balance} en ellas.`,
    spent: (amount) => `Ya se habían gastado ${amount}.`,
    remedy: 'Si ganas la disputa, emite nuevas tarjetas de regalo en el panel de administración.',
  },

  fullDisk: {
    subject: (store) => `${store} no tiene espacio en disco`,
    title: 'Tu tienda no tiene espacio en disco',
    text: 'Se puede navegar por la tienda, pero no acepta pedidos, registros ni cambios hasta que haya espacio. No se ha perdido nada de lo confirmado.',
    remedy:
      'Libera espacio en el disco donde está la carpeta de datos o la base de datos. Después, la tienda continúa por sí sola.',
  },

  phone: {
    textTo: (phone) => `SMS a ${phone}`,
    callTo: (phone) => `Llamada a ${phone}`,
    code: (code, store) =>
      `${code} es tu código de verificación de ${store}. Caduca en 10 minutos. No lo compartas con nadie.`,
  },

  pages: {
    goToStore: 'Ir a la tienda',
    invalidSignInLink: 'Este enlace para iniciar sesión no funciona',
    unknownApp: 'Es de una aplicación que esta tienda no conoce. Ve a la tienda e inicia sesión allí.',
    foreignAddress: 'Lleva a una dirección que esta tienda no conoce. Ve a la tienda e inicia sesión allí.',
    noStore: 'Esta tienda todavía no está abierta',
    noStoreText: 'Aún no tiene propietario. Para abrirla, ejecuta este comando en el servidor:',
    account: 'Tu cuenta',
    backOffice: 'Panel de administración',
    providerUnavailable: 'La tienda no ofrece esta forma de iniciar sesión.',
    linkExpired: 'Este enlace ya no es válido',
    linkExpiredText: 'Ha caducado o se ha modificado por el camino.',
    signInInterrupted: 'No se puede continuar con este inicio de sesión',
    signInInterruptedText: 'Ha caducado o se empezó en otro navegador. Ve a la tienda y empieza de nuevo.',
    signInFailed: 'No se ha podido iniciar sesión',
    blocked: 'Con esta cuenta no se puede iniciar sesión. Contacta con la tienda.',
    noEmail: (provider) =>
      `${provider} no ha compartido tu correo electrónico, y una cuenta lo necesita. Regístrate con tu correo.`,
    emailNotVerified: (provider) =>
      `${provider} no ha verificado tu correo electrónico. Verifícalo allí o inicia sesión aquí con tu correo.`,
    noAnswer: (provider) =>
      `${provider} no ha respondido como se esperaba. Inténtalo de nuevo o inicia sesión con tu correo.`,
    soldOut: 'Este artículo ya no está disponible',
    soldOutText: 'Lo que hay en este enlace está agotado o ya no se ofrece.',
    checkoutExpired: 'Este enlace de pago ya no es válido',
    checkoutExpiredText:
      'Ha caducado o está incompleto, o el pedido ya se ha realizado. Ve a la tienda y empieza de nuevo.',
    notFound: 'Página no encontrada',
    notFoundText: 'Puede que la dirección esté mal escrita o que el enlace ya no sea válido.',
    tooManyAttempts: 'Demasiados intentos',
    tooManyAttemptsText: 'Espera un momento e inténtalo de nuevo.',
    invalidLink: 'Este enlace no funciona',
    invalidLinkText: 'Está incompleto o se ha modificado por el camino.',
    broken: 'Algo salió mal',
    brokenText: 'Hay un problema por nuestra parte. Inténtalo de nuevo en un momento.',
    requestId: (id) => `Si nos escribes sobre este problema, menciona la solicitud ${id}.`,
  },

  install: {
    title: (app) => `Instalar ${app}`,
    asks: (app) => `${app} quiere acceder a tu tienda`,
    able: 'Podrá:',
    scopes: {
      catalog: 'Leer y cambiar productos, colecciones, inventario y reseñas',
      carts: 'Leer y cambiar carritos',
      checkouts: 'Leer y cambiar compras en curso y realizar pedidos',
      orders: 'Leer y cambiar pedidos, pagos y envíos',
      delivery: 'Cambiar métodos y regiones de envío',
      giftCards: 'Emitir y desactivar tarjetas de regalo y cupones',
      members: 'Leer y cambiar miembros e iniciar su sesión',
      settings: 'Leer las ventas, cambiar la configuración y los impuestos, y recibir webhooks',
    },
    email: 'Correo electrónico del propietario',
    password: 'Contraseña',
    allow: 'Permitir',
    deny: 'Denegar',
    wrong: 'El correo o la contraseña no son correctos. Inténtalo de nuevo.',
    noApp: 'Esta aplicación no se puede instalar',
    noAppText: 'No existe esa aplicación o el enlace vuelve a una dirección ajena.',
  },
}
