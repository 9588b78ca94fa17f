import type { Fulfillment } from '@vitrine/contract/entities/order-fulfillments.ts'
import type { Order } from '@vitrine/contract/entities/order.ts'
import type { Block, Letter } from '../mail/letter.ts'
import type { Site } from '../site/sites.ts'

const rowsOf = ({ lineItems, priceSummary }: Order): (readonly [string, string])[] => {
  const { subtotal, shipping, discount, tax, total } = priceSummary
  const lines = lineItems.map(({ productName, quantity, descriptionLines = [], totalPriceAfterTax, lineItemPrice }) => {
    const choices = descriptionLines.map(({ plainText, colorInfo }) => plainText?.original ?? colorInfo?.original ?? '')
    const name = [productName.original, ...choices].filter(Boolean).join(', ')
    return [`${quantity} × ${name}`, (lineItemPrice ?? totalPriceAfterTax)?.formattedAmount ?? ''] as const
  })
  const isCharged = (price: { amount?: string } | undefined) =>
    price?.amount !== undefined && Number(price.amount) !== 0
  return [
    ...lines,
    ['Subtotal', subtotal.formattedAmount ?? ''],
    ...(isCharged(discount) ? [['Discount', `−${discount?.formattedAmount ?? ''}`] as const] : []),
    ['Delivery', shipping?.formattedAmount ?? ''],
    ['Tax', tax?.formattedAmount ?? ''],
    ['Total', total.formattedAmount ?? ''],
  ]
}

const addressBlock = (order: Order): Block[] => {
  const contact = order.recipientInfo
  if (!contact?.address) return []
  const { address, contactDetails } = contact
  const lines = [
    [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' '),
    address.addressLine ?? '',
    [address.postalCode, address.city].filter(Boolean).join(' '),
    address.country ?? '',
  ]
  return [{ type: 'paragraph', text: `We deliver to: ${lines.filter(Boolean).join(', ')}` }]
}

/** Tells the buyer what was ordered. */
export const confirmationLetter = (order: Order, site: Site): Letter => ({
  subject: `Your order ${order.number} from ${site.name}`,
  from: site.name,
  blocks: [
    { type: 'heading', text: 'Thank you for your order' },
    { type: 'paragraph', text: `Your order number is ${order.number}. We will write again when it is on its way.` },
    { type: 'rows', rows: rowsOf(order) },
    ...addressBlock(order),
  ],
})

/** Tells the buyer that something of the order is on its way. */
export const sentLetter = (order: Order, { site, fulfillment }: { site: Site; fulfillment: Fulfillment }): Letter => {
  const { trackingNumber, trackingLink, shippingProvider } = fulfillment.trackingInfo ?? {}
  const nameOf = (id: string | undefined) => order.lineItems.find((line) => line.id === id)?.productName.original ?? ''
  const tracking: Block[] = [
    ...(trackingNumber
      ? [
          {
            type: 'paragraph' as const,
            text: `Tracking number: ${[shippingProvider, trackingNumber].filter(Boolean).join(' ')}`,
          },
        ]
      : []),
    ...(trackingLink ? [{ type: 'link' as const, text: 'Follow the parcel', url: trackingLink }] : []),
  ]
  return {
    subject: `Your order ${order.number} is on its way`,
    from: site.name,
    blocks: [
      { type: 'heading', text: 'It is on its way' },
      {
        type: 'rows',
        rows: (fulfillment.lineItems ?? []).map(({ id, quantity }) => [`${quantity} × ${nameOf(id)}`, ''] as const),
      },
      ...tracking,
    ],
  }
}
