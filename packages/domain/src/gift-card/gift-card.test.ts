import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giftCardAmount, giftCardRefusal, giftCardStatus, normalGiftCardCode, type GiftCard } from './gift-card.ts'

const now = new Date('2026-11-20T12:00:00Z')
const card = (more: Partial<GiftCard> = {}): GiftCard => ({ currency: 'EUR', balance: 5000, disabled: false, ...more })

test.each<[string, Partial<GiftCard>, string | undefined, string]>([
  ['is valid', {}, undefined, 'ACTIVE'],
  ['is valid for another hour', { expires: new Date('2026-11-20T13:00:00Z') }, undefined, 'ACTIVE'],
  ['expires now', { expires: now }, 'ERROR_GIFT_CARD_EXPIRED', 'EXPIRED'],
  ['was disabled', { disabled: true, expires: now }, 'ERROR_GIFT_CARD_DISABLED', 'DISABLED'],
  ['is in dollars', { currency: 'USD' }, 'ERROR_GIFT_CARD_CURRENCY', 'ACTIVE'],
  ['is used up', { balance: 0 }, 'ERROR_GIFT_CARD_EMPTY', 'EMPTY'],
])('returns the refusal and status of a gift card that %s', (_name, more, refusal, status) => {
  expect(giftCardRefusal(card(more), { currency: 'EUR', now })).toBe(refusal)
  expect(giftCardStatus(card(more), now)).toBe(status)
})

test('pays at most the balance, the total, and the requested amount', () => {
  const money = fc.nat(1_000_000)
  fc.assert(
    fc.property(money, money, fc.option(money, { nil: undefined }), (balance, total, requested) => {
      const amount = giftCardAmount(card({ balance }), total, requested)
      expect(amount).toBe(Math.min(balance, total, requested ?? total))
      expect(amount).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('normalizes codes as people type them', () => {
  expect(normalGiftCardCode(' abcd-0o1l iIxy ')).toBe('ABCD001111XY')
})
