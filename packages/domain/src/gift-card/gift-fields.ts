/**
 * The details of a gift card, entered in custom text fields that every gift card product has. Any storefront that shows
 * a product's text fields can sell gift cards.
 */
export const giftFields = {
  recipientName: { title: 'Recipient name', maxLength: 100 },
  recipientEmail: { title: 'Recipient email', maxLength: 254 },
  senderName: { title: 'Sender name', maxLength: 100 },
  message: { title: 'Message', maxLength: 400 },
  deliveryDate: { title: 'Delivery date', maxLength: 10 },
} as const

export type GiftField = keyof typeof giftFields
