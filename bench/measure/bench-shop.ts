/** A shop with a large catalog on PostgreSQL, and servers for it in separate processes. */
import { sql } from 'kysely'
import pg from 'pg'
import { migrate } from '@vitrine/server/ground/database/migrate.ts'
import { openDatabase } from '@vitrine/server/ground/database/open-database.ts'
import { startTestServer } from '@vitrine/server/ground/database/testing/postgres.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { migrations } from '@vitrine/server/migrations.ts'
import { insertApiKey } from '@vitrine/server/people/api-key/api.ts'
import { registerOAuthApp } from '@vitrine/server/desk/site/api.ts'
import { addDelivery } from '../../test/goods.ts'
import { fillLargeCatalog, siteId } from './fill-large-catalog.ts'
import { databaseRoot } from './postgres-cpu.ts'
import { serveBareShop } from './serve-bare-shop.ts'
import { serveVitrine } from './serve-vitrine.ts'
import { beServed, openServed } from './served.ts'

/** Client ID of the shop's visitors. */
export const clientId = 'b0000000-0000-4000-8000-000000000001'

/** API key of its owner. */
export const apiKey = 'b0000000-0000-4000-8000-000000000002'

/** Start options of a server in its own process. */
interface ServerStart {
  readonly url: string
  /** URL of a double of Stripe's API. */
  readonly stripeUrl?: string
}

/** Fills a database and starts a bare server and ours on it. `program` calls `serveShop` in a child process. */
export const openBenchShop = async (
  program: string,
  { products, stripeUrl }: { readonly products: number; readonly stripeUrl?: string },
) => {
  const postgres = await startTestServer()
  const database = await openDatabase<Tables>({ url: postgres.url }, { statementMs: 0 })
  const { db } = database
  await migrate(db, migrations)
  await fillLargeCatalog(db, products)
  await sql`update inventory_item set quantity = 1000000`.execute(db)
  const app = { clientId, name: 'Bench', rotatesRefreshTokens: true, redirectUris: [], origins: [] }
  await registerOAuthApp(db, siteId, app)
  await insertApiKey(db, { siteId, key: apiKey, name: 'bench' })
  const delivery = await addDelivery(db, siteId)
  const start = JSON.stringify({ url: postgres.url, stripeUrl } satisfies ServerStart)
  const [bare, vitrine] = [await openServed(program, 'bare', start), await openServed(program, 'vitrine', start)]
  console.log(`${products} products, ${postgres.description}`)
  return {
    db,
    delivery,
    databaseRoot: await databaseRoot(db),
    bare,
    vitrine,
    close: async (): Promise<void> => {
      bare.child.kill()
      vitrine.child.kill()
      await database.close()
      await postgres.stop()
    },
  }
}

/** In a child process: serves the shop and counts its SQL statements. */
export const serveShop = async (role: string, start: string): Promise<void> => {
  let statements = 0
  const send = pg.Client.prototype.query
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    statements += 1
    return Reflect.apply(send, this, given) as never
  } as typeof send
  const { url, stripeUrl } = JSON.parse(start) as ServerStart
  const database = await openDatabase<Tables>({ url })
  const served = await (role === 'vitrine'
    ? serveVitrine(database, siteId, { stripeUrl })
    : serveBareShop(database.db, { clientId, apiKey }))
  beServed(served, () => statements)
}
