/**
 * Importing products through catalog V3: CPU of server and database together per product, in an import of 10,000
 * products with three variants and stock, on PostgreSQL. Compared with the least SQL that stores the same rows.
 * `VITRINE_BENCH_PRODUCTS=100000` imports more.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '@vitrine/server/ground/database/open-database.ts'
import { startTestServer } from '@vitrine/server/ground/database/testing/postgres.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'
import { addLargeCatalog } from './measure/fill-large-catalog.ts'
import { databaseCpuMs, databaseRoot } from './measure/postgres-cpu.ts'
import { report } from './measure/report.ts'
import { freePort, startProgram } from './measure/running-shop.ts'
import { createCaller } from './measure/steps.ts'

const products = Number(process.env.VITRINE_BENCH_PRODUCTS ?? '10000')
/** The most that one import takes. */
const largest = 50_000
const path = '/stores/v3/catalog-imports'
const token = demoSite.apiKey

const sizes = ['S', 'M', 'L']
const options = [
  {
    name: 'Size',
    optionRenderType: 'TEXT_CHOICES',
    choicesSettings: { choices: sizes.map((name) => ({ name, choiceType: 'CHOICE_TEXT' })) },
  },
]
const variantOf = (choiceName: string, index: number) => ({
  choices: [{ optionChoiceNames: { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' } }],
  sku: `IMPORT-${index}-${choiceName}`,
  price: { actualPrice: { amount: String(10 + (index % 500)) } },
  inventoryItem: { quantity: index % 7 },
})
const productOf = (index: number) => ({
  product: {
    handle: `import-${index}`,
    name: `Harbour lamp ${index}`,
    productType: 'PHYSICAL',
    physicalProperties: {},
    plainDescription: `<p>${'Glazed in a colour of the shore. '.repeat(6)}</p>`,
    options,
    variantsInfo: { variants: sizes.map((size) => variantOf(size, index)) },
  },
})

const main = async (): Promise<void> => {
  const postgres = await startTestServer({ isDurable: true })
  const data = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const database = await openDatabase<Tables>({ url: postgres.url }, { statementMs: 0 })
  const env = { PORT: String(await freePort()), VITRINE_DATA: data, DATABASE_URL: postgres.url, LOG_LEVEL: 'error' }
  const program = await startProgram(join(import.meta.dirname, '../packages/server/dist/main.mjs'), { env })
  try {
    const call = createCaller({ port: Number(new URL(program.url).port) })
    await wait(5000)
    // Products are compared with rules of collections in the background, which is not part of the import.
    await sql`update collection set rule = null where site_id = ${demoSite.siteId}`.execute(database.db)
    const root = await databaseRoot(database.db)
    const cpuMs = async () => (await program.cpuMs()) + databaseCpuMs(root)

    const importSome = async (from: number, to: number): Promise<void> => {
      const { catalogImport } = await call('POST', path, { token, body: { catalogImport: {} } })
      for (let index = from; index < to; index += 100) {
        const sent = Array.from({ length: Math.min(100, to - index) }, (_, offset) => productOf(index + offset))
        await call('POST', `${path}/${catalogImport.id}/add-products`, { token, body: { products: sent } })
      }
      await call('POST', `${path}/${catalogImport.id}/submit`, { token })
      for (;;) {
        const route = `/vitrine/v1/catalog-imports/${catalogImport.id}/progress`
        const { progress } = await call('GET', route, { token })
        if (progress.failedCount > 0) throw new Error(JSON.stringify(progress.failures[0]))
        if (progress.completedDate !== undefined) return
        await wait(500)
      }
    }
    await importSome(products, products + 500)
    const before = await cpuMs()
    for (let from = 0; from < products; from += largest) await importSome(from, Math.min(products, from + largest))
    const ours = ((await cpuMs()) - before) / products
    const stored = databaseCpuMs(root)
    await addLargeCatalog(database.db, demoSite.siteId, products)
    report({
      name: `import of ${products} products, each`,
      ours,
      baseline: (databaseCpuMs(root) - stored) / products,
      against: 'the same rows by one statement a table',
      unit: 'ms CPU of server and database',
      limit: { ours: 0.6 },
    })
  } finally {
    await program.stop()
    await database.close()
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

await main()
process.exitCode ??= 0
