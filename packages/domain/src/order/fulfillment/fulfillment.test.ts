import { expect, test } from 'vitest'
import {
  countOf,
  decideFulfillment,
  fulfillmentStatusOf,
  isFullyShipped,
  unsentLines,
  type Parcel,
  type Pieces,
} from './fulfillment.ts'

const [mugs, bowl, book] = [
  { id: 'mugs', quantity: 2, isSent: true },
  { id: 'bowl', quantity: 1, isSent: true },
  { id: 'book', quantity: 1, isSent: false },
]
const line = (id: string, quantity = 1) => ({ id, quantity })
const out = (...lines: Parcel['lines'][number][]): Parcel => ({ id: 'parcel', lines, isOut: true })
const fresh: Pieces = { ordered: [mugs, bowl, book], parcels: [], restocked: [] }

test.each<[string, Partial<Pieces>, string]>([
  ['before any shipment', {}, 'NOT_FULFILLED'],
  ['after a partial shipment', { parcels: [out(line('mugs'))] }, 'PARTIALLY_FULFILLED'],
  [
    'after a full shipment in two parcels',
    { parcels: [out(line('mugs')), out(line('mugs'), line('bowl'))] },
    'FULFILLED',
  ],
  [
    'if everything is packed but not shipped',
    { parcels: [{ ...out(line('mugs', 2), line('bowl')), isOut: false }] },
    'NOT_FULFILLED',
  ],
  ['with a line of quantity zero', { parcels: [out(line('mugs', 0))] }, 'NOT_FULFILLED'],
  [
    'if the rest was refunded and restocked',
    { parcels: [out(line('mugs', 2))], restocked: [line('bowl')] },
    'FULFILLED',
  ],
  ['if everything was refunded and restocked', { restocked: [line('mugs', 2), line('bowl')] }, 'CANCELED'],
  [
    'if everything was returned after shipment',
    { parcels: [out(line('mugs', 2), line('bowl'))], restocked: [line('mugs', 2), line('bowl')] },
    'FULFILLED',
  ],
])('returns the fulfillment status %s', (_, pieces, status) => {
  expect(fulfillmentStatusOf({ ...fresh, ...pieces }, 'APPROVED')).toBe(status)
  expect(isFullyShipped({ ...fresh, ...pieces })).toBe(status === 'FULFILLED')
})

test.each<[string, Partial<Pieces>, string]>([
  ['before any shipment', {}, 'CANCELED'],
  ['after a parcel', { parcels: [out(line('mugs'))] }, 'PARTIALLY_FULFILLED'],
  ['of digital goods', { ordered: [book] }, 'FULFILLED'],
])('returns the fulfillment status of an order canceled %s', (_, pieces, status) => {
  expect(fulfillmentStatusOf({ ...fresh, ...pieces }, 'CANCELED')).toBe(status)
})

test('requires no shipment for digital goods, and does not count them as shipped', () => {
  const digital = { ...fresh, ordered: [book] }
  expect(fulfillmentStatusOf(digital, 'APPROVED')).toBe('FULFILLED')
  expect(isFullyShipped(digital)).toBe(false)
  expect(unsentLines(digital)).toEqual([])
})

test('allows canceling an order whose download links were sent', () => {
  const file = { id: 'file', quantity: 1, isSent: false, isDownload: true }
  const ordered = [file, { ...bowl }]
  expect(isFullyShipped({ ...fresh, ordered, parcels: [out(line('file'))] })).toBe(false)
  expect(isFullyShipped({ ...fresh, ordered, parcels: [out(line('file'), line('bowl'))] })).toBe(true)
  expect(isFullyShipped({ ...fresh, ordered: [file], parcels: [out(line('file'))] })).toBe(false)
  const restocked = [line('bowl')]
  expect(isFullyShipped({ ...fresh, ordered, parcels: [out(line('file'))], restocked })).toBe(false)
})

test('counts an order as fulfilled if an edit removed all its lines', () => {
  expect(fulfillmentStatusOf({ ...fresh, ordered: [{ ...mugs, quantity: 0 }] }, 'APPROVED')).toBe('FULFILLED')
})

test('counts a rejected order without shipments as canceled', () => {
  expect(fulfillmentStatusOf(fresh, 'REJECTED')).toBe('CANCELED')
  expect(fulfillmentStatusOf(fresh, 'PENDING')).toBe('NOT_FULFILLED')
  expect(fulfillmentStatusOf({ ...fresh, ordered: [] }, 'CANCELED')).toBe('FULFILLED')
})

test('adds up quantities of a line that appears several times', () => {
  expect(countOf([line('mugs', 2), line('bowl'), line('mugs')], 'mugs')).toBe(3)
  expect(unsentLines({ ...fresh, parcels: [out(line('mugs'))] })).toEqual([line('mugs'), line('bowl')])
})

test('does not reopen an order whose goods were restocked', () => {
  const order = { ...fresh, status: 'APPROVED', fulfillmentStatus: 'CANCELED' } as const
  expect(() => decideFulfillment(order)).toThrow('An order that is CANCELED must not move.')
  expect(decideFulfillment({ ...order, parcels: [out(line('bowl'))] })).toBe('PARTIALLY_FULFILLED')
})
