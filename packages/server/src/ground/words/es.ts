import type { Words } from './en.ts'
import { plural } from './plural.ts'

/** What the server itself says to buyers, in Spanish, in the polite form. */
export const words: Words = {
  signIn: {
    ignore: 'Si no ha sido usted, no tiene que hacer nada.',
    codeSubject: (code, store) => `${code} es su código para ${store}`,
    confirmTitle: 'Confirme su correo electrónico',
    signUpText: 'Escriba este código para terminar el registro. Vale diez minutos.',
    addressText: 'Escriba este código para mostrar que esta dirección es suya. Vale diez minutos.',
    factorTitle: '¿Es usted quien inicia sesión?',
    factorText: 'Escriba este código para continuar. Vale diez minutos; no se lo dé a nadie.',
    factorWarning: 'Si no ha sido usted, alguien conoce su contraseña: establezca una nueva cuanto antes.',
    changedSubject: (store) => `Su acceso a ${store} ha cambiado`,
    changedTitle: 'Su acceso ha cambiado',
    changes: {
      added: (label) => `Se ha añadido una segunda prueba: ${label}.`,
      removed: (label) => `Se ha quitado una segunda prueba: ${label}.`,
      renewed: () => 'Se han creado códigos de recuperación nuevos. Los anteriores ya no valen.',
    },
    changedWarning: 'Si no ha sido usted, establezca una contraseña nueva cuanto antes.',
    newPassword: 'Establecer una contraseña nueva',
    openSubject: (store) => `Su cuenta de ${store} está abierta`,
    welcome: (store) => `Le damos la bienvenida a ${store}`,
    approvedText: 'La tienda ha aprobado su cuenta. Ya puede iniciar sesión.',
    signIn: 'Iniciar sesión',
    invitationSubject: (store) => `Su cuenta de ${store}`,
    invitationText:
      'Hay una cuenta lista para usted. Establezca una contraseña para entrar. El enlace vale una semana, una sola vez.',
    firstPassword: 'Establecer una contraseña',
    existsSubject: (store) => `Ya tiene una cuenta en ${store}`,
    existsTitle: 'Ya tiene una cuenta',
    existsText:
      'Alguien ha intentado registrarse con su correo electrónico, que ya tiene una cuenta. Si ha sido usted, inicie sesión, o establezca una contraseña nueva si ha olvidado la suya.',
    recoverySubject: (store) => `Establezca una contraseña nueva para ${store}`,
    recoveryText: 'Siga este enlace en el plazo de una hora. Vale una sola vez.',
    passwordSubject: (store) => `Su contraseña de ${store} ha cambiado`,
    passwordTitle: 'Su contraseña ha cambiado',
    passwordText:
      'Se ha cerrado la sesión en los demás dispositivos. Si no la ha cambiado usted, establezca una contraseña nueva cuanto antes.',
  },

  order: {
    line: (count, name) => `${count} × ${name}`,
    placedSubject: (number, store) => `Su pedido ${number} en ${store}`,
    placedTitle: 'Gracias por su pedido',
    placedText: (number) => `Su número de pedido es ${number}. Volveremos a escribirle cuando esté en camino.`,
    subtotal: 'Subtotal',
    discount: 'Descuento',
    delivery: 'Entrega',
    tax: 'Impuestos',
    taxIncluded: 'Impuestos incluidos',
    total: 'Total',
    deliverTo: (lines) => `Se entrega en: ${lines.join(', ')}`,
    sentSubject: (number, store) => `Su pedido ${number} en ${store} está en camino`,
    sentTitle: 'Su pedido está en camino',
    restFollows: (count) =>
      plural('es', count, {
        one: 'Falta un artículo, que enviaremos aparte.',
        other: 'Faltan # artículos, que enviaremos aparte.',
      }),
    tracking: (number) => `Número de seguimiento: ${number}`,
    follow: 'Seguir el paquete',
    canceledSubject: (number, store) => `Su pedido ${number} en ${store} se ha cancelado`,
    canceledTitle: 'Su pedido se ha cancelado',
    canceledText: (number) => `La tienda ha cancelado su pedido ${number}. Ya no se enviará nada de él.`,
    giftCardBack: 'El importe pagado con su tarjeta de regalo se ha devuelto a la tarjeta.',
    moneyBack: (amount: string) =>
      `Devolvemos ${amount} a la tarjeta con la que pagó. Su banco puede tardar unos días en mostrarlo.`,
    toPay: (amount, method) => `Pendiente de pago: ${amount} (${method}).`,
    moneyBackOutside: (amount) =>
      `Le devolveremos ${amount}. Si tiene alguna pregunta, póngase en contacto con nosotros.`,
    toStore: (store) => `Ir a ${store}`,
  },

  offlineMethods: {
    BANK_TRANSFER: 'Transferencia bancaria',
    CASH_ON_DELIVERY: 'Pago contra reembolso',
    PAY_AT_PICKUP: 'Pago en la recogida',
  },

  giftCard: {
    subject: (value, store) => `Una tarjeta de regalo de ${value} para ${store}`,
    title: (value) => `Una tarjeta de regalo de ${value}`,
    text: 'Escriba este código al finalizar la compra. Lo que no gaste de una vez se queda en la tarjeta.',
    goodUntil: (date) => `Vale hasta el ${date}.`,
  },

  backInStock: {
    subject: (item: string, store: string) => `${item} vuelve a estar en ${store}`,
    title: (item: string) => `${item} vuelve a estar disponible`,
    text: (price: string) =>
      `Nos pidió que le avisáramos. El precio es ahora de ${price}. No podemos reservarlo: es para quien lo pida primero.`,
    look: 'Ver el producto',
    once: 'Este es el único correo al respecto. Si no lo pidió, o no quiere más correos de este tipo, puede hacer que se borre todo lo que anotamos.',
    stop: 'No más correos, borrar mis avisos',
    stopTitle: '¿No más correos sobre productos?',
    stopText: (email: string) =>
      `Borramos todos los avisos anotados con ${email} y no volveremos a escribir sobre ningún producto, salvo que lo pida de nuevo.`,
    stopButton: 'Borrar mis avisos',
    stoppedTitle: 'Sus avisos se han borrado',
    stoppedText: 'No le escribiremos más sobre productos.',
    alreadyStopped: 'El aviso al que pertenece ya se ha borrado.',
  },

  fullDisk: {
    subject: (store: string) => `El disco de ${store} está lleno`,
    title: 'El disco de su tienda está lleno',
    text: 'La tienda se puede ver, pero no acepta pedidos, registros ni cambios hasta que haya espacio. No se ha perdido nada de lo confirmado.',
    remedy:
      'Libere espacio en el disco donde está la carpeta de datos o la base de datos. Después, la tienda sigue funcionando por sí sola.',
  },

  phone: {
    textTo: (phone) => `Mensaje de texto a ${phone}`,
    callTo: (phone) => `Llamada a ${phone}`,
    code: (code, store) => `${code} es su código para ${store}. Vale diez minutos; no se lo dé a nadie.`,
  },

  pages: {
    toShop: 'Ir a la tienda',
    signInLink: 'Este enlace para iniciar sesión no funciona',
    unknownApp: 'Nombra una aplicación que esta tienda no conoce. Vaya a la tienda e inicie sesión allí.',
    foreignAddress: 'Vuelve a una dirección que esta tienda no conoce. Vaya a la tienda e inicie sesión allí.',
    noStore: 'Esta tienda todavía no está abierta',
    noStoreText: 'Aún no tiene propietario. Quien la lleva la abre así:',
    account: 'Su cuenta',
    backOffice: 'Administración',
    noSuchProvider: 'La tienda no ofrece esta forma de iniciar sesión.',
    linkOld: 'Este enlace ya no vale',
    linkOldText: 'Ha caducado o ha cambiado por el camino.',
    signInLost: 'No se puede continuar con este inicio de sesión',
    signInLostText: 'Empezó hace demasiado tiempo o en otro navegador. Empiece de nuevo en la tienda.',
    notSignedIn: 'No hemos podido iniciar su sesión',
    blocked: 'Con esta cuenta no se puede iniciar sesión. Pregunte a la tienda.',
    noEmail: (provider) =>
      `${provider} no nos ha dado ningún correo electrónico, y sin él no puede haber cuenta. Regístrese con su correo electrónico.`,
    emailNotVerified: (provider) =>
      `${provider} no ha comprobado que el correo electrónico sea suyo. Confírmelo allí o inicie sesión aquí con su correo electrónico.`,
    noAnswer: (provider) =>
      `${provider} no ha respondido como debía. Inténtelo de nuevo o inicie sesión con su correo electrónico.`,
    soldOut: 'Esto ya no se puede comprar',
    soldOutText: 'Lo que ofrecía el enlace está agotado o ya no se vende.',
    checkoutGone: 'Este enlace de compra no funciona',
    checkoutGoneText:
      'Es demasiado antiguo o está incompleto, o la compra ya se ha terminado. Empiece de nuevo en la tienda.',
    notFound: 'Esta página no existe',
    notFoundText: 'Puede que la dirección tenga un error o que el enlace sea demasiado antiguo.',
    tooMany: 'Demasiados intentos',
    tooManyText: 'Espere un momento e inténtelo de nuevo.',
    refused: 'Este enlace no funciona',
    refusedText: 'Está incompleto o ha cambiado por el camino.',
    broken: 'Algo ha salido mal',
    brokenText: 'Es culpa nuestra. Inténtelo de nuevo dentro de un momento.',
    requestId: (id) => `Si nos avisa, mencione la solicitud ${id}.`,
  },

  install: {
    title: (app) => `Instalar ${app}`,
    asks: (app) => `${app} pide trabajar en su tienda`,
    able: 'Podrá:',
    scopes: {
      catalog: 'Leer y cambiar productos, colecciones y existencias',
      carts: 'Leer y cambiar carritos',
      checkouts: 'Leer y cambiar compras en curso, y hacer pedidos',
      orders: 'Leer y cambiar pedidos, pagos y envíos',
      delivery: 'Cambiar las formas de entrega y sus regiones',
      giftCards: 'Emitir tarjetas de regalo y cupones, y anularlos',
      members: 'Leer y cambiar miembros, e iniciar su sesión',
      settings: 'Leer las ventas, cambiar ajustes e impuestos, y recibir avisos de lo que ocurre',
    },
    email: 'Correo electrónico del propietario',
    password: 'Contraseña',
    allow: 'Permitir',
    deny: 'Ahora no',
    wrong: 'El correo electrónico o la contraseña no son correctos.',
    noApp: 'Esta aplicación no se puede instalar',
    noAppText: 'No existe tal aplicación, o no puede volver a esa dirección.',
  },
}
