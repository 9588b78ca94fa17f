import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../../test/goods.ts'
import { isLongRun } from '../../../../../../test/run-size.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createLog } from '../../../ground/base/log.ts'
import { transact } from '../../../ground/database/transact.ts'
import { claimJobs } from '../../../ground/job/store.ts'
import { createServer } from '../../../server.ts'
import { failJob } from '../../../testing/fail-job.ts'
import { collectionRuleJobs, fillKind } from './jobs.ts'
import { inStock, named, openRules, type Rules } from './testing.ts'

let shop: Shop
let rules: Rules
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  rules = openRules(shop)
})
afterAll(() => shop.close())

/** Adds many products at once: lamps and vases in turn. */
const addMany = async (count: number, name: string) => {
  const { id } = await addProduct(shop.context.db, shop.siteId, { name })
  await sql`
    insert into product (site_id, id, slug, name, visible, product_type, price, discounted_price, record, created_date, last_updated)
    select site_id, gen_random_uuid()::text, slug || n, name || ' ' || n, visible, product_type, price, discounted_price,
      record, created_date, last_updated
    from product, generate_series(1, ${count - 1}::integer) n
    where site_id = ${shop.siteId} and id = ${id}`.execute(shop.context.db)
  return id
}
const countIn = async (id: string) => (await rules.namesIn(id)).length

test('continues after the last transaction of a server that died while it filled a collection', async () => {
  await addMany(2500, 'Tray')
  const id = await rules.collection()
  await rules.set(id, named('tray'))
  const { context } = shop
  const [job] = await claimJobs(context.db, [{ kind: fillKind, slots: 1, leaseMs: 1000 }], new Date(Date.now() + 1000))
  let batches = 0
  const dying = {
    ...context,
    now: () => {
      batches += 1
      if (batches > 1) throw new Error('The server dies.')
      return context.now()
    },
  }
  const [fill] = collectionRuleJobs(dying)
  await expect(fill!.run(job as never)).rejects.toThrow('The server dies.')
  expect(await countIn(id)).toBe(1000)
  expect((await rules.ok(`GET /vitrine/v1/collections/${id}/rule`)).rule.status).toBe('FILLING')

  const later = { ...context, now: () => new Date(Date.now() + 60_000) }
  await rules.run(later)
  expect(await countIn(id)).toBe(2500)
  expect((await rules.ok(`GET /vitrine/v1/collections/${id}/rule`)).rule.status).toBe('UP_TO_DATE')
})

test.runIf(isLongRun)(
  'compares all products with each rule after a statement for many, also with those that a running job has passed',
  async () => {
    const { context } = shop
    await addMany(5002, 'Bowl')
    const id = await rules.collection()
    await rules.set(id, named('bowl'), { field: 'PRICE', operator: 'AT_LEAST', value: '100' })
    await rules.run()
    expect(await countIn(id)).toBe(0)
    const queued = () =>
      context.db
        .selectFrom('job')
        .select(['kind', 'key'])
        .where('site_id', '=', shop.siteId)
        .where('kind', 'like', 'collection-%')
        .execute()

    const raise = (by: number) =>
      sql`
    update product set record = jsonb_set(record, '{price}', to_jsonb((record->>'price')::bigint + ${by}))
    where site_id = ${shop.siteId} and name like 'Bowl%'`.execute(context.db)
    await raise(0)
    const fills = await queued()
    expect(fills.map(({ kind }) => kind)).toEqual(fills.map(() => fillKind))
    expect(fills.map(({ key }) => key)).toContain(id)
    // The prices change when a server has compared the first products, and it goes on.
    let batches = 0
    const slow = {
      ...context,
      now: () => {
        batches += 1
        return context.now()
      },
    }
    const [handler] = collectionRuleJobs(slow)
    const jobs = await claimJobs(
      context.db,
      [{ kind: fillKind, slots: 100, leaseMs: 60_000 }],
      new Date(Date.now() + 1000),
    )
    const running = handler!.run(jobs.find(({ key }) => key === id) as never)
    await expect.poll(() => batches).toBeGreaterThan(1)
    await raise(1_000_000)
    await running
    await rules.run({ ...context, now: () => new Date(Date.now() + 120_000) })
    expect(await countIn(id)).toBe(5002)
  },
)

test('reports that filling has failed for good, and tries again when the rule is set again', async () => {
  const id = await rules.collection()
  await rules.set(id, named('nothing'))
  await failJob(shop.context, { siteId: shop.siteId, kind: fillKind, key: id })
  const status = async () => (await rules.ok(`GET /vitrine/v1/collections/${id}/rule`)).rule.status
  expect(await status()).toBe('FAILED')
  await rules.set(id, named('nothing'))
  expect(await status()).toBe('FILLING')
  await rules.run()
  expect(await status()).toBe('UP_TO_DATE')
})

test('starts again with the latest rule if it changes while a collection is filled', async () => {
  await addMany(1200, 'Bowl')
  await addMany(1200, 'Cup')
  const id = await rules.collection()
  await rules.set(id, named('bowl'))
  const filling = rules.run()
  await rules.set(id, named('cup'))
  await filling
  await rules.run()
  expect(await countIn(id)).toBe(1200)
  expect((await rules.namesIn(id)).every((name) => name.startsWith('Cup'))).toBe(true)
})

test('waits for a transaction that changes a product and began before the rule was saved', async ({ skip }) => {
  const { context } = shop
  // On the embedded database, transactions take turns.
  if (context.database.kind === 'embedded') return skip()
  const fork = await addProduct(context.db, shop.siteId, { name: 'Fork' })
  await rules.run()
  // Without any rule in the store, its trigger queues nothing.
  await context.db.updateTable('collection').set({ rule: null }).where('site_id', '=', shop.siteId).execute()
  const id = await rules.collection()
  let isChanged = (): void => undefined
  const changed = new Promise<void>((resolve) => (isChanged = resolve))
  let commit = (): void => undefined
  const mayCommit = new Promise<void>((resolve) => (commit = resolve))
  const changing = transact(context.db, async (transaction) => {
    const products = transaction.updateTable('product').set({ name: 'Spoon' }).where('site_id', '=', shop.siteId)
    await products.where('id', '=', fork.id).execute()
    isChanged()
    await mayCommit
  })
  await changed
  await rules.set(id, named('fork'))
  const filling = rules.run()
  setTimeout(commit, 300)
  await Promise.all([changing, filling])
  await rules.run()
  expect(await rules.namesIn(id)).toEqual([])
})

test('ends with the products that match, however two servers change products and rules at once', async () => {
  const second = await createServer({ database: shop.database, config: shop.context.config, log: createLog('error') })
  try {
    const ids = await Promise.all(
      Array.from(
        { length: 12 },
        async (_, index) => (await addProduct(shop.context.db, shop.siteId, { name: `Plate ${index}`, stock: 1 })).id,
      ),
    )
    const collections = [await rules.collection(), await rules.collection(), await rules.collection()]
    const change = (id: string, name: string) => rules.ok(`PATCH /stores/v1/products/${id}`, { product: { name } })
    const stock = (id: string, quantity: number) =>
      rules.ok(`PATCH /stores/v2/inventoryItems/product/${id}`, {
        inventoryItem: { trackQuantity: true, variants: [{ quantity }] },
      })
    const work = ids.flatMap((id, index) => [
      () => change(id, index % 2 === 0 ? 'Dish' : 'Plate'),
      () => stock(id, index % 3),
      () => change(id, index % 3 === 0 ? 'Plate' : 'Dish'),
    ])
    const save = collections.flatMap((id, index) => [
      () => rules.set(id, named('plate')),
      () => rules.set(id, ...(index === 0 ? [named('dish')] : [named('plate'), inStock])),
    ])
    const running = [shop.context, second.context].map((context) => () => rules.run(context))
    const all = [...work, ...save, ...running, ...running, ...running]
    await Promise.all(
      all.map((one, index) => new Promise((resolve) => setTimeout(resolve, (index * 37) % 200)).then(one)),
    )
    await rules.run()

    const names = new Map<string, { name: string; quantity: number }>()
    for (const id of ids) {
      const { product } = await rules.ok(`GET /stores-reader/v1/products/${id}`)
      names.set(id, { name: product.name, quantity: product.stock.quantity })
    }
    const expected = (matches: (one: { name: string; quantity: number }) => boolean) =>
      [...names.values()]
        .filter(matches)
        .map(({ name }) => name)
        .toSorted()
    const shown = async (id: string) => (await rules.namesIn(id)).filter((name) => /^(Dish|Plate)$/.test(name))
    const { rules: saved } = await rules.ok('GET /vitrine/v1/collection-rules')
    for (const { collectionId, conditions } of saved.filter((one: { collectionId: string }) =>
      collections.includes(one.collectionId),
    )) {
      const wanted = conditions[0].value === 'dish' ? 'Dish' : 'Plate'
      const needsStock = conditions.length > 1
      expect(await shown(collectionId)).toEqual(
        expected(({ name, quantity }) => name === wanted && (!needsStock || quantity > 0)),
      )
    }
  } finally {
    await second.stop()
  }
})

test('removes products that grew too old, and adds those that are old enough, within an hour', async () => {
  const { context } = shop
  const day = 24 * 60 * 60 * 1000
  const jug = await addProduct(context.db, shop.siteId, { name: 'Jug' })
  const created = new Date(Date.now() - 29.99 * day)
  await context.db.updateTable('product').set({ created_date: created }).where('id', '=', jug.id).execute()
  const [young, old] = [await rules.collection(), await rules.collection()]
  await rules.set(young, named('jug'), { field: 'CREATED', operator: 'WITHIN_DAYS', value: '30' })
  await rules.set(old, named('jug'), { field: 'CREATED', operator: 'NOT_WITHIN_DAYS', value: '30' })
  await rules.run()
  expect([await rules.namesIn(young), await rules.namesIn(old)]).toEqual([['Jug'], []])
  const later = { ...context, now: () => new Date(Date.now() + 61 * 60 * 1000) }
  await rules.run(later)
  expect([await rules.namesIn(young), await rules.namesIn(old)]).toEqual([[], ['Jug']])
  const [next] = await context.db.selectFrom('job').select('due_date').where('kind', '=', 'collection-days').execute()
  expect(next!.due_date!.getTime()).toBeGreaterThan(later.now().getTime() + 59 * 60 * 1000)
})
