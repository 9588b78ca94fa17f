import { expect, test } from 'vitest'
import { placeOfSale, reverseCharge } from './reverse-charge.ts'

const seller = { place: { country: 'DE' }, vatId: 'DE136695976' }
const french = 'FR40303265045'
const buyer = (country: string, vatId?: string) => ({ place: { country }, vatId })

test.each([
  ['a business of another EU country', seller, buyer('FR', french), true],
  ['one of Greece, whose VAT IDs begin with EL', seller, buyer('GR', 'EL094259216'), true],
  ['one that has the goods sent to a third EU country', seller, buyer('IT', french), true],
  ['nobody without a VAT ID', seller, buyer('FR'), false],
  ['nobody whose VAT ID is none', seller, buyer('FR', 'FR40303265046'), false],
  ['nobody of the seller’s own country', seller, buyer('DE', 'DE136695976'), false],
  ['nobody who has the goods sent within the seller’s country', seller, buyer('DE', french), false],
  ['nobody with a VAT ID of the seller’s country', seller, buyer('FR', 'DE136695976'), false],
  ['nobody whose place is not known', seller, { place: undefined, vatId: french }, false],
  ['nobody where the seller’s place is not known', { ...seller, place: undefined }, buyer('FR', french), false],
  ['nobody where the seller’s VAT ID is none', { ...seller, vatId: 'DE136695977' }, buyer('FR', french), false],
  ['nobody outside the EU', seller, buyer('CH', french), false],
  ['nobody where the seller has no VAT ID', { place: seller.place, vatId: undefined }, buyer('FR', french), false],
  ['nobody where the seller’s VAT ID is of elsewhere', { ...seller, vatId: french }, buyer('IT', french), false],
  ['nobody where the seller is outside the EU', { ...seller, place: { country: 'US' } }, buyer('FR', french), false],
] as const)('reverse charge is for %s', (_title, from, to, isRight) => {
  expect(reverseCharge(from, to) !== undefined).toBe(isRight)
})

test('both VAT IDs are told without what stands between their digits', () => {
  expect(reverseCharge(seller, buyer('FR', 'fr 40 303 265 045'))).toEqual({
    reason: 'REVERSE_CHARGE',
    buyerVatId: french,
    sellerVatId: 'DE136695976',
  })
})

test('without the one-stop shop a sale to another EU country is taxed at home, and any other where it goes', () => {
  const small = { ...seller, isInOneStopShop: false }
  expect(placeOfSale(seller, { country: 'FR' })).toEqual({ country: 'FR' })
  expect(placeOfSale(small, { country: 'FR' })).toEqual({ country: 'DE' })
  expect(placeOfSale(small, { country: 'US' })).toEqual({ country: 'US' })
  expect(placeOfSale(small, undefined)).toBeUndefined()
  expect(placeOfSale({ ...small, place: undefined }, { country: 'FR' })).toEqual({ country: 'FR' })
})
