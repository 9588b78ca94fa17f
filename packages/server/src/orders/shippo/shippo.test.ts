import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, deliveryRegions, shippoConfigurations } from '@vitrine/client'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
const openOwner = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    host: shop.url,
    modules: { shippoConfigurations, deliveryRegions },
  })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  owner = openOwner()
})
afterAll(() => shop.close())

const box = { packageType: 'SMALL_FLAT_RATE_BOX' as const, packageDetails: { maxNumberOfProducts: '4' } }

test('the owner creates, updates, queries and deletes label settings', async () => {
  const created = await owner.shippoConfigurations.createShippoConfiguration({
    ...box,
    domesticServices: [
      { service: 'PRIORITY_MAIL', serviceSettings: { handlingFee: { value: '1.50', calculationType: 'FIXED' } } },
    ],
    shipFromAddress: { country: 'US', city: 'New York' },
  })
  expect(created).toMatchObject({ ...box, revision: '1', shipFromAddress: { city: 'New York' } })
  const { id, revision } = created
  const changed = await owner.shippoConfigurations.updateShippoConfiguration(id, {
    revision,
    packageDetails: { maxNumberOfProducts: '6' },
  })
  expect(changed).toMatchObject({ revision: '2', packageDetails: { maxNumberOfProducts: '6' }, domesticServices: [{}] })
  const stale = owner.shippoConfigurations.updateShippoConfiguration(id, { revision, backupWeight: '1' })
  await expect(stale).rejects.toMatchObject({ code: 'CONFLICT' })
  const found = await owner.shippoConfigurations.queryShippoConfigurations().eq('packageType', box.packageType).find()
  expect(found.items.map((one) => one.id)).toEqual([id])
  const kept = await owner.shippoConfigurations.updateExtendedFields(id, '@a/b', { namespaceData: { x: 1 } })
  expect(kept.shippoConfiguration.extendedFields).toEqual({ namespaces: { '@a/b': { x: 1 } } })
  await owner.shippoConfigurations.deleteShippoConfiguration(id)
  await expect(owner.shippoConfigurations.getShippoConfiguration(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const events = await shop.context.db
    .selectFrom('event')
    .select('type')
    .where('entity', '=', `shippo_configuration:${id}`)
    .orderBy('sequence')
    .execute()
  const kinds = events.map(({ type }) => type.replace('wix.ecom.v1.shippo_configuration_', ''))
  expect(kinds).toEqual(['created', 'updated', 'updated', 'deleted'])
})

test('label settings apply in existing regions, which cannot be deleted while in use', async () => {
  const region = await owner.deliveryRegions.createDeliveryRegion({ name: 'US', destinations: [{ country: 'US' }] })
  const { id } = await owner.shippoConfigurations.createShippoConfiguration(box)
  const grown = await owner.shippoConfigurations.addDeliveryRegion(id, region.id)
  expect(grown.shippoConfiguration.deliveryRegionIds).toEqual([region.id])
  await expect(owner.shippoConfigurations.addDeliveryRegion(id, randomUUID())).rejects.toMatchObject({ status: 404 })
  await expect(owner.deliveryRegions.deleteDeliveryRegion(region.id)).rejects.toMatchObject({ code: 'ILLEGAL_STATE' })
  const identifiers = { shippoConfigurationId: id, deliveryRegionId: region.id }
  const shrunk = await owner.shippoConfigurations.removeDeliveryRegion(identifiers)
  expect(shrunk.shippoConfiguration.deliveryRegionIds).toEqual([])
})

test.each<[string, object, string]>([
  ['no kind of package', {}, 'packageType'],
  ['a package of its own without a name', { packageType: 'CUSTOM' }, 'packageDetails.name'],
  [
    'a name for a package of the carrier',
    { ...box, packageDetails: { name: 'Box', maxNumberOfProducts: '1' } },
    'packageDetails.name',
  ],
  ['a box for nothing', { ...box, packageDetails: { maxNumberOfProducts: '0' } }, 'packageDetails.maxNumberOfProducts'],
])('rejects label settings with %s', async (_name, shippoConfiguration, field) => {
  const body = { shippoConfiguration }
  const answer = await shop.send('POST /ecom/v1/shippo-configurations', { token: shop.apiKey, body })
  expect(answer.body.details.validationError.fieldViolations[0].field).toBe(`shippoConfiguration.${field}`)
})

test('visitors cannot read label settings', async () => {
  const token = await shop.visitorToken()
  expect((await shop.send('GET /ecom/v1/shippo-configurations/query', { token })).status).toBe(403)
})
