import type { paymentErrorWords as English } from '../../en/errors/payments.ts'

const paid = 'El pedido ya está pagado por completo.'
const expiredCard = 'La tarjeta de regalo ha caducado.'
const inactiveCard = 'La tarjeta de regalo se desactivó.'
const noCard = 'No hay ninguna tarjeta de regalo con este código. Revisa el código.'
const otherCurrency = 'La tarjeta de regalo está en otra moneda.'
const emptyCard = 'La tarjeta de regalo no tiene saldo.'
const paidRequest = 'Esta solicitud de pago ya está pagada.'

/** Texts of errors about payments, refunds, gift cards and tips in Spanish. */
export const paymentErrorWords: typeof English = {
  paymentErrors: {
    ALREADY_REDEEMED: emptyCard,
    CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST: 'Esta solicitud de pago ha caducado. Crea otra.',
    CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST: paidRequest,
    CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST: 'Esta solicitud de pago se canceló. Crea otra.',
    CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET: 'Solo una de las propinas sugeridas puede estar preseleccionada.',
    CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD:
      'Las tarjetas de regalo no se pueden pagar con tarjetas de regalo ni con saldo.',
    CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST: 'Esta solicitud de pago ya ha caducado.',
    CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST: paidRequest,
    DEFAULT_SETTINGS_ALREADY_EXISTS:
      'La tienda ya tiene ajustes de propinas. Vuelve a cargar la página para cambiarlos.',
    ERROR_COUPON_DOES_NOT_EXIST: 'No hay ningún cupón con este código. Revisa el código.',
    ERROR_GIFT_CARD_CURRENCY: otherCurrency,
    ERROR_GIFT_CARD_DISABLED: inactiveCard,
    ERROR_GIFT_CARD_DOES_NOT_EXIST: noCard,
    ERROR_GIFT_CARD_EMPTY: emptyCard,
    ERROR_GIFT_CARD_EXPIRED: expiredCard,
    ERROR_GIFT_CARD_NOT_ACCEPTED: 'Aquí no se aceptan tarjetas de regalo.',
    EXTERNAL_REFUND_EXPECTED: 'Este pago solo se puede reembolsar fuera de la tienda. Elige un reembolso manual.',
    GIFT_CARD_ALREADY_APPLIED: 'La tarjeta de regalo ya está aplicada a este pedido.',
    GIFT_CARD_DISABLED: inactiveCard,
    GIFT_CARD_EXPIRED: expiredCard,
    GIFT_CARD_NOT_FOUND: noCard,
    GIFT_CARD_REDEEMED:
      'Se ha canjeado una tarjeta de regalo de este pedido, así que su precio no se puede reembolsar. Desactiva la tarjeta de regalo y reembolsa su saldo.',
    INSUFFICIENT_FUNDS: 'El saldo de la tarjeta de regalo es menor que el importe.',
    INVALID_ADDITIONAL_FEE_REFUND_AMOUNT: 'El importe es mayor que lo que se puede reembolsar del cargo.',
    INVALID_AMOUNT: 'El importe debe ser mayor que 0 y no superar lo que falta por pagar.',
    INVALID_GIFT_CARD_CURRENCY: otherCurrency,
    INVALID_LINE_ITEM_REFUND_QUANTITY: 'La cantidad es mayor que la que se puede reembolsar del artículo.',
    INVALID_LINE_ITEM_RESTOCK_QUANTITY: 'La cantidad es mayor que la que se puede devolver al inventario.',
    INVALID_ORDER_STATUS_FOR_SUBSCRIPTION: 'La suscripción de este pedido no se puede pagar ahora mismo.',
    INVALID_PAYMENT_REFUND_AMOUNT: 'El importe es mayor que lo que se puede reembolsar del pago.',
    INVALID_PAYMENT_STATUS: 'Con este pago no se ha recibido nada.',
    INVALID_PAYMENT_TYPE: 'Un pago de este tipo no puede tener recibo.',
    INVALID_SHIPPING_REFUND_AMOUNT: 'El importe es mayor que lo que se puede reembolsar del envío.',
    LINE_ITEM_PAID: 'El artículo ya está pagado.',
    MEMBERSHIP_NOT_ELIGIBLE: 'La membresía no cubre este artículo.',
    NO_SAVED_PAYMENT_METHOD: 'El cliente no tiene ningún método de pago guardado. Envíale una solicitud de pago.',
    ORDER_ALREADY_PAID: paid,
    ORDER_HAS_CHARGEBACKS: 'El cliente ha reclamado a su banco un pago de este pedido.',
    ORDER_PAID: paid,
    ORDER_PAYMENT_REQUEST_NOT_FOUND: 'Esta solicitud de pago ya no existe.',
    ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND: 'Esta solicitud de pago no tiene página para pagarla.',
    PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION: 'Una suscripción no se puede pagar por partes.',
    PAYMENT_ALREADY_APPROVED: 'Este pago ya se hizo.',
    PAYMENT_ALREADY_CAPTURED: 'Este pago ya se capturó.',
    PAYMENT_ALREADY_IN_PROGRESS: 'Se está procesando otro pago de este pedido. Inténtalo de nuevo en un momento.',
    PAYMENT_ALREADY_VOIDED: 'Este pago ya se anuló.',
    PAYMENT_ATTEMPT_EXPIRED: 'Los datos de la tarjeta han caducado. No se ha cobrado nada. Introdúcelos de nuevo.',
    PAYMENT_DECLINED: 'El pago se ha rechazado. No se ha cobrado nada. Pide al cliente otro método de pago.',
    PAYMENT_HAS_PENDING_CAPTURE: 'Este pago se está capturando. Inténtalo de nuevo en un momento.',
    PAYMENT_INTENT_ID_REQUIRED: 'Elige cómo se paga el pedido.',
    PAYMENT_METHOD_UNAVAILABLE: 'Este método de pago no está disponible. Elige otro.',
    PAYMENT_NOT_AUTHORIZED: 'Este pago no está autorizado, así que no se puede capturar ni anular.',
    PAYMENT_NOT_CONFIRMED:
      'El proveedor de pagos todavía no lo ha confirmado. Inténtalo de nuevo en un momento: no se cobra dos veces.',
    PAYMENT_NOT_FOUND: 'El pedido no tiene este pago. Vuelve a cargar la página e inténtalo de nuevo.',
    PAYMENT_NOT_REFUNDABLE: 'Este pago no se puede reembolsar así.',
    PRESET_PERCENTAGE_TOO_HIGH: 'Una propina sugerida puede ser como máximo del 100 por ciento.',
    SHIPPING_NOT_FOUND: 'En este pedido no se cobró el envío.',
    SITE_NOT_PUBLISHED: 'La tienda todavía no está publicada.',
    SUBSCRIPTION_ALREADY_STARTED: 'Una suscripción no se puede pagar así.',
  },
}
