import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { defaultVariantId } from '@vitrine/domain/catalog/product.ts'
import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import { expect, test, vi } from 'vitest'
import { addProduct } from '../../goods.ts'
import { oneOf, openServers, type Servers } from './killed-money/servers.ts'

const kills = 30
const stock = 5000

interface Place {
  readonly productId: string
  readonly locationIds: readonly string[]
}

const base = '/vitrine/v1/stock-transfers'

const create = async ({ send }: Servers, { productId, locationIds }: Place): Promise<void> => {
  const originLocationId = oneOf(locationIds)
  const destinationLocationId = oneOf(locationIds.filter((id) => id !== originLocationId))
  const lines = [{ productId, variantId: defaultVariantId(productId), quantity: randomInt(1, 20) }]
  await send('POST', base, { stockTransfer: { originLocationId, destinationLocationId, lines } })
}

/** Lists the transfers that are not closed. */
const listOpen = async ({ send }: Servers) => {
  const query = { filter: { status: { $in: ['DRAFT', 'IN_TRANSIT'] } }, cursorPaging: { limit: 100 } }
  return (await send('POST', `${base}/query`, { query }))?.stockTransfers
}

/** Takes a step of a transfer that is not closed, or creates one. */
const act = async (servers: Servers, place: Place): Promise<void> => {
  const { send } = servers
  const open = (await listOpen(servers)) ?? []
  if (open.length < 6 || randomInt(10) === 0) return create(servers, place)
  const { id, revision, status, lines } = oneOf<{ id: string; revision: string; status: string; lines: any[] }>(open) // oxlint-disable-line typescript/no-explicit-any -- a response
  if (randomInt(6) === 0) return void (await send('POST', `${base}/${id}/cancel`, { revision }))
  if (status === 'DRAFT') return void (await send('POST', `${base}/${id}/ship`, { revision }))
  const [{ variantId, quantity, receivedQuantity }] = lines as [
    { variantId: string; quantity: number; receivedQuantity: number },
  ]
  const units = [{ variantId, quantity: randomInt(1, quantity - receivedQuantity + 1) }]
  await send('POST', `${base}/${id}/receive`, { revision, ...(randomInt(3) > 0 && { units }) })
}

/** Cancels all transfers that are not closed: more than a page of them, after many kills. */
const cancelAll = async (servers: Servers): Promise<void> => {
  for (let open = await listOpen(servers); open.length > 0; open = await listOpen(servers))
    for (const { id, revision } of open) await servers.send('POST', `${base}/${id}/cancel`, { revision })
}

/** Units at all locations, and in transit. */
const countUnits = async ({ db, siteId }: Servers, productId: string) => {
  const { rows } = await sql<{ placed: number; transit: number; closed: number }>`
    select
      (select sum(quantity)::integer from inventory_item where site_id = ${siteId} and product_id = ${productId}) as placed,
      (select coalesce(sum((line->>'quantity')::integer - (line->>'received')::integer), 0)::integer
        from stock_transfer, jsonb_array_elements(lines) line
        where site_id = ${siteId} and status = 'IN_TRANSIT') as transit,
      (select count(*)::integer from stock_transfer where site_id = ${siteId} and closed_date is not null) as closed`.execute(
    db,
  )
  return rows[0]!
}

test(
  `three servers, one of them killed ${kills} times while stock moves, lose and double no unit`,
  { timeout: kills * 15_000 + 120_000 },
  async () => {
    const servers = await openServers()
    const { db, siteId, send } = servers
    const { id: productId } = await addProduct(db, siteId, { stock })
    const others = await Promise.all(
      ['Store', 'Warehouse'].map(async (name) =>
        vi.waitFor(
          async (): Promise<string> =>
            (await send('POST', '/vitrine/v1/stores-locations', { storesLocation: { name } })).storesLocation.id,
          { timeout: 300_000, interval: 250 },
        ),
      ),
    )
    const place = { productId, locationIds: [defaultLocationId(siteId), ...others] }
    const run = { isOver: false, done: 0 }
    const person = async (): Promise<void> => {
      while (!run.isOver) {
        await act(servers, place)
        run.done += 1
      }
    }
    const people = [person(), person(), person(), person()]
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = run.done + randomInt(3, 20)
      await vi.waitUntil(() => run.done >= enough, { timeout: 300_000, interval: 5 })
      await servers.killOne()
    }
    run.isOver = true
    await Promise.all(people)
    const { placed, transit, closed } = await countUnits(servers, productId)
    expect(placed + transit).toBe(stock)
    expect(closed).toBeGreaterThan(kills / 2)

    // A location whose stock moves while servers die is archived once all of it has moved.
    const [from] = others as [string, string]
    await cancelAll(servers)
    const move = { moveStockTo: defaultLocationId(siteId) }
    expect(await send('POST', `/vitrine/v1/stores-locations/${from}/archive`, move)).toBeDefined()
    await servers.killOne()
    const location = () =>
      db.selectFrom('stores_location').select('archived_date').where('id', '=', from).executeTakeFirstOrThrow()
    await vi.waitFor(async () => expect((await location()).archived_date).not.toBeNull(), {
      timeout: 120_000,
      interval: 250,
    })
    expect(await countUnits(servers, productId)).toMatchObject({ placed: stock, transit: 0 })
  },
)
