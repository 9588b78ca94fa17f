import type { Order, OrderWithFulfillments } from '@vitrine/client'
import { expect, test } from 'vitest'
import { draftEvidence } from './dispute-evidence.ts'

const contact = {
  contactDetails: { firstName: 'Ann', lastName: 'Lee' },
  address: { addressLine: 'Ring 1', postalCode: '10115', city: 'Berlin', country: 'DE' },
}
const order = {
  number: '10001',
  createdDate: new Date('2026-11-20T10:00:00Z'),
  lineItems: [{ quantity: 2, productName: { original: 'Mug' } }],
  priceSummary: { shipping: { formattedAmount: '€4.90' }, total: { formattedAmount: '€42.90' } },
  buyerInfo: { email: 'ann@example.com' },
  billingInfo: contact,
  recipientInfo: contact,
} as unknown as Order

test("fills in evidence from the order's shipments, receipt and customer", () => {
  const parcel = (trackingNumber: string) => ({
    createdDate: new Date('2026-11-22T07:59:00Z'),
    trackingInfo: { trackingNumber, shippingProvider: 'DHL' },
  })
  const sent = { fulfillments: [parcel('42'), parcel('43')] } as unknown as OrderWithFulfillments
  expect(draftEvidence(order, { sent, timeZone: 'America/Los_Angeles' })).toMatchObject({
    shippingCarrier: 'DHL',
    shippingTrackingNumber: '42, 43',
    shippingDate: '2026-11-21',
    customerName: 'Ann Lee',
    customerEmail: 'ann@example.com',
    productDescription: '2 × Mug',
    receipt: 'Order 10001, 2026-11-20\n2 × Mug\nDelivery: €4.90\nTotal: €42.90',
  })
})

test('leaves the shipping evidence of an unshipped order empty', () => {
  const evidence = draftEvidence(order, { sent: {} as OrderWithFulfillments, timeZone: 'UTC' })
  expect(evidence).toMatchObject({ shippingCarrier: '', shippingTrackingNumber: '', shippingDate: '' })
})
