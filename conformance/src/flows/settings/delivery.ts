import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { openBackOffice, openStorefront, type BackOffice } from '../../shop.ts'

const rates = [{ amount: '2.50', conditions: [], multiplyByQuantity: false }]
const time = (hours: number) => ({ hours, minutes: 0 })
const ownCarrier = '45c44b27-ca7b-4891-8c0d-1747d588b835'

/** A profile with a region for the following checks. */
const manageProfiles = async ({ deliveryProfile }: BackOffice) => {
  const made = await check('deliveryProfile.createDeliveryProfile', 'a profile with a region', async () => {
    const profile = await deliveryProfile.createDeliveryProfile({
      name: 'Freight',
      deliveryRegions: [{ name: 'Iceland', destinations: [{ countryCode: 'IS' }] }],
    })
    assert.equal(profile.default, false)
    return profile
  })
  const id = need(made?._id, 'profile')
  const regionId = need(made?.deliveryRegions?.[0]?._id, 'region')
  await check('deliveryProfile.getDeliveryProfile', 'by ID', async () => {
    assert.equal((await deliveryProfile.getDeliveryProfile(id)).name, 'Freight')
  })
  await check('deliveryProfile.queryDeliveryProfiles', 'the default profile', async () => {
    const { items } = await deliveryProfile.queryDeliveryProfiles().eq('default', true).find()
    assert.equal(items.length, 1)
  })
  await check('deliveryProfile.updateDeliveryProfile', 'another name', async () => {
    const { revision } = await deliveryProfile.getDeliveryProfile(id)
    const { name } = await deliveryProfile.updateDeliveryProfile(id, { revision: revision!, name: 'Truck' })
    assert.equal(name, 'Truck')
  })
  const added = await check('deliveryProfile.addDeliveryRegion', 'another region', async () => {
    const norway = { name: 'Norway', destinations: [{ countryCode: 'NO' }] }
    const { deliveryProfile: changed } = await deliveryProfile.addDeliveryRegion(id, norway)
    return need(changed?.deliveryRegions?.find(({ name }) => name === 'Norway')?._id, 'region')
  })
  await check('deliveryProfile.addDeliveryRegion', 'the same destination twice is refused', () =>
    expectRefusal(() => deliveryProfile.addDeliveryRegion(id, { name: 'X', destinations: [{ countryCode: 'NO' }] }), {
      status: 428,
      code: 'DESTINATIONS_COLLISION',
    }),
  )
  const norway = { deliveryProfileId: id, deliveryRegionId: need(added, 'region') }
  await check('deliveryProfile.updateDeliveryRegion', 'off', async () => {
    const { deliveryProfile: changed } = await deliveryProfile.updateDeliveryRegion(norway, { active: false })
    assert.equal(changed?.deliveryRegions?.find(({ _id }) => _id === added)?.active, false)
  })
  await check('deliveryProfile.removeDeliveryRegion', 'and gone', async () => {
    const { deliveryProfile: changed } = await deliveryProfile.removeDeliveryRegion(norway)
    assert.equal(changed?.deliveryRegions?.length, 1)
  })
  await check('deliveryProfile.getDeliveryProfileByDeliveryRegionId', 'by its region', async () => {
    const { deliveryProfile: found } = await deliveryProfile.getDeliveryProfileByDeliveryRegionId(regionId)
    assert.equal(found?._id, id)
  })
  await check('deliveryProfile.updateExtendedFields', 'extended fields of an app', async () => {
    await deliveryProfile.updateExtendedFields(id, '@me/app', { namespaceData: { a: 1 } })
  })
  await manageCarriers({ deliveryProfile }, { id, regionId })
  return { id, regionId }
}

const manageCarriers = async (
  { deliveryProfile }: Pick<BackOffice, 'deliveryProfile'>,
  { id, regionId }: { id: string; regionId: string },
): Promise<void> => {
  await check('deliveryProfile.removeDeliveryCarrier', 'the built-in carrier', async () => {
    const { deliveryProfile: changed } = await deliveryProfile.removeDeliveryCarrier(regionId, { appId: ownCarrier })
    assert.deepEqual(changed?.deliveryRegions?.[0]?.deliveryCarriers ?? [], [])
  })
  await check('deliveryProfile.addDeliveryCarrier', 'and back', async () => {
    await deliveryProfile.addDeliveryCarrier(regionId, { deliveryCarrier: { appId: ownCarrier } })
  })
  await check('deliveryProfile.updateDeliveryCarrier', 'a charge', async () => {
    const additionalCharges = [{ description: 'Island', amount: '3.00' }]
    const { deliveryProfile: changed } = await deliveryProfile.updateDeliveryCarrier(regionId, {
      deliveryCarrier: { appId: ownCarrier, additionalCharges },
    })
    assert.equal(changed?.deliveryRegions?.[0]?.deliveryCarriers?.[0]?.additionalCharges?.[0]?.amount, '3.00')
  })
  await check('deliveryProfile.listDeliveryCarriers', 'with their settings', async () => {
    const { results } = await deliveryProfile.listDeliveryCarriers(id)
    assert.equal(results?.length, 1)
  })
  await check('deliveryProfile.listInstalledDeliveryCarriers', 'the built-in carrier', async () => {
    const { installedDeliveryCarriers } = await deliveryProfile.listInstalledDeliveryCarriers()
    assert.equal(installedDeliveryCarriers?.[0]?._id, ownCarrier)
  })
  await check('deliveryProfile.getDeliveryDestinationProperties', 'countries', async () => {
    assert.ok((await deliveryProfile.getDeliveryDestinationProperties()).countries)
  })
}

const managePickups = async ({ pickupLocations, deliveryProfile }: BackOffice, regionId: string): Promise<void> => {
  const made = await check('pickupLocations.createPickupLocation', 'with an address and rates', async () => {
    const location = await pickupLocations.createPickupLocation({
      name: 'Harbour',
      address: { country: 'IS', city: 'Reykjavík', addressLine: 'Geirsgata 1' },
      rates,
    })
    assert.equal(location.address?.city, 'Reykjavík')
    return location
  })
  const id = need(made?._id, 'pickup location')
  const revision = async () => need((await pickupLocations.getPickupLocation(id)).revision, 'revision')
  await check('pickupLocations.updatePickupLocation', 'another time', async () => {
    const changed = await pickupLocations.updatePickupLocation(id, { revision: await revision(), deliveryTime: 'Noon' })
    assert.equal(changed.deliveryTime, 'Noon')
  })
  await check('pickupLocations.addDeliveryRegion', 'in a region', async () => {
    const { pickupLocation } = await pickupLocations.addDeliveryRegion(id, regionId, { revision: await revision() })
    assert.deepEqual(pickupLocation?.deliveryRegionIds, [regionId])
  })
  await check('deliveryProfile.setDeliveryCarrierActiveStatus', 'disabled and enabled', async () => {
    await deliveryProfile.setDeliveryCarrierActiveStatus(ownCarrier, { rowId: id, active: false })
    assert.equal((await pickupLocations.getPickupLocation(id)).active, false)
  })
  await check('pickupLocations.queryPickupLocation', 'filtered by a field', async () => {
    const { items } = await pickupLocations.queryPickupLocation().eq('address.country', 'IS').find()
    assert.equal(items[0]?._id, id)
  })
  await check('pickupLocations.removeDeliveryRegion', 'the region is removed', async () => {
    await pickupLocations.removeDeliveryRegion(id, regionId, { revision: await revision() })
  })
  await check('pickupLocations.bulkCreatePickupLocation', 'several', async () => {
    const address = { country: 'IS', city: 'Akureyri', addressLine: 'A 1' }
    const { pickupLocations: several } = await pickupLocations.bulkCreatePickupLocation([{ name: 'North', address }])
    const [one] = several ?? []
    const changes = [{ _id: one?._id ?? '', revision: one?.revision ?? '', name: 'South' }]
    const { pickupLocations: changed } = await pickupLocations.bulkUpdatePickupLocation(changes)
    assert.equal(changed?.[0]?.name, 'South')
    await check('pickupLocations.bulkDeletePickupLocation', 'and deleted', async () => {
      await pickupLocations.bulkDeletePickupLocation([need(one?._id, 'location')])
      await expectRefusal(() => pickupLocations.getPickupLocation(one!._id!), { status: 404 })
    })
  })
  await check('pickupLocations.deletePickupLocation', 'gone', async () => {
    await pickupLocations.deletePickupLocation(id)
    await expectRefusal(() => pickupLocations.getPickupLocation(id), { status: 404 })
  })
  await check('pickupLocations.queryPickupLocation', 'visitors are refused', () =>
    expectRefusal(() => openStorefront().pickupLocations.queryPickupLocation().find(), { status: 403 }),
  )
}

const manageLocalDelivery = async ({ localDeliveryOptions }: BackOffice, regionId: string): Promise<void> => {
  const made = await check(
    'localDeliveryOptions.createLocalDeliveryOption',
    'postal codes and time slots',
    async () => {
      const option = await localDeliveryOptions.createLocalDeliveryOption({
        areaName: 'Downtown',
        zipConfig: { zipCodes: ['101'] },
        rates,
        scheduledDeliveryConfig: {
          handlingDays: 1,
          cutOffTime: time(12),
          timeWindows: [{ day: 'MON', start: time(9), end: time(12), enabled: true }],
        },
      })
      assert.equal(option.scheduledDeliveryConfig?.timeWindows?.[0]?.day, 'MON')
      return option
    },
  )
  const id = need(made?._id, 'local delivery')
  await check('localDeliveryOptions.updateLocalDeliveryOption', 'another name', async () => {
    const { revision } = await localDeliveryOptions.getLocalDeliveryOption(id)
    await localDeliveryOptions.updateLocalDeliveryOption(id, { revision: revision!, areaName: 'Harbour' })
  })
  await check('localDeliveryOptions.addDeliveryRegion', 'in a region', async () => {
    const { localDeliveryOption } = await localDeliveryOptions.addDeliveryRegion(regionId, {
      localDeliveryOptionId: id,
    })
    assert.deepEqual(localDeliveryOption?.deliveryRegionIds, [regionId])
  })
  await check('localDeliveryOptions.listLocalDeliveryOptions', 'of the region', async () => {
    const { localDeliveryOptions: listed } = await localDeliveryOptions.listLocalDeliveryOptions(regionId)
    assert.equal(listed?.[0]?._id, id)
  })
  await check('localDeliveryOptions.queryLocalDeliveryOptions', 'filtered by a field', async () => {
    const { items } = await localDeliveryOptions.queryLocalDeliveryOptions().eq('areaName', 'Harbour').find()
    assert.equal(items[0]?._id, id)
  })
  await check('localDeliveryOptions.removeDeliveryRegion', 'the region is removed', async () => {
    await localDeliveryOptions.removeDeliveryRegion(regionId, { localDeliveryOptionId: id })
  })
  await check('localDeliveryOptions.bulkCreateLocalDeliveryOption', 'several', async () => {
    const { localDeliveryOptions: several } = await localDeliveryOptions.bulkCreateLocalDeliveryOption([
      { areaName: 'A' },
    ])
    const [one] = several ?? []
    const change = { _id: one?._id ?? '', revision: one?.revision ?? '', areaName: 'B' }
    const { localDeliveryOptions: changed } = await localDeliveryOptions.bulkUpdateLocalDeliveryOption([change])
    assert.equal(changed?.[0]?.areaName, 'B')
    await check('localDeliveryOptions.bulkDeleteLocalDeliveryOption', 'and deleted', async () => {
      await localDeliveryOptions.bulkDeleteLocalDeliveryOption([need(one?._id, 'local delivery')])
      await expectRefusal(() => localDeliveryOptions.getLocalDeliveryOption(one!._id!), { status: 404 })
    })
  })
  await check('localDeliveryOptions.deleteLocalDeliveryOption', 'gone', async () => {
    await localDeliveryOptions.deleteLocalDeliveryOption(id)
    await expectRefusal(() => localDeliveryOptions.getLocalDeliveryOption(id), { status: 404 })
  })
}

/** The owner sets up delivery and pickup. */
export const arrangeDelivery = async (): Promise<void> => {
  const office = openBackOffice()
  const { id, regionId } = await manageProfiles(office)
  await managePickups(office, regionId)
  await manageLocalDelivery(office, regionId)
  await check('deliveryProfile.deleteDeliveryProfile', 'with its region', async () => {
    await office.deliveryProfile.deleteDeliveryProfile(id)
  })
}
