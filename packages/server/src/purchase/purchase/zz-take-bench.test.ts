import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop } from '../../../../../test/shop.ts'
import { atTheTill } from '../../../../../test/buying.ts'
import { transact } from '../../ground/database/transact.ts'
import { prepared } from '../../ground/database/connection/prepared.ts'
import { takeStock } from '../../catalog/product/api.ts'

const oldTake = prepared(
  (siteId: string, productId: string, variantId: string, quantity: number) => sql<{
    left: number | null
    taken: boolean
  }>`
    with item as (
      select tracked from inventory_item
      where site_id = ${siteId} and product_id = ${productId} and variant_id = ${variantId}
    ), taken as (
      update inventory_item set quantity = quantity - ${quantity}
      where site_id = ${siteId} and product_id = ${productId} and variant_id = ${variantId}
        and tracked and quantity >= ${quantity}
      returning quantity
    )
    select (select quantity from taken) as left,
      exists (select from taken) or not exists (select from item where tracked) as taken`,
)

test('bench', { timeout: 500_000 }, async () => {
  const shop = await openShop()
  const { db } = shop.context
  const products = await Promise.all(Array.from({ length: 50 }, () => addProduct(db, shop.siteId, { stock: 90_000 })))
  const variantId = '00000000-0000-0000-0000-000000000000'
  const runOld = (id: string) =>
    transact(db, async (tx) => {
      await Promise.all([
        sql`select from product where site_id = ${shop.siteId} and id = any(${[id]}) order by id for no key update`.execute(
          tx,
        ),
        oldTake(tx, shop.siteId, id, variantId, 1),
      ])
    })
  const runNew = (id: string, index: number) =>
    transact(db, (tx) =>
      takeStock(tx, { siteId: shop.siteId, orderId: `d0000000-0000-4000-8000-${String(index).padStart(12, '0')}` }, [
        { productId: id, variantId, quantity: 1 },
      ]),
    )
  const times = { old: [] as number[], new: [] as number[] }
  for (let index = 0; index < 4000; index += 1) {
    const { id } = products[index % 50]!
    let start = performance.now()
    await runOld(id)
    times.old.push(performance.now() - start)
    start = performance.now()
    await runNew(id, index)
    times.new.push(performance.now() - start)
  }
  const at = (list: number[], share: number) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length * share)]!.toFixed(3)
  for (const name of ['old', 'new'] as const)
    console.log(name, at(times[name], 0.1), at(times[name], 0.25), at(times[name], 0.5))
  const till = await atTheTill(shop)
  const pays: number[] = []
  for (let index = 0; index < 60; index += 1) {
    const tried = await till.checkoutOf(products[index % 50]!)
    const start = performance.now()
    const { status } = await till.pay(tried)
    pays.push(performance.now() - start)
    expect(status).toBe(200)
  }
  console.log('pay', at(pays, 0.1), at(pays, 0.25), at(pays, 0.5))
  await shop.close()
})
