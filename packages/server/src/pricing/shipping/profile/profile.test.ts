import { randomUUID } from 'node:crypto'
import { ownCarrierId } from '@vitrine/domain/shipping/delivery.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { atTheCounter, flat, optionsOf } from '../testing.ts'

let shop: Shop
let counter: ReturnType<typeof atTheCounter>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  counter = atTheCounter(shop)
})
afterAll(() => shop.close())

const base = '/ecom/v1/delivery-profiles'
const create = async (more: object = {}) =>
  (await counter.owner(`POST ${base}`, { deliveryProfile: { name: 'Freight', ...more } })).deliveryProfile
const germany = { name: 'Germany', destinations: [{ countryCode: 'DE' }] }
const addOption = async (title: string, amount: string, regionId: string, more: object = {}) => {
  const shippingOption = { title, rates: flat(amount), deliveryRegionIds: [regionId], ...more }
  return (await counter.owner('POST /ecom/v1/shipping-options', { shippingOption })).shippingOption
}
const eventsOf = async (id: string) => {
  const rows = shop.context.db.selectFrom('event').select('type').where('entity', '=', `delivery_profile:${id}`)
  return (await rows.orderBy('sequence').execute()).map(({ type }) => type.replace('wix.ecom.v1.delivery_profile_', ''))
}

test('gives every store exactly one default profile', async () => {
  const { deliveryProfiles } = await counter.owner(`GET ${base}/query`)
  expect(deliveryProfiles).toMatchObject([{ name: 'General', default: true, revision: '1' }])
  const [{ id, revision }] = deliveryProfiles
  const second = await counter.ask(`POST ${base}`, { deliveryProfile: { name: 'Other', default: true } })
  expect(codeOf(second)).toBe('SINGLE_DEFAULT_DELIVERY_PROFILE')
  const turned = await counter.ask(`PATCH ${base}/${id}`, { deliveryProfile: { revision, default: false } })
  expect(codeOf(turned)).toBe('DEFAULT_CANNOT_BE_UPDATED')
  expect(codeOf(await counter.ask(`DELETE ${base}/${id}`))).toBe('ILLEGAL_STATE')
})

test('splits a shipment of two profiles, with the price and lines of each', async () => {
  const [mug, sofa] = [await counter.goods(), await counter.goods({ name: 'Sofa', price: 90_000 })]
  const profile = await create({ deliveryRegions: [germany] })
  await counter.owner(`POST /vitrine/v1/delivery-profiles/${profile.id}/products`, { productIds: [sofa.id] })
  const read = await counter.owner(`GET /vitrine/v1/products/${sofa.id}/delivery-profile`)
  expect(read.deliveryProfileId).toBe(profile.id)
  const parcels = await counter.regionIn()
  await addOption('Parcel', '4.90', parcels)
  const till = await counter.open([mug, sofa])
  const [mugLine, sofaLine] = till.checkout.lineItems
  expect(sofaLine.deliveryProfileId).toBe(profile.id)
  expect(optionsOf(till.checkout)).toMatchObject([{ title: 'Parcel', partial: true }])
  const refused = await counter.pay(till)
  expect(codeOf(refused)).toBe('DELIVERY_NOT_AVAILABLE')
  expect(refused.body.details.applicationError.data.lineItemIds).toEqual([sofaLine.id])

  await addOption('Truck', '40.00', profile.deliveryRegions[0].id)
  const again = await counter.open([mug, sofa])
  const [option] = optionsOf(again.checkout)
  expect(option).toMatchObject({
    title: 'Parcel + Truck',
    cost: { price: { amount: '44.90' } },
    partial: false,
    deliveryAllocations: [
      { deliveryRegion: { id: parcels }, applicableLineItems: { lineItemIds: [again.checkout.lineItems[0].id] } },
      { deliveryRegion: { name: 'Germany' }, applicableLineItems: { lineItemIds: [again.checkout.lineItems[1].id] } },
    ],
  })
  expect(again.checkout.priceSummary.shipping.amount).toBe('44.90')
  const order = await counter.orderOf((await counter.pay(again)).body.orderId)
  expect(order.priceSummary.shipping.amount).toBe('44.90')
  expect(mugLine.deliveryProfileId).toBeUndefined()
})

test("adds a carrier's extra charge as a fee of the order", async () => {
  const region = await counter.regionIn('AT')
  await addOption('Post', '5.00', region, {
    otherCharges: [
      { type: 'HANDLING_FEE', amount: '1.50' },
      { type: 'INSURANCE', amount: '2.00', details: 'Broken glass' },
    ],
  })
  const carrier = { appId: ownCarrierId, additionalCharges: [{ description: 'Island', amount: '0.50' }] }
  const update = { deliveryRegionId: region, deliveryCarrier: carrier }
  const { deliveryProfile } = await counter.owner(`PATCH ${base}/update-delivery-carrier`, update)
  const presented = deliveryProfile.deliveryRegions.find(({ id }: { id: string }) => id === region)
  expect(presented.deliveryCarriers).toEqual([carrier])
  const till = await counter.open([await counter.goods({ price: 1000 })], {
    country: 'AT',
    city: 'Wien',
    postalCode: '1010',
    addressLine: 'A 1',
  })
  const { priceSummary, additionalFees } = till.checkout
  expect([priceSummary.shipping.amount, priceSummary.additionalFees.amount, priceSummary.total.amount]).toEqual([
    '5.00',
    '4.00',
    '19.00',
  ])
  expect(additionalFees).toMatchObject([
    { code: 'HANDLING_FEE', name: 'Handling fee', source: 'SHIPPING', price: { amount: '1.50' } },
    { code: 'INSURANCE', name: 'Broken glass', source: 'SHIPPING', price: { amount: '2.00' } },
    { code: 'HANDLING_FEE', name: 'Island', source: 'SHIPPING', price: { amount: '0.50' } },
  ])
  expect(optionsOf(till.checkout)[0]!.cost).toMatchObject({
    otherCharges: [{ type: 'HANDLING_FEE' }, { type: 'INSURANCE' }, {}],
  })
  const order = await counter.orderOf((await counter.pay(till)).body.orderId)
  expect(order.priceSummary).toMatchObject({ totalAdditionalFees: { amount: '4.00' }, total: { amount: '19.00' } })
  expect(order.additionalFees).toMatchObject([{ source: 'SHIPPING' }, { source: 'SHIPPING' }, { source: 'SHIPPING' }])
})

test('creates, changes and deletes regions with events', async () => {
  const { id } = await create({ name: 'Events' })
  const added = (await counter.owner(`POST ${base}/${id}/delivery-region`, { deliveryRegion: germany })).deliveryProfile
  const [region] = added.deliveryRegions
  expect(region).toMatchObject({ ...germany, active: true, deliveryCarriers: [{ appId: ownCarrierId }] })
  const of = `${base}/${id}/delivery-region/${region.id}`
  const changed = await counter.owner(`PATCH ${of}`, { deliveryRegion: { active: false }, revision: added.revision })
  expect(changed.deliveryProfile.deliveryRegions[0].active).toBe(false)
  const stale = await counter.ask(`PATCH ${of}`, { deliveryRegion: { name: 'Late' }, revision: added.revision })
  expect(codeOf(stale)).toBe('CONFLICT')
  const byRegion = await counter.owner(`GET ${base}/delivery-regions/${region.id}`)
  expect(byRegion.deliveryProfile.id).toBe(id)
  expect((await counter.owner(`DELETE ${of}`)).deliveryProfile.deliveryRegions).toEqual([])
  await counter.owner(`DELETE ${base}/${id}`)
  expect(await eventsOf(id)).toEqual([
    'created',
    'region_added',
    'updated',
    'region_updated',
    'updated',
    'region_removed',
    'updated',
    'deleted',
  ])
})

test('rejects an invalid region by field', async () => {
  const { id, revision, deliveryRegions } = await create({ name: 'Wrong', deliveryRegions: [germany] })
  const region = deliveryRegions[0].id
  const refusals = async (call: string, body: object) => codeOf(await counter.ask(call, body))
  const add = (deliveryRegion: object) => refusals(`POST ${base}/${id}/delivery-region`, { deliveryRegion })
  expect(await add(germany)).toBe('DESTINATIONS_COLLISION')
  expect(await add({ name: 'States', destinations: [{ countryCode: 'US', subdivisions: ['ZZ'] }] })).toBe(
    'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY',
  )
  expect(await add({ name: 'App', deliveryCarriers: [{ appId: randomUUID() }] })).toBe('UNKNOWN_DELIVERY_CARRIER')
  const carrier = (appId: string, more: object = {}) => ({
    deliveryRegionId: region,
    deliveryCarrier: { appId, ...more },
  })
  expect(await refusals(`POST ${base}/add-delivery-carrier`, carrier(ownCarrierId))).toBe(
    'CARRIER_ALREADY_EXISTS_IN_REGION',
  )
  expect(await refusals(`PATCH ${base}/update-delivery-carrier`, carrier(randomUUID()))).toBe(
    'UNKNOWN_DELIVERY_CARRIER',
  )
  await counter.owner(`POST ${base}/remove-delivery-carrier`, { deliveryRegionId: region, appId: ownCarrierId })
  expect(await refusals(`PATCH ${base}/update-delivery-carrier`, carrier(ownCarrierId))).toBe(
    'DELIVERY_CARRIER_NOT_FOUND',
  )
  expect(
    await refusals(`POST ${base}/remove-delivery-carrier`, { deliveryRegionId: randomUUID(), appId: ownCarrierId }),
  ).toBe('DELIVERY_REGION_NOT_FOUND')
  const update = (deliveryProfile: object) =>
    refusals(`PATCH ${base}/${id}`, { deliveryProfile: { revision, ...deliveryProfile } })
  const now = (await counter.owner(`GET ${base}/${id}`)).deliveryProfile
  expect(
    await refusals(`PATCH ${base}/${id}`, { deliveryProfile: { revision: now.revision, deliveryRegions: [] } }),
  ).toBe('DELIVERY_REGION_CANNOT_BE_UPDATED')
  expect(await update({ name: 'Late' })).toBe('CONFLICT')
  const carriers = { deliveryRegion: { deliveryCarriers: [{ appId: ownCarrierId }] } }
  expect(await refusals(`PATCH ${base}/${id}/delivery-region/${region}`, carriers)).toBe(
    'DELIVERY_CARRIER_CANNOT_BE_UPDATED',
  )
  expect(await refusals(`POST ${base}/${randomUUID()}/delivery-region`, { deliveryRegion: germany })).toBe(
    'DELIVERY_PROFILE_NOT_FOUND',
  )
})

test('offers no methods where the store is not a carrier, nor inactive ones', async () => {
  const region = await counter.regionIn('CH')
  const option = await addOption('Swiss', '7.00', region)
  const offered = async () => {
    const till = await counter.open([await counter.goods()], {
      country: 'CH',
      city: 'Zürich',
      postalCode: '8001',
      addressLine: 'A 1',
    })
    return optionsOf(till.checkout).map(({ title }) => title)
  }
  expect(await offered()).toEqual(['Swiss'])
  const { deliveryProfiles } = await counter.owner(`GET ${base}/query`)
  const general = deliveryProfiles.find((profile: { default: boolean }) => profile.default)
  const { results } = await counter.owner(`POST ${base}/${general.id}/delivery-carriers`, {
    appIds: [ownCarrierId, randomUUID()],
  })
  expect(
    results.map(
      ({ deliveryCarrierMetadata: { success } }: { deliveryCarrierMetadata: { success: boolean } }) => success,
    ),
  ).toEqual([true, false])
  const row = { carrierAppId: ownCarrierId, rowId: option.id }
  await counter.owner(`POST ${base}/delivery-carriers/set-active-status`, { ...row, active: false })
  expect(await offered()).toEqual([])
  await counter.owner(`POST ${base}/update-carrier-settings`, {
    carrierId: ownCarrierId,
    rowId: option.id,
    active: true,
  })
  expect(await offered()).toEqual(['Swiss'])
  await counter.owner(`POST ${base}/remove-delivery-carrier`, { deliveryRegionId: region, appId: ownCarrierId })
  expect(await offered()).toEqual([])
  const nobody = { ...row, carrierAppId: randomUUID(), active: true }
  expect(codeOf(await counter.ask(`POST ${base}/delivery-carriers/set-active-status`, nobody))).toBe(
    'DELIVERY_CARRIER_NOT_FOUND',
  )
  const { countries } = await counter.owner(`GET ${base}/delivery-destination-properties`)
  expect(countries).toContainEqual({
    country: 'CH',
    deliveryDestinationProperties: { postalCodeRequired: false, pickupOnly: false },
  })
})

test('limits the number of profiles', async () => {
  const { deliveryProfiles } = await counter.owner(`GET ${base}/query`)
  for (let count = deliveryProfiles.length; count < 50; count += 1) await create({ name: `Profile ${count}` })
  expect(codeOf(await counter.ask(`POST ${base}`, { deliveryProfile: { name: 'One more' } }))).toBe(
    'DELIVERY_PROFILES_LIMIT_EXCEEDED',
  )
})
