import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, companies, createClient, type ImportedCompany } from '@vitrine/client'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
const createOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey, siteId: shop.siteId }),
    modules: { companies },
  })
let owner: ReturnType<typeof createOwner>['companies']
beforeAll(async () => {
  shop = await openShop()
  owner = createOwner().companies
})
afterAll(() => shop.close())

const acme: ImportedCompany = {
  name: 'Acme GmbH',
  externalId: 'A-17',
  taxId: { id: 'DE 136 695 976' },
  billingAddress: { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Ring 1' },
  paymentTerms: 'NET_30',
  creditLimit: '5000',
  tags: ['north'],
  note: 'Old customer',
}
const named = async (name: string) => (await owner.queryCompanies().eq('name', name).find()).items
const actionsOf = (results: readonly { readonly action?: string }[]) => results.map(({ action }) => action)

test('imports companies, each of which succeeds or fails on its own', async () => {
  const results = await owner.bulkImportCompanies([
    acme,
    { name: ' ' },
    { name: 'Bad limit', creditLimit: '1.234' },
    { name: 'No country', billingAddress: { city: 'Berlin' } },
    { name: 'Small' },
    { name: 'Acme again', externalId: 'A-17' },
  ])
  expect(actionsOf(results)).toEqual(['CREATED', 'REFUSED', 'REFUSED', 'REFUSED', 'CREATED', 'SKIPPED'])
  expect(results.map(({ field }) => field)).toEqual([
    undefined,
    'name',
    'creditLimit',
    'billingAddress.country',
    undefined,
    undefined,
  ])
  expect(await named('Acme GmbH')).toMatchObject([
    { ...acme, taxId: { id: 'DE136695976' }, creditLimit: '5000.00', personCount: 0 },
  ])
  expect(await named('Bad limit')).toEqual([])
})

test('previews an import without saving anything', async () => {
  const sent = [{ name: 'Preview' }, { name: 'Preview', externalId: '' }, { name: '' }]
  const results = await owner.bulkImportCompanies(sent, { isPreview: true })
  expect(actionsOf(results)).toEqual(['CREATED', 'SKIPPED', 'REFUSED'])
  expect(await named('Preview')).toEqual([])
})

test('updates existing companies by external ID or name, and leaves what empty cells are for', async () => {
  await owner.bulkImportCompanies([{ ...acme, name: 'Kiln', externalId: 'K-1' }])
  const sent = { name: 'Kiln AG', externalId: 'K-1', creditLimit: '', note: 'New note', tags: ['South'] }
  const [result] = await owner.bulkImportCompanies([sent], { updateExisting: true })
  expect(result).toMatchObject({ action: 'UPDATED' })
  expect(await named('Kiln AG')).toMatchObject([
    { id: result!.id, creditLimit: '5000.00', paymentTerms: 'NET_30', note: 'Old customer', tags: ['north', 'South'] },
  ])
  const byName = await owner.bulkImportCompanies([{ name: 'KILN ag', paymentTerms: 'NET_7' }], { updateExisting: true })
  expect(byName).toMatchObject([{ action: 'UPDATED', id: result!.id }])
})

test('refuses a name that several companies have, unless they have an external ID', async () => {
  await owner.createCompany({ name: 'Twin', externalId: 'T-1' })
  await owner.createCompany({ name: 'Twin', externalId: 'T-2' })
  const sent = [{ name: 'Twin' }, { name: 'Twin', externalId: 'T-2' }]
  const results = await owner.bulkImportCompanies(sent, { updateExisting: true })
  expect(results).toMatchObject([{ action: 'REFUSED', field: 'name' }, { action: 'UPDATED' }])
})
