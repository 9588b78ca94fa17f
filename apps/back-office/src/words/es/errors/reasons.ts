import type { errorReasonWords as English } from '../../en/errors/reasons.ts'

const pricesAgain = 'Vuelve a mostrar los precios.'
const again = 'Inténtalo de nuevo en un momento.'

/** Texts of errors that have several reasons, in Spanish. */
export const errorReasonWords: typeof English = {
  errorReasons: {
    ILLEGAL_STATE: {
      COLLECTION_OF_ALL_PRODUCTS: 'Esta colección siempre contiene todos los productos.',
      DEFAULT_DELIVERY_PROFILE: 'El perfil de envío predeterminado no se puede eliminar.',
      DELIVERY_REGION_IN_USE: 'Un método de envío usa esta región. Quítale primero la región.',
      DEFAULT_TAX_GROUP: 'El grupo fiscal predeterminado no se puede eliminar.',
      DOWNLOAD_REVOKED: 'El pedido se canceló o el artículo se reembolsó, así que el enlace no se puede renovar.',
      NOTHING_LEFT_TO_FULFILL: 'Todo el pedido ya se ha enviado.',
      FEWER_LEFT_TO_FULFILL: ({ left }) =>
        `De este artículo solo quedan ${left} por enviar. Vuelve a cargar la página e inténtalo de nuevo.`,
      ITEMS_RESTOCKED: ({ left, restocked }) =>
        `De este artículo se reembolsaron y devolvieron al inventario ${restocked}, así que quedan ${left} por enviar.`,
      ORDER_NOT_FULFILLABLE: 'Un pedido con este estado no se puede enviar.',
      ORDER_NOT_CANCELABLE: 'Un pedido con este estado no se puede cancelar.',
      ORDER_NOT_PAYABLE: 'Un pedido con este estado no se puede marcar como pagado.',
      ORDER_FULFILLED: 'El pedido se ha enviado, así que no se puede cancelar. Usa una devolución o un reembolso.',
      BUYER_HAS_NO_EMAIL: 'El cliente no tiene correo electrónico. Añade uno al pedido.',
      ACTIVITY_FIXED: 'Solo se pueden cambiar o quitar las notas.',
      GIFT_CARD_DEACTIVATED: 'Esta tarjeta de regalo se desactivó. Emite otra.',
      GIFT_CARD_EXPIRED: 'Esta tarjeta de regalo ha caducado. Emite otra.',
      RETURN_IS_REQUESTED: 'Esta devolución todavía no se ha aprobado.',
      RETURN_IS_APPROVED: 'Todavía no se ha recibido nada de esta devolución.',
      RETURN_IS_DECLINED: 'Esta devolución se rechazó.',
      RETURN_IS_CANCELED: 'Esta devolución se canceló.',
      RETURN_IS_RECEIVED: 'Esta devolución ya se ha recibido. Liquídala.',
      RETURN_IS_SETTLED: 'Esta devolución está liquidada.',
      WITHDRAWAL_NOT_CANCELABLE: 'Un desistimiento no se puede cancelar.',
      NO_EXCHANGE_DRAFT: 'Esta devolución no tiene cambio.',
      RETURN_REFUNDED: 'Los artículos recibidos ya se han reembolsado.',
      PAYMENT_NOT_CAPTURED:
        'El pago de este pedido está autorizado, pero no capturado. Anúlalo o captúralo y liquida después la devolución.',
      LABEL_ACCOUNT_CHANGED: `La cuenta de etiquetas ha cambiado. ${pricesAgain}`,
      LABEL_ACCOUNT_IN_USE: 'Se está comprando una etiqueta con esta cuenta. Inténtalo de nuevo en unos minutos.',
      LABEL_BEING_BOUGHT: `Se está comprando una etiqueta para este envío. ${again}`,
      LABEL_UNCERTAIN: 'Todavía no se sabe si se compró esta etiqueta. Inténtalo de nuevo más tarde.',
      LABEL_NOT_BOUGHT: 'Esta etiqueta no se compró, así que no se puede anular.',
      FULFILLMENT_CHANGED: `Los artículos del envío han cambiado. ${pricesAgain}`,
      FULFILLMENT_SHIPPED: 'Este envío ya está en camino.',
      QUOTE_OF_OTHER_ACCOUNT: `Estos precios son de otra cuenta. ${pricesAgain}`,
      QUOTE_EXPIRED: `Estos precios han caducado. ${pricesAgain}`,
      QUOTE_USED: `Se compró otra etiqueta con estos precios. ${pricesAgain}`,
      LAST_CLIENT_ID: 'Es el último ID de cliente de la tienda. Crea otro primero.',
      SECOND_FACTOR_EXISTS: 'La verificación en dos pasos ya está activada. Desactívala primero.',
      NO_SECOND_FACTOR: 'La verificación en dos pasos está desactivada.',
      SECOND_FACTOR_NOT_BEGUN: 'La configuración ha tardado demasiado. Empieza de nuevo.',
      NO_PASSKEY: 'Tu cuenta no tiene ninguna llave de acceso.',
      NO_PASSKEY_FOR_SIGN_IN: 'Tu cuenta no tiene ninguna llave de acceso. Añade una antes de quitar la contraseña.',
      PASSKEYS_UNAVAILABLE:
        'Las llaves de acceso no están disponibles en este servidor. Necesitan un nombre de dominio y https.',
      OWNER_ALREADY: 'Esta es tu propia cuenta.',
      STAFF_DEACTIVATED: 'La cuenta de esta persona está desactivada.',
    },
    ALREADY_EXISTS: {
      NAME_TAKEN: 'Ya hay otro con este nombre. Elige otro nombre.',
      COUPON_CODE_TAKEN: 'Otro cupón tiene este código. Elige otro.',
      CONTACT_TAKEN: 'Otro cliente tiene este correo electrónico o número de teléfono.',
      EXTERNAL_ID_TAKEN: 'Otra empresa tiene este ID externo.',
      IN_COMPANY: 'Este cliente ya está en la empresa.',
    },
    CONFLICT: {
      IMPORT_RUNNING: 'Se está importando otro archivo. Inténtalo de nuevo cuando termine.',
      REQUEST_RUNNING: 'Todavía se está guardando. Espera un momento.',
      PAYMENTS_CHANGED: 'Los pagos del pedido han cambiado mientras tanto. Vuelve a liquidar la devolución.',
    },
    PERMISSION_DENIED: {
      OWNERS_ONLY: 'Solo un propietario puede cambiar propietarios y añadir otros.',
      LACKED_PERMISSIONS: 'No puedes dar ni quitar permisos que no tienes.',
      SIGNED_IN_OWNER_ONLY: 'Solo un propietario puede ceder la propiedad.',
      PEOPLE_ONLY: 'Inicia sesión en el panel de administración para ver tu cuenta.',
    },
    UNAVAILABLE: {
      CARRIER: `El transportista no responde. No se ha comprado nada. ${again}`,
      LABEL_PENDING:
        'El transportista todavía no ha respondido. Vuelve a aprobarla en un minuto: la etiqueta se compra solo una vez.',
      LABEL_PROVIDER: `El proveedor de etiquetas no responde. ${again}`,
      LABEL_FILE: `No se ha podido cargar la etiqueta. ${again}`,
      PAYMENT_PROVIDER: `El proveedor de pagos no responde. ${again}`,
    },
    LABELS_NOT_SET_UP: {
      NO_ACCOUNT: 'No hay ninguna cuenta de etiquetas conectada. Conecta una en la configuración de etiquetas.',
      OTHER_ACCOUNT: 'La cuenta con la que se compró esta etiqueta no está conectada.',
      NO_SETTINGS: 'Añade primero un paquete en la configuración de etiquetas.',
      NO_SETTINGS_FOR_COUNTRY: ({ country }) =>
        `Ningún paquete de la configuración de etiquetas sirve para ${country}.`,
      NO_SERVICE_AT_HOME: 'Ninguno de los servicios elegidos acepta este paquete dentro de tu país.',
      NO_SERVICE_ABROAD: 'Ninguno de los servicios elegidos acepta este paquete para el extranjero.',
      NO_PACKAGE_SIZE: ({ packageName }) =>
        `El paquete «${packageName}» no tiene tamaño. Indícalo en la configuración de etiquetas.`,
      NO_DELIVERY_ADDRESS: 'El pedido no tiene una dirección de envío completa.',
      NO_SENDER_ADDRESS: 'La dirección del remitente está incompleta. Complétala en la configuración de etiquetas.',
    },
    NOT_RETURNABLE: {
      NOT_SENT: 'Este artículo todavía no se ha enviado.',
      ALL_RETURNED: 'Este artículo ya se devolvió o se reembolsó.',
      WINDOW_OVER: 'El plazo de devolución de este artículo ha terminado.',
      DIGITAL: 'Un producto digital no se puede devolver.',
      GIFT_CARD: 'Una tarjeta de regalo no se puede devolver.',
      ORDER_CANCELED: 'El pedido se canceló.',
      RETURNS_OFF: 'La tienda no acepta devoluciones. Puedes activarlas en la configuración.',
    },
    PAYMENT_DECLINED: {
      'challenge-refused':
        'El banco pide que el cliente confirme este pago. No se ha cobrado nada. Envíale un enlace de pago.',
      'insufficient-funds':
        'La tarjeta no tiene fondos suficientes. No se ha cobrado nada. Pide al cliente otro método de pago.',
      'amount-not-accepted':
        'Este método de pago no puede cobrar exactamente este importe. No se ha cobrado nada. Elige otro.',
      unanswered: 'El banco no ha respondido. No se ha cobrado nada. Inténtalo de nuevo más tarde.',
    },
    CREATE_ORDER_FAILED_VALIDATIONS: {
      NO_ITEMS: 'El borrador no tiene artículos. Añade uno primero.',
      IS_EDIT: 'Este borrador edita un pedido. Aplica los cambios.',
      FEES_PENDING: `Una aplicación todavía no ha indicado sus cargos para este pedido. ${again}`,
    },
    DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS: {
      ORDER_CHANGED: 'El pedido ha cambiado mientras tanto. Edítalo de nuevo.',
      NO_ITEMS: 'Un pedido debe conservar al menos un artículo. Cancélalo.',
      FULFILLED: 'Mientras tanto se han enviado más artículos de los que contiene el pedido editado.',
      PAYMENT_IS_PENDING: 'Los pagos autorizados superan el nuevo total. Captúralos o anúlalos primero.',
      NOT_REFUNDABLE: 'La diferencia no se puede reembolsar a los pagos de este pedido.',
    },
  },
}
