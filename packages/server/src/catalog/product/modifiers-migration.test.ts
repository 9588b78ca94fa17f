import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { modifiersMigration } from './modifiers-migration.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('texts that products asked for before are modifiers, which carts know by their titles', async () => {
  const { db } = shop.context
  const [cup, mug] = [await addProduct(db, shop.siteId), await addProduct(db, shop.siteId)]
  const fields = [
    { title: 'Engraving', maxLength: 20, mandatory: true },
    { title: 'Poem', maxLength: 500, mandatory: false },
  ]
  const before = (id: string, texts: readonly object[]) =>
    sql`update product set record = record || jsonb_build_object('customTextFields', ${JSON.stringify(texts)}::jsonb)
      where id = ${id}`.execute(db)
  await before(cup.id, fields)
  await before(mug.id, [])
  await modifiersMigration.up(db as unknown as Kysely<unknown>)

  const productOf = async (id: string) =>
    (await shop.send(`GET /stores-reader/v1/products/${id}`, { token: shop.apiKey })).body.product
  const migrated = await productOf(cup.id)
  expect(migrated.customTextFields).toEqual(fields)
  expect(migrated.modifiers).toMatchObject([
    { key: 'Engraving', mandatory: true, freeTextSettings: { maxCharCount: 20, defaultAddedPrice: '0.00' } },
    { key: 'Poem', mandatory: false, freeTextSettings: { minCharCount: 0, maxCharCount: 500 } },
  ])
  expect(await productOf(mug.id)).not.toHaveProperty('modifiers')
  const token = await shop.visitorToken()
  const catalogReference = referenceTo(cup, { customTextFields: { Engraving: 'For Ann' } })
  const body = { lineItems: [{ catalogReference, quantity: 1 }] }
  const { cart } = (await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body })).body
  expect(cart.lineItems[0].descriptionLines).toMatchObject([{ plainText: { original: 'For Ann' } }])
})
