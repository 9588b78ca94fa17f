/**
 * Writes the dump that later versions are upgraded from: `npx tsx test/upgrade/write-release.ts 1.2.0`, once for each
 * release. It holds the demo store and an order.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrations } from '@vitrine/server/migrations.ts'
import { seedDemo } from '../../platform/seed-demo.ts'
import { atTheTill } from '../buying.ts'
import { addProduct } from '../goods.ts'
import { openShop } from '../shop.ts'
import { dumpDatabase, writeDump } from './dump.ts'

const [version = ''] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Give the version of the release, such as 1.2.0.')

const root = join(import.meta.dirname, '../..')
const shop = await openShop({ hasOwnServer: true })
const { db } = shop.context
await seedDemo(shop.context, { folder: join(root, 'demo/pictures'), print: console.log })
const till = await atTheTill(shop)
const product = await addProduct(db, shop.siteId, { name: 'Mug', price: 1000, stock: 5 })
const paid = await till.pay(await till.checkoutOf(product))
if (paid.status !== 200) throw new Error(JSON.stringify(paid.body))
const file = join(import.meta.dirname, `${version}.json.gz`)
await writeFile(file, writeDump(await dumpDatabase(db, migrations)))
console.log(`Wrote ${file}`)
await shop.close()
