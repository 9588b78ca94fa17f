import { calls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { recordingChanges, type ChangeRecord } from '../../../ground/database/change-record.ts'
import { transact } from '../../../ground/database/transact.ts'
import { auditEntryStatement, idsOfEntity } from '../../../people/audit-log/store.ts'
import { addOrder } from '../../../orders/order/testing-orders.ts'
import { prune } from '../../../people/audit-log/prune.ts'
import { signInAs } from '../../../people/owner/testing-staff.ts'
import { createEntityCalls } from './entity-calls.ts'

let shop: Shop
let person: Awaited<ReturnType<typeof signInAs>>
beforeAll(async () => {
  shop = await openShop()
  person = await signInAs(shop.context, { siteId: shop.siteId, role: 'owner' })
})
afterAll(() => shop.close())

const log = async (query = '') =>
  (await shop.send(`GET /vitrine/v1/audit-log?${query}`, { token: shop.apiKey })).body.entries
const rename = (id: string, product: object, token = person.token) =>
  shop.send(`PATCH /stores/v1/products/${id}`, { token, body: { product } })

test('records who changed which fields of an entity, from where', async () => {
  const { id } = await addProduct(shop.context.db, shop.siteId)
  const ribbon = 'New'
  expect((await rename(id, { name: 'Renamed', ribbon })).status).toBe(200)
  const [entry] = await log(`entityId=${id}`)
  expect(entry).toMatchObject({
    actorType: 'STAFF',
    actorId: person.id,
    actorName: 'A owner',
    ipAddress: '127.0.0.1',
    call: 'updateProduct',
    area: 'products',
    entity: 'product',
    entityName: 'Renamed',
    request: { id, product: { name: 'Renamed', ribbon } },
  })
  expect(entry.changes).toContainEqual({ field: 'name', before: expect.any(String), after: 'Renamed' })
  expect(entry.changes.every(({ field }: { field: string }) => !/updated|revision/i.test(field))).toBe(true)
})

test('records no change of costs that stay the same', async () => {
  const record = { cost: 500 }
  const { id } = await addProduct(shop.context.db, shop.siteId, { record })
  expect((await rename(id, { name: 'Renamed' })).body.product.costAndProfitData).toMatchObject({ itemCost: 5 })
  const [entry] = await log(`entityId=${id}`)
  expect(entry.changes.map(({ field }: { field: string }) => field)).toEqual(['name'])
})

test('records neither refused calls, nor calls that read, nor those of shoppers', async () => {
  const before = (await log('limit=200')).length
  const { id } = await addProduct(shop.context.db, shop.siteId)
  const packer = await signInAs(shop.context, { siteId: shop.siteId, role: 'fulfillment' })
  expect((await rename(id, { name: 'No' }, packer.token)).status).toBe(403)
  expect((await rename(id, { name: '' })).status).toBe(400)
  expect((await rename('0b0e9d0a-8f9d-4c8e-a1a5-000000000000', { name: 'Lost' })).status).toBe(404)
  const pastExpiry = { apiKey: { name: 'Late', expiresDate: '2001-01-01T00:00:00.000Z' } }
  expect((await shop.send('POST /vitrine/v1/api-keys', { token: person.token, body: pastExpiry })).status).toBe(400)
  await shop.send('POST /ecom/v1/orders/search', { token: person.token, body: {} })
  const cart = {
    lineItems: [
      { catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: id }, quantity: 1 },
    ],
  }
  const visitor = await shop.visitorToken()
  for (const token of [visitor, `${visitor},${shop.apiKey}`])
    expect((await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: cart })).status).toBe(200)
  expect(await log('limit=200')).toHaveLength(before)
})

test('keeps no secrets: neither of keys nor of passwords and people', async () => {
  const { body } = await shop.send('POST /vitrine/v1/api-keys', {
    token: person.token,
    body: { apiKey: { name: 'Ledger' } },
  })
  const { status } = await shop.send('POST /vitrine/v1/my-account/email-change', {
    token: person.token,
    body: { email: 'new@staff.test', password: 'the keys to the shop' },
  })
  expect(status).toBe(200)
  const text = JSON.stringify(await log('limit=200'))
  for (const entry of ['Ledger', 'requestMyEmailChange']) expect(text).toContain(entry)
  for (const secret of [body.key, 'the keys to the shop', 'new@staff.test']) expect(text).not.toContain(secret)
})

test('stores the entry with the change: both or neither, in and outside of transactions', async () => {
  const { db } = shop.context
  const entry = (id: string) => ({
    site_id: shop.siteId,
    id,
    created_date: new Date(),
    actor_type: 'STAFF' as const,
    actor_id: person.id,
    actor_name: 'x',
    ip_address: '',
    call: 'test',
    area: 'orders',
  })
  const recordOf = (id: string): ChangeRecord => ({ statement: auditEntryStatement(db, entry(id)), isStored: false })
  const count = async (id: string) =>
    (await db.selectFrom('audit_entry').select('id').where('id', '=', id).execute()).length
  const tag = (name: string) => db.insertInto('server_setting').values({ name, value: '1' })
  const settings = async () => (await db.selectFrom('server_setting').select('name').execute()).map(({ name }) => name)

  const single = recordOf('single')
  await recordingChanges(single, () => tag('single').execute())
  expect([single.isStored, await count('single')]).toEqual([true, 1])
  await expect(recordingChanges(recordOf('failing'), () => tag('single').execute())).rejects.toThrow('duplicate key')
  expect(await count('failing')).toBe(0)

  // A record that cannot be stored takes its change with it.
  const broken = { statement: { text: 'insert into audit_entry (id) values ($1)', values: ['x'] }, isStored: false }
  await expect(recordingChanges(broken, () => tag('lonely').execute())).rejects.toThrow('null value')
  await expect(
    recordingChanges(broken, () =>
      transact(db, (transaction) =>
        transaction.insertInto('server_setting').values({ name: 'lonely', value: '1' }).execute(),
      ),
    ),
  ).rejects.toThrow('null value')
  expect(await settings()).not.toContain('lonely')

  const rolledBack = recordOf('rolled-back')
  const failing = recordingChanges(rolledBack, () =>
    transact(db, async (transaction) => {
      await transaction.insertInto('server_setting').values({ name: 'undone', value: '1' }).execute()
      throw new Error('changed my mind')
    }),
  )
  await expect(failing).rejects.toThrow('changed my mind')
  expect([rolledBack.isStored, await count('rolled-back'), await settings()]).toEqual([
    false,
    0,
    expect.not.arrayContaining(['undone']),
  ])

  const reading = recordOf('reading')
  await recordingChanges(reading, () => transact(db, (transaction) => sql`select 1 for update`.execute(transaction)))
  expect([reading.isStored, await count('reading')]).toEqual([false, 0])

  const twice = recordOf('twice')
  await recordingChanges(twice, () =>
    Promise.all(
      ['a', 'b'].map((name) =>
        transact(db, (transaction) => transaction.insertInto('server_setting').values({ name, value: '1' }).execute()),
      ),
    ),
  )
  expect(await count('twice')).toBe(1)
})

test('refuses to change or delete entries, and deletes them after a year', async () => {
  const { db } = shop.context
  const ofShop = () => db.deleteFrom('audit_entry').where('site_id', '=', shop.siteId)
  await expect(ofShop().execute()).rejects.toThrow('kept for 365 days')
  const change = db.updateTable('audit_entry').set({ actor_name: 'Somebody else' }).where('site_id', '=', shop.siteId)
  await expect(change.execute()).rejects.toThrow('cannot be changed')
  const old = { created_date: new Date(Date.now() - 366 * 86_400_000), actor_id: '', actor_name: '', ip_address: '' }
  await db
    .insertInto('audit_entry')
    .values({ ...old, site_id: shop.siteId, id: 'old', actor_type: 'APP', call: 'x', area: 'orders' })
    .execute()
  const kept = (await log('limit=200')).length - 1
  await prune(db, new Date())
  expect(await log('limit=200')).toHaveLength(kept)
})

const asPerson = (route: string, body: object) => shop.send(route, { token: person.token, body })

test('records what a bulk call changed of each product, and names those that it deleted', async () => {
  const names = ['Bowl', 'Vase']
  const products = await Promise.all(names.map((name) => addProduct(shop.context.db, shop.siteId, { name })))
  const ids = products.map(({ id }) => id)
  const changed = await asPerson('POST /vitrine/v1/bulk/product-list/update', {
    products: ids.map((id, at) => ({ id, ribbon: `Ribbon ${at}` })),
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  const [update] = await log('limit=1')
  expect(update).toMatchObject({ call: 'bulkUpdateListedProducts', entity: 'product', changedEntityCount: 2 })
  expect(update.changedEntities).toEqual(
    expect.arrayContaining(
      ids.map((id, at) => ({
        id,
        name: names[at],
        changes: [expect.objectContaining({ after: expect.stringContaining(`Ribbon ${at}`) })],
      })),
    ),
  )
  for (const id of ids)
    expect((await log(`entityId=${id}&entity=product`))[0]).toMatchObject({ id: update.id, changedEntityCount: 2 })
  const unchanged = await addProduct(shop.context.db, shop.siteId, { name: 'Plate' })
  await asPerson('POST /vitrine/v1/bulk/product-list/update', {
    products: [
      { id: ids[1], ribbon: 'New' },
      { id: unchanged.id, ribbon: '' },
    ],
  })
  expect(await log(`entityId=${unchanged.id}`)).toEqual([])
  await asPerson('POST /stores/v3/bulk/products/delete', { productIds: ids.slice(0, 1) })
  const [deletion] = await log('limit=1')
  expect(deletion).toMatchObject({
    call: 'bulkDeleteProducts',
    changedEntityCount: 1,
    changedEntities: [{ id: ids[0], name: names[0], changes: [] }],
  })
})

test('records the tags that a bulk call changed of each customer, without personal data', async () => {
  const imported = await asPerson('POST /vitrine/v1/bulk/customers/import', {
    customers: [{ email: 'bea@mail.example', firstName: 'Bea' }],
  })
  const customerIds = imported.body.results.map(({ id }: { id: string }) => id)
  await asPerson('POST /vitrine/v1/bulk/customers/tags', { customerIds, add: ['VIP'] })
  const [tags] = await log('limit=1')
  expect(tags.changedEntities).toEqual([{ id: customerIds[0], changes: [expect.objectContaining({ added: ['VIP'] })] }])
  expect(JSON.stringify(tags)).not.toContain('Bea')
})

test('records what bulk calls changed of each order and collection', async () => {
  const { id: orderId } = await addOrder(shop, { number: 501, name: 'Bea Kiln', email: 'bea@mail.example' })
  const order = { id: orderId, archived: true }
  await asPerson('POST /ecom/v1/bulk/orders/update', { orders: [{ order }] })
  const [archived] = await log('limit=1')
  expect(archived.changedEntities).toEqual([
    { id: orderId, name: '501', changes: expect.arrayContaining([{ field: 'archived', after: true }]) },
  ])

  const [lineItem] = (await shop.send(`GET /ecom/v1/orders/${orderId}`, { token: person.token })).body.order.lineItems
  const fulfillments = [{ lineItems: [{ id: lineItem.id, quantity: 1 }] }]
  await asPerson('POST /ecom/v1/fulfillments/orders/bulk/create-fulfillments', {
    ordersWithFulfillments: [{ orderId, fulfillments }],
  })
  const [shipped] = await log('limit=1')
  expect(shipped).toMatchObject({ call: 'bulkCreateFulfillments', changedEntities: [{ id: orderId, name: '501' }] })
  expect(shipped.changedEntities[0].changes).toContainEqual({
    field: 'fulfillmentStatus',
    before: 'NOT_FULFILLED',
    after: 'FULFILLED',
  })

  const tree = { treeReference: { appNamespace: '@wix/stores' } }
  const { category } = (await asPerson('POST /categories/v1/categories', { category: { name: 'Lamps' }, ...tree })).body
  const change = { id: category.id, revision: category.revision, name: 'Lights' }
  const renamed = await asPerson('POST /categories/v1/bulk/categories/update', {
    categories: [{ category: change }],
    ...tree,
  })
  expect(renamed.body.bulkActionMetadata.totalSuccesses).toBe(1)
  const [categories] = await log('limit=1')
  expect(categories.changedEntities).toMatchObject([{ id: category.id, name: 'Lights' }])
  expect(categories.changedEntities[0].changes).toContainEqual({ field: 'name', before: 'Lamps', after: 'Lights' })
})

test('filters and pages through the log without gaps', async () => {
  const { id } = await addProduct(shop.context.db, shop.siteId)
  for (let at = 0; at < 5; at += 1) await rename(id, { name: `Name ${at}` })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const query = `entityId=${id}&limit=2${cursor === undefined ? '' : `&cursor=${cursor}`}`
    const { body } = await shop.send(`GET /vitrine/v1/audit-log?${query}`, { token: shop.apiKey })
    seen.push(...body.entries.map((entry: { entityName: string }) => entry.entityName))
    cursor = body.nextCursor
  } while (cursor !== undefined)
  expect(seen).toEqual(['Name 4', 'Name 3', 'Name 2', 'Name 1', 'Name 0'])
  expect(await log('area=taxes')).toEqual([])
  expect(await log(`to=2001-01-01T00:00:00.000Z`)).toEqual([])
  const bad = await shop.send('GET /vitrine/v1/audit-log?cursor=abc', { token: shop.apiKey })
  expect(bad.body.details.validationError.fieldViolations[0].field).toBe('cursor')
})

test('finds the entries of calls with several entities that have no versions to compare', async () => {
  const products = await Promise.all([1, 2].map(() => addProduct(shop.context.db, shop.siteId, { stock: 5 })))
  const decrementData = products.map(({ id }) => ({ productId: id, decrementBy: 1 }))
  const decremented = await asPerson('POST /stores/v2/inventoryItems/decrement', { decrementData })
  expect(decremented.status, JSON.stringify(decremented.body)).toBe(200)
  for (const { id } of products) expect((await log(`entityId=${id}`))[0]).toMatchObject({ call: 'decrementInventory' })
})

test('finds the few entries of an entity in a long log by indexes', async () => {
  const ids = idsOfEntity(shop.siteId, '0b0e9d0a-8f9d-4c8e-a1a5-000000000000', { equal: {}, limit: 51 })
  const rolledBack = shop.context.db.transaction().execute(async (transaction) => {
    await sql`
      insert into audit_entry (site_id, id, created_date, actor_type, actor_id, actor_name, ip_address, call, area, entity_id, entity_ids)
      select ${shop.siteId}, 'many-' || at, now(), 'APP', '', '', '', 'x', 'orders',
        case when at % 2 = 0 then 'one-' || at end, case when at % 2 = 1 then array['a-' || at, 'b-' || at] end
      from generate_series(1, 20000) at`.execute(transaction)
    await sql`analyze audit_entry`.execute(transaction)
    throw new Error(JSON.stringify((await sql`explain select ${ids}`.execute(transaction)).rows))
  })
  await expect(rolledBack).rejects.toThrow(/audit_entry_by_entity\b.*audit_entry_by_entities\b/)
  await expect(rolledBack).rejects.not.toThrow(/Seq Scan|audit_entry_by_date/)
})

test('finds what a call changes by its path', () => {
  const entityCallOf = createEntityCalls(calls)
  const found = (name: keyof typeof calls) => entityCallOf(calls[name] as Call)
  expect(found('updateProduct')).toMatchObject({ name: 'getProduct', entity: 'product', params: [['id', 'id']] })
  expect(found('cancelOrder')).toMatchObject({ entity: 'order' })
  expect(found('updateSiteSettings')).toMatchObject({ name: 'getSiteSettings', entity: 'siteSettings', params: [] })
  expect(found('triggerRefund')).toMatchObject({ name: 'getOrder', params: [['id', 'ecomOrderId']] })
  expect(found('inviteStaffMember')).toBeUndefined()
  expect(found('createProduct')).toBeUndefined()
})
