import type { orderErrorWords as English } from '../../en/errors/orders.ts'

const noItem = 'El pedido ya no tiene este artículo. Vuelve a cargar la página e inténtalo de nuevo.'
const itemTwice = 'Este artículo está dos veces en la lista. Quita uno de los dos.'
const tooMuchOff = 'Los descuentos son mayores que el precio. Redúcelos.'
const fixedPart = 'Pertenece al pedido original. Puedes desactivarlo en este pedido, pero no eliminarlo.'

/** Texts of errors about orders, drafts and documents in Spanish. */
export const orderErrorWords: typeof English = {
  orderErrors: {
    ABANDONED_CHECKOUT_EMAIL_NOT_ALLOWED: 'No se pueden enviar más correos sobre este carrito abandonado.',
    ADDITIONAL_FEE_NOT_FOUND: 'El pedido ya no tiene este cargo. Vuelve a cargar la página e inténtalo de nuevo.',
    ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED: fixedPart,
    BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION: 'Los impuestos dependen de la dirección de facturación. Añade una.',
    BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION:
      'Los impuestos dependen de la dirección de la tienda. Complétala en la configuración.',
    CATALOG_ITEM_ALREADY_EXIST: 'El borrador ya tiene este artículo. Cambia su cantidad.',
    CATALOG_ITEM_NOT_AVAILABLE: 'Este producto o esta variante no está disponible. Elige otro.',
    CATALOG_ITEM_NOT_FOUND: 'Este producto ya no existe. Elige otro.',
    CHECKOUT_NOT_FOUND: 'Este proceso de pago ya no existe.',
    CONTACT_NOT_FOUND: 'El cliente que hizo el pedido ya no existe.',
    CREATE_ORDER_FAILED_VALIDATIONS:
      'Todavía no se puede crear un pedido con este borrador. Corrige los problemas que muestra.',
    CREDIT_EXCEEDS_INVOICE: 'El importe es mayor que lo que aún se puede rectificar. Introduce uno menor.',
    DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS: tooMuchOff,
    DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS: tooMuchOff,
    DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL: 'Los descuentos son mayores que el precio del envío. Redúcelos.',
    DISCOUNT_NOT_FOUND: 'El borrador ya no tiene este descuento. Vuelve a cargar la página e inténtalo de nuevo.',
    DISCOUNT_REMOVE_NOT_SUPPORTED: fixedPart,
    DISPUTE_ALREADY_ANSWERED: 'Ya has respondido a esta disputa.',
    DISPUTE_CLOSED: 'El banco ya ha decidido sobre esta disputa.',
    DISPUTE_DEADLINE_PASSED: 'Es demasiado tarde: el plazo para responder ha terminado.',
    DISPUTE_NOT_ANSWERABLE: 'Responde a esta disputa en el panel del proveedor de pagos.',
    DISPUTE_NOT_FOUND: 'Esta disputa ya no existe.',
    DRAFT_ORDER_ALREADY_COMMITTED: 'Este borrador ya es un pedido, así que no se puede cambiar.',
    DRAFT_ORDER_CANNOT_BE_DELETED: 'Este borrador ya es un pedido, así que no se puede eliminar.',
    DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS:
      'Estos cambios no se pueden aplicar al pedido. Vuelve a cargar la página para ver por qué.',
    DRAFT_ORDER_DOES_NOT_EXIST: 'Este borrador ya no existe. Puede que se haya eliminado en otra pestaña.',
    DUPLICATED_LINE_ITEM_IDS: itemTwice,
    EMPTY_CHANGE_REQUEST: 'No se ha cambiado nada.',
    GENERATE_INVOICE_NOT_SUPPORTED: 'Un pedido con este estado no puede tener factura.',
    GIFT_CARD_ITEM_UNSUPPORTED: 'Las tarjetas de regalo no se pueden añadir a un borrador ni cambiar en un pedido.',
    INVALID_EMAIL: 'El correo electrónico del cliente no es válido. Corrígelo en el pedido.',
    INVALID_PRICE_AMOUNT: 'El total del pedido debe ser mayor que 0.',
    INVOICE_ALREADY_EXISTS: 'El pedido ya tiene una factura. Anúlala o elimínala primero.',
    INVOICE_HAS_CREDIT_NOTES: 'La factura tiene facturas rectificativas. Anúlalas primero.',
    INVOICE_IS_DRAFT: 'Esta factura es un borrador. Emítela primero.',
    INVOICE_IS_ISSUED: 'Esta factura está emitida. Solo se puede anular.',
    INVOICE_IS_VOID: 'Esta factura se anuló.',
    INVOICE_NOT_FOUND: 'Esta factura o factura rectificativa ya no existe.',
    LINE_ITEM_DOES_NOT_EXIST: noItem,
    LINE_ITEM_NOT_FOUND: noItem,
    LINE_NOT_ON_INVOICE: 'La factura no tiene este artículo. Vuelve a cargar la página e inténtalo de nuevo.',
    MAX_ITEMS_REACHED: 'Un borrador puede tener como máximo 300 artículos distintos.',
    MISSING_CONTACT: 'El pedido no tiene cliente.',
    MISSING_CONTACT_EMAIL: 'El cliente no tiene correo electrónico. Añade uno al pedido.',
    MULTIPLE_ADDS_FOR_SAME_LINE_ITEM: itemTwice,
    MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM: itemTwice,
    NOTHING_TO_PRINT: 'Ninguno de estos pedidos tiene ese documento.',
    NOT_RETURNABLE: 'Este artículo no se puede devolver.',
    ORDER_CANCELED: 'El pedido se canceló.',
    ORDER_CANNOT_BE_EDITED: 'Este pedido no se puede editar.',
    ORDER_IS_PENDING: 'El pago de este pedido todavía se está revisando.',
    ORDER_IS_REJECTED: 'Este pedido se rechazó.',
    ORDER_NOT_FOUND: 'Este pedido ya no existe.',
    RECEIPT_ALREADY_EXIST: 'Este pago ya tiene un recibo.',
    SET_DEPOSIT_NOT_ALLOWED_IN_EDIT_MODE: 'Un pedido ya realizado no puede tener un anticipo.',
    STATUS_ALREADY_SET: 'El pedido ya tiene este estado.',
    STATUS_NOT_SUPPORTED: 'Los pedidos no pueden tener este estado. Para cancelar un pedido, usa «Cancelar pedido».',
    TRACKING_NUMBER_ALREADY_EXISTS: 'Otro envío de este pedido tiene este número de seguimiento.',
    UNKNOWN_CURRENCY: 'La moneda del pedido no se admite.',
    UNSUPPORTED_TRANSITION: 'El pedido no puede pasar de su estado actual a este. Vuelve a cargar la página.',
    UPDATING_LINE_ITEM_WITH_LOCATIONS:
      'La cantidad de este artículo no se puede cambiar: procede de varias ubicaciones.',
    UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN: 'El precio de un artículo eliminado no se puede cambiar.',
  },
}
