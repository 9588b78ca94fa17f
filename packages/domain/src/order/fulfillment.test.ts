import { expect, test } from 'vitest'
import {
  countOf,
  decideFulfillment,
  fulfillmentStatusOf,
  isSentWhole,
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
  ['nothing went out', {}, 'NOT_FULFILLED'],
  ['some of it', { parcels: [out(line('mugs'))] }, 'PARTIALLY_FULFILLED'],
  ['all of it, in two parcels', { parcels: [out(line('mugs')), out(line('mugs'), line('bowl'))] }, 'FULFILLED'],
  [
    'all of it was only packed',
    { parcels: [{ ...out(line('mugs', 2), line('bowl')), isOut: false }] },
    'NOT_FULFILLED',
  ],
  ['a line was named with nothing', { parcels: [out(line('mugs', 0))] }, 'NOT_FULFILLED'],
  ['the rest was refunded and restocked', { parcels: [out(line('mugs', 2))], restocked: [line('bowl')] }, 'FULFILLED'],
  ['all of it was refunded and restocked', { restocked: [line('mugs', 2), line('bowl')] }, 'CANCELED'],
  [
    'all of it came back after it was sent',
    { parcels: [out(line('mugs', 2), line('bowl'))], restocked: [line('mugs', 2), line('bowl')] },
    'FULFILLED',
  ],
])('when %s the order says so', (_, pieces, status) => {
  expect(fulfillmentStatusOf({ ...fresh, ...pieces }, 'APPROVED')).toBe(status)
  expect(isSentWhole({ ...fresh, ...pieces })).toBe(status === 'FULFILLED')
})

test.each<[string, Partial<Pieces>, string]>([
  ['before anything went out', {}, 'CANCELED'],
  ['after a parcel', { parcels: [out(line('mugs'))] }, 'PARTIALLY_FULFILLED'],
  ['of digital goods', { ordered: [book] }, 'FULFILLED'],
])('an order that is canceled %s says so', (_, pieces, status) => {
  expect(fulfillmentStatusOf({ ...fresh, ...pieces }, 'CANCELED')).toBe(status)
})

test('an order of digital goods waits for no parcel, and none has gone out', () => {
  const digital = { ...fresh, ordered: [book] }
  expect(fulfillmentStatusOf(digital, 'APPROVED')).toBe('FULFILLED')
  expect(isSentWhole(digital)).toBe(false)
  expect(unsentLines(digital)).toEqual([])
})

test('downloads do not keep an order from being canceled, once their links are out', () => {
  const file = { id: 'file', quantity: 1, isSent: false, isDownload: true }
  const ordered = [file, { ...bowl }]
  expect(isSentWhole({ ...fresh, ordered, parcels: [out(line('file'))] })).toBe(false)
  expect(isSentWhole({ ...fresh, ordered, parcels: [out(line('file'), line('bowl'))] })).toBe(true)
  expect(isSentWhole({ ...fresh, ordered: [file], parcels: [out(line('file'))] })).toBe(false)
  const restocked = [line('bowl')]
  expect(isSentWhole({ ...fresh, ordered, parcels: [out(line('file'))], restocked })).toBe(false)
})

test('an order that an edit has emptied waits for no parcel', () => {
  expect(fulfillmentStatusOf({ ...fresh, ordered: [{ ...mugs, quantity: 0 }] }, 'APPROVED')).toBe('FULFILLED')
})

test('a rejected order of which nothing went out is not waited for', () => {
  expect(fulfillmentStatusOf(fresh, 'REJECTED')).toBe('CANCELED')
  expect(fulfillmentStatusOf(fresh, 'PENDING')).toBe('NOT_FULFILLED')
  expect(fulfillmentStatusOf({ ...fresh, ordered: [] }, 'CANCELED')).toBe('FULFILLED')
})

test('counts the pieces of a line, wherever it is named', () => {
  expect(countOf([line('mugs', 2), line('bowl'), line('mugs')], 'mugs')).toBe(3)
  expect(unsentLines({ ...fresh, parcels: [out(line('mugs'))] })).toEqual([line('mugs'), line('bowl')])
})

test('what was put back on the shelf is never waited for again', () => {
  const order = { ...fresh, status: 'APPROVED', fulfillmentStatus: 'CANCELED' } as const
  expect(() => decideFulfillment(order)).toThrow('An order that is CANCELED must not move.')
  expect(decideFulfillment({ ...order, parcels: [out(line('bowl'))] })).toBe('PARTIALLY_FULFILLED')
})
