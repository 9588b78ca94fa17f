import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createSite } from '../../../desk/site/create-site.ts'
import { parseExpression } from '../query/parse-expression.ts'
import { findAmong } from '../query/find.ts'
import { createStoreIndex } from '../index/index-of-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test.each([
  ['de', 'Tischlampe aus Eiche', ['Lampe', 'Tischlampen', 'eiche', 'LAMPEN']],
  ['de', 'Weiße Häuser', ['haus', 'weisse', 'Häuser']],
  ['es', 'Lámparas de mesa', ['lampara', 'lámpara', 'mesas']],
  ['he', 'מנורה לבית', ['מנורה', 'בית', 'הבית', 'המנורה']],
  ['en', 'Crème brûlée dish', ['creme', 'dishes', 'brulee']],
])('in a store in %s, finds “%s” by %o', async (language, name, words) => {
  const { db } = shop.context
  const siteId = randomUUID()
  await createSite(db, { id: siteId, name: 'Other', currency: 'EUR', language, demo: false })
  await addProduct(db, siteId, { name })
  await addProduct(db, siteId, { name: 'Qwerty' })
  const index = await createStoreIndex(db, { siteId, language, stopping: { isStopped: false } }).at(0)
  for (const expression of words) {
    const { words: parsed } = await parseExpression(db, index, {
      expression,
      languages: [language],
      synonyms: [],
      isTyping: false,
      hidden: false,
    })
    const wanted = {
      ...index,
      words: parsed,
      hidden: false,
      filter: {},
      sort: 'RELEVANCE',
      limit: 5,
      name: '',
      isCounted: false,
    } as const
    expect([expression, findAmong(wanted, parsed.length).count]).toEqual([expression, 1])
  }
})
