import type { Order } from '@vitrine/client'
import { expect, test } from 'vitest'
import { isToSend, shippableOf } from './shippable.ts'

const mug = { id: 'mug', quantity: 3, physicalProperties: { shippable: true } }
const file = { id: 'file', quantity: 1, physicalProperties: { shippable: false } }
const order = (more: object = {}): Order =>
  ({ lineItems: [mug, file], fulfillmentStatus: 'NOT_FULFILLED', ...more }) as unknown as Order
const parcel = (quantity: number, completed = true) => ({ id: 'one', lineItems: [{ id: 'mug', quantity }], completed })

test.each([
  ['nothing was shipped', {}, [], 3],
  ['a part was shipped', {}, [parcel(1)], 2],
  ['a part is only packed', {}, [parcel(2, false)], 1],
  ['a part was refunded and restocked', { lineItems: [{ ...mug, restockQuantity: 1 }, file] }, [parcel(1)], 1],
])('when %s, what is left can be shipped', (_what, more, fulfillments, left) => {
  expect(shippableOf(order(more), { fulfillments })).toMatchObject([{ line: { id: 'mug' }, left }])
})

test('an order of which all is packed, or nothing is to be sent any more, waits for no shipment', () => {
  expect(isToSend(order(), {})).toBe(true)
  expect(isToSend(order(), { fulfillments: [parcel(3, false)] })).toBe(false)
  expect(isToSend(order({ fulfillmentStatus: 'CANCELED' }), {})).toBe(false)
})
