import { sql } from 'kysely'
import { openBenchShop, serveShop } from './measure/bench-shop.ts'
import { fillOrders } from './measure/fill-orders.ts'
import { createBuyer } from './measure/guest.ts'
import { measureStep, sayCost } from './measure/steps.ts'
const main = async () => {
  const shop = await openBenchShop(import.meta.filename, { products: 100 })
  const { db } = shop
  await fillOrders(db, Number(process.env.N ?? 1000000))
  await sql`alter system set autovacuum to off`.execute(db)
  await sql`alter system set track_functions to 'all'`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  const buy = createBuyer({ products: 100, delivery: shop.delivery })
  let from = 0
  for (const what of ['with', 'jit off', 'no word triggers', 'no triggers', 'no states']) {
    if (what === 'jit off') { await sql`alter system set jit to off`.execute(db); await sql`select pg_reload_conf()`.execute(db) }
    if (what === 'no word triggers') for (const t of ['note_words_of_new', 'note_words_of_changed']) await sql.raw(`alter table orders disable trigger ${t}`).execute(db)
    if (what === 'no triggers') { await sql`alter table orders disable trigger user`.execute(db); await sql`alter table fulfillment disable trigger user`.execute(db) }
    if (what === 'no states') { await sql`create unique index orders_n2 on orders (site_id, number)`.execute(db); await sql`drop index orders_number`.execute(db); await sql`alter table orders drop column states`.execute(db) }
    await sql`select pg_stat_reset()`.execute(db)
    sayCost(what, 'ours', await measureStep(shop.vitrine, shop.databaseRoot, { name: 'x', times: 40, step: (call, index) => buy(call, index) }, from))
    from += 160
    await new Promise((r) => setTimeout(r, 1500))
    console.log(JSON.stringify((await sql<any>`select funcname, calls, total_time::int, self_time::int from pg_stat_user_functions where calls > 0 order by total_time desc limit 6`.execute(db)).rows))
    console.log(JSON.stringify((await sql<any>`select relname, seq_scan, seq_tup_read, idx_tup_fetch, n_tup_ins, n_tup_upd from pg_stat_user_tables where seq_tup_read > 100000 order by seq_tup_read desc limit 4`.execute(db)).rows))
  }
  await shop.close()
}
const [role, start] = process.argv.slice(2)
await (role && start ? serveShop(role, start) : main())
