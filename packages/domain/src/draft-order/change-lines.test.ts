import { expect, test } from 'vitest'
import { changeLines, findUnderFulfilled } from './change-lines.ts'
import type { DraftLine } from './content.ts'
import { nonDraftableReasons, type OrderToEdit } from './draftability.ts'
import { fulfilledPieces } from './fulfilled.ts'
import { decideDraftOrder } from './states.ts'

const details = { productName: { original: 'Mug' } }
const shown = { id: 'mug', quantity: 3, price: {}, productName: {} }
const mug: DraftLine = {
  id: 'mug',
  quantity: 3,
  price: 1900,
  kind: 'PHYSICAL',
  details,
  before: { quantity: 3, price: 1900, shown },
}
const card: DraftLine = { id: 'card', quantity: 1, price: 500, kind: 'GIFT_CARD', details }
const placed: DraftLine = {
  id: 'placed',
  quantity: 2,
  price: 100,
  kind: 'DIGITAL',
  details: { ...details, locations: [{ quantity: 1 }] },
}
const added: DraftLine = { id: 'added', quantity: 1, price: 700, kind: 'DIGITAL', details }
const lines = [mug, card, placed, added]
const nothingSent = new Map<string, number>()

test.each([
  ['a line that does not exist', [{ lineItemId: 'vase', quantity: 1 }], 'LINE_ITEM_DOES_NOT_EXIST'],
  ['a gift card', [{ lineItemId: 'card', quantity: 2 }], 'GIFT_CARD_ITEM_UNSUPPORTED'],
  [
    'the quantity of a line with locations',
    [{ lineItemId: 'placed', quantity: 3 }],
    'UPDATING_LINE_ITEM_WITH_LOCATIONS',
  ],
  ['nothing', [], 'EMPTY_CHANGE_REQUEST'],
] as const)('does not change %s', (_what, changes, code) => {
  expect(changeLines(lines, changes, nothingSent)).toMatchObject({ ok: false, code })
})

test('keeps removed lines of the order for restoring, and drops removed new lines', () => {
  const changed = changeLines(
    lines,
    [
      { lineItemId: 'mug', quantity: 0 },
      { lineItemId: 'added', quantity: 0 },
    ],
    nothingSent,
  )
  expect(changed).toMatchObject({ ok: true, lines: [{ id: 'mug', quantity: 0 }, card, placed] })
})

test('keeps the quantity that is in parcels, including parcels created later', () => {
  const fulfilled = fulfilledPieces({
    ordered: [{ id: 'mug', quantity: 3, isSent: true }],
    parcels: [{ id: 'p', lines: [{ id: 'mug', quantity: 1 }], isOut: true }],
    restocked: [{ id: 'mug', quantity: 1 }],
  })
  expect(changeLines(lines, [{ lineItemId: 'mug', quantity: 1 }], fulfilled)).toMatchObject({
    code: 'FULFILLED',
    minimum: 2,
  })
  expect(findUnderFulfilled([{ ...mug, quantity: 1 }], fulfilled)).toEqual({ lineItemId: 'mug', minimum: 2 })
  expect(findUnderFulfilled([{ ...mug, quantity: 2 }], fulfilled)).toBeUndefined()
})

const order: OrderToEdit = {
  order: {
    status: 'APPROVED',
    paymentStatus: 'PAID',
    channelInfo: { type: 'WEB' },
    currency: 'EUR',
    weightUnit: 'KG',
    lineItems: [],
  },
  site: { currency: 'EUR', weightUnit: 'KG' },
  hasRefunds: false,
  hasChargebacks: false,
  addsUp: true,
}

test.each([
  [{}, []],
  [{ hasRefunds: true }, ['PARTIALLY_OR_FULLY_REFUNDED']],
  [{ hasChargebacks: true, addsUp: false }, ['ORDER_HAS_CHARGEBACKS', 'AMOUNTS_DO_NOT_ADD_UP']],
  [{ order: { ...order.order, channelInfo: { type: 'EBAY' as const } } }, ['UNSUPPORTED_CHANNEL_TYPE']],
  [{ order: { ...order.order, status: 'CANCELED' as const } }, ['ORDER_STATUS_IS_NOT_SUPPORTED']],
  [
    { site: { currency: 'USD', weightUnit: 'LB' } },
    ['ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT', 'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT'],
  ],
  [{ order: { ...order.order, lineItems: [{ ...shown, subscriptionInfo: {} }] } }, ['SUBSCRIPTION_LINE_ITEM_EXISTS']],
] as const)('returns why an order with %o cannot be edited: %o', (more, reasons) => {
  expect(nonDraftableReasons({ ...order, ...more } as OrderToEdit)).toEqual(reasons)
})

test('can be changed until it is committed, but not afterwards', () => {
  expect(decideDraftOrder('DRAFT', 'CHANGE')).toMatchObject({ ok: true, state: 'DRAFT' })
  expect(decideDraftOrder('DRAFT', 'COMMIT')).toMatchObject({ ok: true, state: 'COMMITTED', tasks: ['write-order'] })
  for (const event of ['CHANGE', 'COMMIT', 'DELETE'] as const) {
    expect(decideDraftOrder('COMMITTED', event)).toEqual({ ok: false, code: 'DRAFT_ORDER_ALREADY_COMMITTED' })
  }
})
