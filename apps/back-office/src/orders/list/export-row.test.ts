import type { Order } from '@vitrine/client'
import { expect, test } from 'vitest'
import { formatCsv } from '@vitrine/domain/csv.ts'
import { words } from '../../words/words.ts'
import { exportRow } from './export-row.ts'

const price = (amount: string) => ({ amount, formattedAmount: amount })
const order = {
  number: '10001',
  createdDate: new Date('2026-11-22T10:00:00Z'),
  status: 'APPROVED',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
  buyerInfo: { email: 'ann@example.test' },
  billingInfo: { contactDetails: { firstName: '=1+1', lastName: 'Smith, Jr.', phone: '+49 151 1' } },
  recipientInfo: { address: { addressLine: 'Weg 1', city: 'Berlin', country: 'DE' } },
  lineItems: [{ quantity: 2, physicalProperties: { sku: 'MUG-1' } }, { quantity: 1 }],
  priceSummary: { subtotal: price('10.00'), total: price('12.00') },
  currency: 'EUR',
  channelInfo: { type: 'WEB' },
  tags: { privateTags: { tagIds: ['a1', 'old'] } },
  buyerNote: 'Say “hi”\nat the door',
} as unknown as Order

test('formats an order as one row with a cell per column', () => {
  const row = exportRow(order, { tagNames: new Map([['a1', 'Gift']]), timeZone: 'Pacific/Auckland' })
  expect(row).toHaveLength(words.desk.csvColumns.length)
  expect(Object.fromEntries(row.map((cell, at) => [words.desk.csvColumns[at], cell]))).toMatchObject({
    Order: '10001',
    Date: '2026-11-22T23:00:00+13:00',
    Customer: '=1+1 Smith, Jr.',
    'Payment status': 'Paid',
    Items: '3',
    SKUs: 'MUG-1 × 2',
    Total: '12.00',
    City: 'Berlin',
    Channel: 'Online store',
    Tags: 'Gift, old',
    Archived: 'No',
  })
})

test('never writes a formula into a cell', () => {
  const text = formatCsv([exportRow(order, { tagNames: new Map(), timeZone: 'UTC' })])
  expect(text).toContain(`"'=1+1 Smith, Jr."`)
  expect(text).toContain(`,'+49 151 1,`)
})
