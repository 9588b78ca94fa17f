import { expect, test } from 'vitest'
import { decideRevoke, type SoldCard } from './revoke.ts'

const card = (id: string, more: Partial<SoldCard> = {}): SoldCard => ({
  id,
  lineItemId: 'line',
  value: 5000,
  balance: 5000,
  disabled: false,
  ...more,
})
const spent = { balance: 3000 }
const off = { disabled: true }

test.each([
  ['everything is refunded', [card('a'), card('b')], { retainedAmount: 0 }, { ok: true, disable: ['a', 'b'] }],
  ['everything of a card and a mug is refunded', [card('a')], { retainedAmount: 0 }, { ok: true, disable: ['a'] }],
  ['only other goods are refunded', [card('a')], { retainedAmount: 5000 }, { ok: true, disable: [] }],
  [
    'one of two is refunded by line',
    [card('a'), card('b')],
    { lines: [{ id: 'line', quantity: 1 }], retainedAmount: 5000 },
    { ok: true, disable: ['b'] },
  ],
  [
    'the second one is refunded by line later',
    [card('a'), card('b', off)],
    { lines: [{ id: 'line', quantity: 2 }], retainedAmount: 0 },
    { ok: true, disable: ['a'] },
  ],
  [
    'a mug is refunded by line',
    [card('a', spent)],
    { lines: [{ id: 'mug', quantity: 1 }], retainedAmount: 5000 },
    { ok: true, disable: [] },
  ],
  [
    'the unspent one of two is refunded by line',
    [card('a', spent), card('b')],
    { lines: [{ id: 'line', quantity: 1 }], retainedAmount: 5000 },
    { ok: true, disable: ['b'] },
  ],
  [
    'the unspent balance of a disabled card is refunded',
    [card('a', { ...spent, ...off })],
    { retainedAmount: 2000 },
    { ok: true, disable: [] },
  ],
  [
    'the order is canceled without a refund',
    [card('a'), card('b', spent)],
    { retainedAmount: 10_000, isCanceled: true },
    { ok: true, disable: ['a'] },
  ],
  ['there are no cards', [], { retainedAmount: 0 }, { ok: true, disable: [] }],
] as const)('disables gift cards if %s', (_name, cards, back, expected) => {
  expect(decideRevoke(cards, back)).toEqual(expected)
})

test.each([
  ['an order with a redeemed card', [card('a', spent)], { retainedAmount: 0 }, 'GIFT_CARD_REDEEMED', 5000],
  [
    'a redeemed card by line',
    [card('a', spent)],
    { lines: [{ id: 'line', quantity: 1 }], retainedAmount: 0 },
    'GIFT_CARD_REDEEMED',
    5000,
  ],
  [
    'more than the unspent balance of a disabled card',
    [card('a', { ...spent, ...off })],
    { retainedAmount: 1999 },
    'GIFT_CARD_REDEEMED',
    2000,
  ],
  [
    'a canceled order with a redeemed card',
    [card('a', spent)],
    { retainedAmount: 0, isCanceled: true },
    'GIFT_CARD_REDEEMED',
    5000,
  ],
  ['a part of a card', [card('a')], { retainedAmount: 3000 }, 'GIFT_CARDS_NOT_NAMED', 5000],
  ['one of two, without its line', [card('a'), card('b')], { retainedAmount: 5000 }, 'GIFT_CARDS_NOT_NAMED', 10_000],
] as const)('does not refund %s', (_name, cards, back, code, bound) => {
  expect(decideRevoke(cards, back)).toEqual({ ok: false, code, bound })
})
