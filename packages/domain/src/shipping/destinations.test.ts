import { expect, test } from 'vitest'
import { deliveryDestinations } from './destinations.ts'
import { ownCarrierId, type DeliveryMethod, type DeliveryRegion } from './delivery.ts'
import type { Destination } from './shipping.ts'

const region = (id: string, destinations: readonly Destination[], isActive = true): DeliveryRegion => ({
  id,
  name: id,
  profileId: 'general',
  isActive,
  destinations,
  carriers: [{ appId: ownCarrierId, charges: [] }],
})
const method = (id: string, regionIds: readonly string[], more: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  id,
  title: id,
  regionIds,
  rates: [],
  charges: [],
  ...more,
})
const pickup = { pickup: { method: 'STORE_PICKUP' } } as const
const all = (country: string): Destination => ({ country, subdivisions: [] })
const destinations = (regions: readonly DeliveryRegion[], methods: readonly DeliveryMethod[]) =>
  deliveryDestinations({ defaultProfileId: 'general', regions, methods })

test('lists countries and subdivisions with what all methods that reach them have in common', () => {
  const regions = [
    region('us', [all('US'), { country: 'CA', subdivisions: ['ON', 'CA-QC'] }]),
    region('ny', [{ country: 'US', subdivisions: ['NY'] }]),
    region('closed', [all('FR')], false),
  ]
  const zip = { area: { kind: 'ZIP', zipCodes: ['100*'] } } as const
  const methods = [method('counter', ['us'], pickup), method('bicycle', ['ny'], zip), method('train', ['closed'])]
  const only = { postalCodeRequired: false, pickupOnly: true }
  expect(destinations(regions, methods)).toEqual({
    countries: [
      {
        country: 'CA',
        subdivisions: [
          { subdivision: 'CA-ON', deliveryDestinationProperties: only },
          { subdivision: 'CA-QC', deliveryDestinationProperties: only },
        ],
      },
      {
        country: 'US',
        deliveryDestinationProperties: only,
        subdivisions: [
          { subdivision: 'US-NY', deliveryDestinationProperties: { postalCodeRequired: true, pickupOnly: false } },
        ],
      },
    ],
  })
})

test('what delivers everywhere delivers to each country', () => {
  const regions = [region('world', [{ subdivisions: [] }]), region('de', [all('DE')])]
  const parcel = { postalCodeRequired: false, pickupOnly: false }
  expect(destinations(regions, [method('parcel', ['world']), method('counter', ['de'], pickup)])).toEqual({
    countries: [{ country: 'DE', deliveryDestinationProperties: parcel, subdivisions: [] }],
    restOfWorld: parcel,
  })
})

test('a local delivery reaches only destinations of its own', () => {
  const local = method('bicycle', ['de'], { destinations: [{ country: 'DE', subdivisions: ['BE'] }] })
  const [country] = destinations([region('de', [all('DE')])], [local]).countries
  expect(country).toMatchObject({ country: 'DE', subdivisions: [{ subdivision: 'DE-BE' }] })
  expect(country!.deliveryDestinationProperties).toBeUndefined()
  expect(destinations([], [local]).countries).toEqual([])
})
