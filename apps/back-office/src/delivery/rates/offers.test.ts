import type { ShippingOptionInput, StoreDeliveryRegion } from '@vitrine/client'
import { expect, test } from 'vitest'
import { offersFor } from './offers.ts'

const region = (id: string, destinations: StoreDeliveryRegion['destinations']): StoreDeliveryRegion => ({
  id,
  name: id,
  destinations,
  revision: '1',
  createdDate: new Date(),
  updatedDate: new Date(),
})
const shop = {
  regions: [region('germany', [{ country: 'DE' }]), region('everywhere', [])],
  currency: 'EUR',
}
const parcel: ShippingOptionInput = {
  title: 'Parcel',
  deliveryRegionIds: ['germany'],
  rates: [
    { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '50' }] },
    { amount: '4.90', conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '5' }] },
  ],
}
const abroad: ShippingOptionInput = {
  title: 'World',
  deliveryRegionIds: ['everywhere'],
  rates: [{ amount: '3', multiplyByQuantity: true }],
}
const pay = (country: string, weight: number, goods: string, quantity = 1) =>
  offersFor([parcel, abroad], { place: { country }, weight, goods, quantity }, shop).map(
    ({ title, amount }) => `${title} ${amount}`,
  )

test('previews the delivery options of a parcel by weight, destination and subtotal', () => {
  expect(pay('DE', 2, '40')).toEqual(['Parcel 4.90', 'World 3.00'])
  expect(pay('DE', 2, '50')).toEqual(['Parcel 0.00', 'World 3.00'])
})

test('omits options for parcels that are too heavy or too far, and multiplies rates per item', () => {
  expect(pay('DE', 6, '40', 2)).toEqual(['World 6.00'])
  expect(pay('FR', 2, '40')).toEqual(['World 3.00'])
})
