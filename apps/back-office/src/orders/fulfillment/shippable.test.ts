import type { Order } from '@vitrine/client'
import { expect, test } from 'vitest'
import { hasItemsToShip, shippableItems } from './shippable.ts'

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
])('returns the remaining quantity when %s', (_what, more, fulfillments, left) => {
  expect(shippableItems(order(more), { fulfillments })).toMatchObject([{ line: { id: 'mug' }, left }])
})

test('has nothing to ship if all items are packed or fulfillment is canceled', () => {
  expect(hasItemsToShip(order(), {})).toBe(true)
  expect(hasItemsToShip(order(), { fulfillments: [parcel(3, false)] })).toBe(false)
  expect(hasItemsToShip(order({ fulfillmentStatus: 'CANCELED' }), {})).toBe(false)
})
