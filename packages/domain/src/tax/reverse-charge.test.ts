import { expect, test } from 'vitest'
import { placeOfSale, reverseCharge } from './reverse-charge.ts'

const seller = { place: { country: 'DE' }, vatId: 'DE136695976' }
const french = 'FR40303265045'
const buyer = (country: string, vatId?: string) => ({ place: { country }, vatId })

test.each([
  ['applies to a business in another EU country', seller, buyer('FR', french), true],
  ['applies to a business in Greece, whose VAT IDs begin with EL', seller, buyer('GR', 'EL094259216'), true],
  ['applies to a business that ships to a third EU country', seller, buyer('IT', french), true],
  ['does not apply to buyers without a VAT ID', seller, buyer('FR'), false],
  ['does not apply to buyers with an invalid VAT ID', seller, buyer('FR', 'FR40303265046'), false],
  ['does not apply to buyers in the seller’s own country', seller, buyer('DE', 'DE136695976'), false],
  ['does not apply to buyers who ship within the seller’s country', seller, buyer('DE', french), false],
  ['does not apply to buyers with a VAT ID of the seller’s country', seller, buyer('FR', 'DE136695976'), false],
  ['does not apply to buyers whose place is unknown', seller, { place: undefined, vatId: french }, false],
  ['does not apply if the seller’s place is unknown', { ...seller, place: undefined }, buyer('FR', french), false],
  ['does not apply if the seller’s VAT ID is invalid', { ...seller, vatId: 'DE136695977' }, buyer('FR', french), false],
  ['does not apply to buyers outside the EU', seller, buyer('CH', french), false],
  ['does not apply if the seller has no VAT ID', { place: seller.place, vatId: undefined }, buyer('FR', french), false],
  [
    'does not apply if the seller’s VAT ID is of another country',
    { ...seller, vatId: french },
    buyer('IT', french),
    false,
  ],
  [
    'does not apply if the seller is outside the EU',
    { ...seller, place: { country: 'US' } },
    buyer('FR', french),
    false,
  ],
] as const)('reverse charge %s', (_title, from, to, isRight) => {
  expect(reverseCharge(from, to) !== undefined).toBe(isRight)
})

test('returns both VAT IDs without separators', () => {
  expect(reverseCharge(seller, buyer('FR', 'fr 40 303 265 045'))).toEqual({
    reason: 'REVERSE_CHARGE',
    buyerVatId: french,
    sellerVatId: 'DE136695976',
  })
})

test('taxes sales to other EU countries at home without the one-stop shop, and all others at the destination', () => {
  const small = { ...seller, isInOneStopShop: false }
  expect(placeOfSale(seller, { country: 'FR' })).toEqual({ country: 'FR' })
  expect(placeOfSale(small, { country: 'FR' })).toEqual({ country: 'DE' })
  expect(placeOfSale(small, { country: 'US' })).toEqual({ country: 'US' })
  expect(placeOfSale(small, undefined)).toBeUndefined()
  expect(placeOfSale({ ...small, place: undefined }, { country: 'FR' })).toEqual({ country: 'FR' })
})
