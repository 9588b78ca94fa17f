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
  ['all goes back', [card('a'), card('b')], { keeps: 0 }, { ok: true, disable: ['a', 'b'] }],
  ['all goes back of a card and a mug', [card('a')], { keeps: 0 }, { ok: true, disable: ['a'] }],
  ['what other goods cost goes back', [card('a')], { keeps: 5000 }, { ok: true, disable: [] }],
  [
    'one of two goes back by name',
    [card('a'), card('b')],
    { lines: [{ id: 'line', quantity: 1 }], keeps: 5000 },
    { ok: true, disable: ['b'] },
  ],
  [
    'the second one follows',
    [card('a'), card('b', off)],
    { lines: [{ id: 'line', quantity: 2 }], keeps: 0 },
    { ok: true, disable: ['a'] },
  ],
  [
    'a mug goes back by name',
    [card('a', spent)],
    { lines: [{ id: 'mug', quantity: 1 }], keeps: 5000 },
    { ok: true, disable: [] },
  ],
  [
    'the unspent one of two goes back by name',
    [card('a', spent), card('b')],
    { lines: [{ id: 'line', quantity: 1 }], keeps: 5000 },
    { ok: true, disable: ['b'] },
  ],
  [
    'what was not spent of a deactivated card goes back',
    [card('a', { ...spent, ...off })],
    { keeps: 2000 },
    { ok: true, disable: [] },
  ],
  [
    'the order is canceled, and its money is kept',
    [card('a'), card('b', spent)],
    { keeps: 10_000, isCanceled: true },
    { ok: true, disable: ['a'] },
  ],
  ['there are no cards', [], { keeps: 0 }, { ok: true, disable: [] }],
] as const)('where %s, so many cards stop paying', (_name, cards, back, expected) => {
  expect(decideRevoke(cards, back)).toEqual(expected)
})

test.each([
  ['all of an order with a redeemed card', [card('a', spent)], { keeps: 0 }, 'GIFT_CARD_REDEEMED', 5000],
  [
    'a redeemed card by name',
    [card('a', spent)],
    { lines: [{ id: 'line', quantity: 1 }], keeps: 0 },
    'GIFT_CARD_REDEEMED',
    5000,
  ],
  [
    'more than was not spent of a deactivated card',
    [card('a', { ...spent, ...off })],
    { keeps: 1999 },
    'GIFT_CARD_REDEEMED',
    2000,
  ],
  [
    'an order with a redeemed card that is canceled',
    [card('a', spent)],
    { keeps: 0, isCanceled: true },
    'GIFT_CARD_REDEEMED',
    5000,
  ],
  ['a part of a card', [card('a')], { keeps: 3000 }, 'GIFT_CARDS_NOT_NAMED', 5000],
  ['one of two, unnamed', [card('a'), card('b')], { keeps: 5000 }, 'GIFT_CARDS_NOT_NAMED', 10_000],
] as const)('%s is not refunded', (_name, cards, back, code, bound) => {
  expect(decideRevoke(cards, back)).toEqual({ ok: false, code, bound })
})
