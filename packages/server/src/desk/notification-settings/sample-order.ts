import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { speechFor } from '../../ground/words/speech.ts'

const price = 2400
const delivery = 500
const quantity = 2

/** Returns the fictitious order in a test email. */
export const sampleOrder = (site: Site, now: Date): Order => {
  const { words } = speechFor({ site: site.language })
  const { sample } = words.ownerNews
  const money = createMoneyWriter(site)
  const subtotal = price * quantity
  const contactDetails = { firstName: sample.firstName, lastName: sample.lastName, phone: '+1 555 0100' }
  const address = { addressLine: sample.street, city: sample.city, postalCode: '10115', country: 'DE' }
  const recipientInfo = { contactDetails, address }
  return {
    id: '',
    number: '10000',
    createdDate: now.toISOString(),
    currency: site.currency,
    lineItems: [
      {
        id: '1',
        productName: { original: sample.product },
        quantity,
        price: money.price(price),
        lineItemPrice: money.price(subtotal),
      },
    ],
    buyerInfo: { email: 'customer@example.com' },
    paymentStatus: 'PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    status: 'APPROVED',
    priceSummary: {
      subtotal: money.price(subtotal),
      shipping: money.price(delivery),
      total: money.price(subtotal + delivery),
    },
    balanceSummary: { balance: money.price(0), paid: money.price(subtotal + delivery), refunded: money.price(0) },
    shippingInfo: { title: sample.delivery },
    recipientInfo,
    billingInfo: recipientInfo,
    buyerNote: sample.note,
  }
}
