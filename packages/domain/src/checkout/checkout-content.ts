import type { CheckoutContent } from '@vitrine/contract/calls/store/checkout-content.ts'
import type { Language } from '../languages.ts'

/** The ID of the hosted checkout page among the components of the stores app. */
export const hostedCheckoutId = '7f0b7d1e-52f4-4b0d-9c53-2a6c1e0f9d44'

/** Titles and buttons of the hosted checkout page. The pay button has the amount after its text. */
export const checkoutContent: Readonly<Record<Language, CheckoutContent>> = {
  en: {
    continueShoppingLink: 'Continue shopping',
    orderSummary: 'Order summary',
    customerDetails: 'Contact information',
    placeOrderButton: 'Place order',
    placeOrderPayButton: 'Pay',
  },
  de: {
    continueShoppingLink: 'Weiter einkaufen',
    orderSummary: 'Bestellübersicht',
    customerDetails: 'Kontaktdaten',
    placeOrderButton: 'Zahlungspflichtig bestellen',
    placeOrderPayButton: 'Jetzt kaufen',
  },
  es: {
    continueShoppingLink: 'Seguir comprando',
    orderSummary: 'Resumen del pedido',
    customerDetails: 'Datos de contacto',
    placeOrderButton: 'Realizar pedido',
    placeOrderPayButton: 'Pagar',
  },
  he: {
    continueShoppingLink: 'המשך בקנייה',
    orderSummary: 'סיכום הזמנה',
    customerDetails: 'פרטי קשר',
    placeOrderButton: 'ביצוע הזמנה',
    placeOrderPayButton: 'תשלום',
  },
}
