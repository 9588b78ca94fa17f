import { randomUUID } from 'node:crypto'
import { ApiKeyStrategy, createClient, infoSectionsV3 } from '@vitrine/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { transact } from '../../ground/database/transact.ts'
import { findInfoSections, getOrCreateInfoSection, refreshInfoSectionJob } from './api.ts'

let shop: Shop
const openOwner = () =>
  createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules: { infoSectionsV3 } })
let owner: ReturnType<typeof openOwner>['infoSectionsV3']
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  owner = openOwner().infoSectionsV3
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.context
  await db.deleteFrom('info_section').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('event').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('job').where('site_id', '=', shop.siteId).execute()
})

const path = '/stores/v3/info-sections'
const ask = (route: string, body?: object, token: string = shop.apiKey) =>
  shop.send(route, { token, ...(body && { body }) })
const violationsOf = ({ body }: { body: { details?: { validationError?: { fieldViolations: object[] } } } }) =>
  body.details?.validationError?.fieldViolations
const care = { uniqueName: 'Care of wool', title: 'Care' }
const paragraph = (text: string, decorations: object[] = []) => ({
  type: 'PARAGRAPH',
  nodes: [{ type: 'TEXT', textData: { text, decorations } }],
})

test('creates, updates and deletes an info section, with an event for each change', async () => {
  const section = await owner.createInfoSection({ ...care, plainDescription: 'Wash by <b>hand</b>.' })
  expect(section).toMatchObject({
    ...care,
    revision: '1',
    createdDate: expect.any(Date),
    plainDescription: '<p>Wash by <strong>hand</strong>.</p>',
    description: { nodes: [{ type: 'PARAGRAPH', nodes: [{}, { textData: { text: 'hand' } }, {}] }] },
  })
  expect(await owner.getInfoSection(section.id)).toEqual(section)
  const renamed = await owner.updateInfoSection(section.id, { revision: '1', title: 'Washing' })
  expect(renamed).toMatchObject({ title: 'Washing', plainDescription: section.plainDescription, revision: '2' })
  await owner.deleteInfoSection(section.id)
  await expect(owner.getInfoSection(section.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const events = shop.context.db.selectFrom('event').select(['type', 'body']).orderBy('sequence')
  expect(await events.where('entity', '=', `info_section:${section.id}`).execute()).toMatchObject([
    { type: 'wix.stores.catalog.v3.info_section_created', body: { entity: { uniqueName: 'Care of wool' } } },
    {
      type: 'wix.stores.catalog.v3.info_section_updated',
      body: { currentEntity: { title: 'Washing' }, modifiedFields: { title: 'Care' } },
    },
    { type: 'wix.stores.catalog.v3.info_section_deleted', body: {} },
  ])
  const jobs = shop.context.db.selectFrom('job').select('key').where('site_id', '=', shop.siteId)
  expect(await jobs.where('kind', '=', refreshInfoSectionJob).execute()).toEqual([{ key: section.id }])
})

test('keeps rich content as it is, and derives its HTML', async () => {
  const description = {
    nodes: [
      paragraph('Wash', [{ type: 'BOLD', fontWeightValue: 700 }]),
      { type: 'POLL', pollData: { poll: { title: 'Hot?' } } },
      { type: 'HEADING', headingData: { level: 2 }, nodes: [{ type: 'TEXT', textData: { text: 'Dry' } }] },
    ],
    metadata: { version: 1 },
    documentStyle: { paragraph: { lineHeight: '1.5' } },
  }
  const section = await owner.createInfoSection({ ...care, description, plainDescription: '<p>Ignored</p>' })
  expect(section.description).toEqual(description)
  expect(section.plainDescription).toBe('<p><strong>Wash</strong></p><h2>Dry</h2>')
  const plain = await owner.updateInfoSection(section.id, { revision: '1', plainDescription: '<h3>New</h3>' })
  expect(plain.description).toEqual({
    nodes: [expect.objectContaining({ type: 'HEADING', headingData: { level: 3 } })],
  })
  const rich = await owner.updateInfoSection(section.id, {
    revision: '2',
    description: { nodes: [paragraph('Newer')] },
  })
  expect(rich.plainDescription).toBe('<p>Newer</p>')
  const none = await owner.updateInfoSection(section.id, { revision: '3', plainDescription: '' })
  expect(none).not.toHaveProperty('description')
  expect(none).not.toHaveProperty('plainDescription')
})

test('makes hostile descriptions harmless', async () => {
  const plainDescription = '<img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a><script>b</script>'
  expect((await owner.createInfoSection({ ...care, plainDescription })).plainDescription).toBe('<p>a</p>')
  const link = { type: 'LINK', linkData: { link: { url: 'javascript:alert(1)' } } }
  const description = { nodes: [paragraph('<script>', [link])] }
  const rich = await owner.createInfoSection({ uniqueName: 'Other', title: 'Other', description })
  expect(rich.plainDescription).toBe('<p>&lt;script&gt;</p>')
})

test('refuses what is missing, malformed, too long or taken, by field', async () => {
  const refuse = async (section: object) => violationsOf(await ask(`POST ${path}`, { infoSection: section }))
  expect(await refuse({ title: 'Care' })).toMatchObject([{ field: 'infoSection.uniqueName' }])
  expect(await refuse({ uniqueName: 'Care' })).toMatchObject([{ field: 'infoSection.title' }])
  expect(await refuse({ ...care, uniqueName: ' ' })).toMatchObject([{ ruleName: 'ONLY_SPACES_STRING_ERROR' }])
  expect(await refuse({ ...care, title: 'x'.repeat(51) })).toMatchObject([{ violatedRule: 'MAX_LENGTH' }])
  expect(await refuse({ ...care, plainDescription: 'x'.repeat(16_001) })).toMatchObject([
    { field: 'infoSection.plainDescription', violatedRule: 'MAX_LENGTH' },
  ])
  expect(await refuse({ ...care, description: { nodes: [{ nodes: [{ textData: { text: 5 } }] }] } })).toMatchObject([
    { field: 'infoSection.description.nodes[0].nodes[0].textData.text', description: 'must be text' },
  ])
  const long = { nodes: Array.from({ length: 3 }, () => paragraph('x'.repeat(6000))) }
  expect(await refuse({ ...care, description: long })).toMatchObject([
    { field: 'infoSection.description', violatedRule: 'MAX_LENGTH' },
  ])
  const huge = { nodes: Array.from({ length: 11 }, () => ({ data: 'x'.repeat(10_000) })) }
  expect(await refuse({ ...care, description: huge })).toMatchObject([
    { field: expect.stringContaining('infoSection.description.nodes') },
  ])
  await owner.createInfoSection(care)
  await expect(owner.createInfoSection(care)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
})

test('finds sections by ID or unique name, and creates each one once', async () => {
  const { infoSection } = await owner.getOrCreateInfoSection({ infoSection: care, fields: ['ASSIGNED_PRODUCTS_COUNT'] })
  expect(infoSection).toMatchObject({ ...care, assignedProductsCount: 0 })
  const { id } = infoSection
  const changed = { uniqueName: care.uniqueName, title: 'Ignored' }
  expect((await owner.getOrCreateInfoSection({ infoSection: changed })).infoSection).toMatchObject({
    id,
    title: 'Care',
  })
  const { results } = await owner.bulkGetOrCreateInfoSections({
    infoSections: [
      { id },
      { id: randomUUID() },
      { uniqueName: 'Returns' },
      { uniqueName: 'Returns', title: 'Returns' },
      {},
    ],
  })
  expect(results.map(({ itemMetadata, item }) => itemMetadata.error?.code ?? item?.title)).toEqual([
    'Care',
    'NOT_FOUND',
    'INVALID_ARGUMENT',
    'Returns',
    'INVALID_ARGUMENT',
  ])
  expect(results[2]!.itemMetadata.error!.data).toMatchObject({ fieldViolations: [{ field: 'infoSections[2].title' }] })
  expect((await owner.countInfoSections()).count).toBe(2)
})

test('changes sections in bulk, with masks', async () => {
  const { results } = await owner.bulkCreateInfoSections(
    [{ ...care, plainDescription: 'a' }, care, { uniqueName: 'Returns', title: 'Returns' }],
    { returnEntity: true },
  )
  expect(results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false, true])
  const [id, other] = [results[0]!.item!.id, results[2]!.item!.id]
  const both = { title: 'Washing', description: { nodes: [paragraph('b')] }, plainDescription: '<p>c</p>' }
  const updated = await owner.bulkUpdateInfoSections(
    [
      { infoSection: { id, revision: '1', ...both }, fieldMask: ['title', 'plainDescription'] },
      { infoSection: { id, revision: '2', ...both }, fieldMask: ['description'] },
      { infoSection: { id, revision: '3' }, fieldMask: ['plainDescription'] },
      { infoSection: { id: other, revision: '9', title: 'No' } },
    ],
    { returnEntity: true },
  )
  expect(updated.results.map(({ itemMetadata, item }) => itemMetadata.error?.code ?? item?.plainDescription)).toEqual([
    '<p>c</p>',
    '<p>b</p>',
    undefined,
    'CONFLICT',
  ])
  expect(updated.results[0]!.item!.title).toBe('Washing')
  const deleted = await owner.bulkDeleteInfoSections([id, other, randomUUID()])
  expect(deleted.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
})

test('lists sections by cursor, as GET and as POST, also for visitors', async () => {
  await owner.bulkCreateInfoSections(
    ['a', 'b', 'c'].map((uniqueName) => ({ uniqueName, title: `Title ${uniqueName}` })),
  )
  const first = await owner.queryInfoSections().descending('uniqueName').limit(2).find()
  expect(first.items.map(({ uniqueName }) => uniqueName)).toEqual(['c', 'b'])
  const rest = await first.next()
  expect([rest.items.map(({ uniqueName }) => uniqueName), rest.hasNext()]).toEqual([['a'], false])
  expect((await owner.countInfoSections({ filter: { title: 'Title b' } })).count).toBe(1)
  const token = await shop.visitorToken()
  const request = { query: { filter: { uniqueName: { $in: ['a', 'c'] } }, cursorPaging: { limit: 100 } } }
  const packed = Buffer.from(JSON.stringify(request)).toString('base64url')
  const [get, post] = [
    await ask(`GET ${path}/query?.r=${packed}`, undefined, token),
    await ask(`POST ${path}/query`, request, token),
  ]
  expect(get.body).toEqual(post.body)
  expect(get.body.infoSections).toHaveLength(2)
  const tooMany = { query: { cursorPaging: { limit: 101 } } }
  expect(violationsOf(await ask(`POST ${path}/query`, tooMany))).toMatchObject([{ field: 'query.cursorPaging.limit' }])
  expect((await ask(`POST ${path}`, { infoSection: care }, token)).status).toBe(403)
})

test('counts the products with a section on request only', async () => {
  const [wool, returns] = await Promise.all(
    ['Wool', 'Returns'].map((uniqueName) => owner.createInfoSection({ uniqueName, title: 'About' })),
  )
  const { db } = shop.context
  const texts = { title: 'About', description: 'a' }
  const of = (...ids: readonly string[]) => ids.map((id) => ({ ...texts, id }))
  for (const infoSections of [of(wool!.id), of(wool!.id, returns!.id), of(wool!.id, wool!.id), [texts]])
    await addProduct(db, shop.siteId, { record: { infoSections } })
  const fields = ['ASSIGNED_PRODUCTS_COUNT'] as const
  expect((await owner.getInfoSection(wool!.id, { fields })).assignedProductsCount).toBe(3)
  expect((await owner.getInfoSection(returns!.id, { fields })).assignedProductsCount).toBe(1)
  expect(await owner.getInfoSection(wool!.id)).not.toHaveProperty('assignedProductsCount')
})

test('lets other rooms find or create sections by their text', async () => {
  const { context, siteId } = shop
  const make = (title: string, html: string) =>
    transact(context.db, (transaction) =>
      getOrCreateInfoSection(context, transaction, { siteId, title, html, path: 'product.infoSections[0]' }),
    )
  const made = await make('Care', 'By hand')
  expect(made).toMatchObject({ title: 'Care', plainDescription: '<p>By hand</p>' })
  expect(made.uniqueName).toMatch(/^Care [\da-f]{12}$/)
  expect(await make('Care ', '<p>By hand</p>')).toEqual(made)
  expect((await make('Care', '<p>By machine</p>')).id).not.toBe(made.id)
  expect((await make('Returns', '')).plainDescription).toBe(undefined)
  const found = await findInfoSections(context.db, siteId, [made.id, randomUUID()])
  expect(found).toEqual(new Map([[made.id, made]]))
})
