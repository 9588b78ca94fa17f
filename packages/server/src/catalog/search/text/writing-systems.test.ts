import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let token: string

const names = [
  '抹茶茶碗セット | ガラス 花瓶 | コーヒーカップ | 陶瓷茶杯套装',
  'ถ้วยชาเซรามิก | ຈອກຊາ | ពែងតែ | လက်ဖက်ရည်ခွက် | 녹차 찻잔 | 도자기 머그컵',
  'साड़ी | قَهْوَة | Œuvre | Ấm trà đen | Κούπες | Işıklı İstanbul | Weiße Häuser',
].flatMap((line) => line.split(' | '))

beforeAll(async () => {
  shop = await openShop()
  token = await shop.visitorToken()
  for (const name of names) await addProduct(shop.context.db, shop.siteId, { name })
  const body = { settings: { synonyms: [{ words: ['茶碗', 'chawan'] }] } }
  await shop.send('PUT /vitrine/v1/search/settings', { token: shop.apiKey, body })
})
afterAll(() => shop.close())

const namesOf = (products: readonly { readonly name: string }[]) => products.map(({ name }) => name)
const found = async (expression: string) => {
  const { body } = await shop.send('POST /vitrine/v1/products/search', { token, body: { expression } })
  return body.matched === 'ALL_WORDS' && body.corrected === undefined ? namesOf(body.products) : body
}

test.each([
  ['抹茶茶碗セット', ['抹茶', '茶碗', 'セット', '抹茶茶碗', '碗', 'ｾｯﾄ', '抹茶のセット', 'chawan']],
  ['ガラス 花瓶', ['ガラス', '花瓶', 'ｶﾞﾗｽ', 'ガラス花瓶', '花瓶ガラス']],
  ['コーヒーカップ', ['カップ', 'コーヒー', 'コーヒーカップ']],
  ['陶瓷茶杯套装', ['茶杯', '陶瓷', '套装', '陶瓷的茶杯']],
  ['ถ้วยชาเซรามิก', ['ถ้วย', 'ชา', 'ถ้วยชา']],
  ['ຈອກຊາ', ['ຈອກ', 'ຊາ']],
  ['ពែងតែ', ['ពែង', 'ពែងតែ']],
  ['လက်ဖက်ရည်ခွက်', ['ခွက်', 'လက်ဖက်ရည်']],
  ['녹차 찻잔', ['찻잔', '찻잔을', '녹차찻잔', '찻잔 녹차']],
  ['도자기 머그컵', ['머그컵', '머그컵이', '도자기']],
  ['साड़ी', ['साड़ी', 'साडी']],
  ['قَهْوَة', ['قهوة', 'قَهْوَة', 'قهوه']],
  ['Œuvre', ['œuvre', 'oeuvre', 'OEUVRE']],
  ['Ấm trà đen', ['am tra den', 'ấm trà đen', 'ĐEN']],
  ['Κούπες', ['κουπες', 'κούπες', 'ΚΟΥΠΕΣ']],
  ['Işıklı İstanbul', ['istanbul', 'ISTANBUL', 'İSTANBUL', 'ışıklı', 'isikli']],
  ['Weiße Häuser', ['weisse', 'WEISSE', 'hauser', 'ＨＡＵＳＥＲ']],
])('finds “%s” by %o, and nothing else', async (name, expressions) => {
  for (const expression of expressions) expect([expression, await found(expression)]).toEqual([expression, [name]])
})

test('suggests products and words while typing in a script without spaces', async () => {
  const suggest = async (typed: string) =>
    (await shop.send(`GET /vitrine/v1/products/suggest?expression=${encodeURIComponent(typed)}`, { token })).body
  for (const typed of ['ガ', 'ガラ', 'ｶﾞﾗ']) {
    const { products, completions } = await suggest(typed)
    expect([typed, namesOf(products)]).toEqual([typed, ['ガラス 花瓶']])
    expect(completions).toContain('ガラス')
  }
  expect(namesOf((await suggest('ถ้วยช')).products)).toEqual(['ถ้วยชาเซรามิก'])
  expect(namesOf((await suggest('찻')).products)).toEqual(['녹차 찻잔'])
})

test('reports searched terms to the owner as words, not as their parts', async () => {
  await found('ｶﾞﾗｽ花瓶')
  const { body } = await shop.send('GET /vitrine/v1/search/terms?limit=100', { token: shop.apiKey })
  expect(body.terms.map(({ term }: { term: string }) => term)).toContain('ガラス花瓶')
})

test('finds a collection by a part of its name', async () => {
  const collection = { name: '日本茶器' }
  await shop.send('POST /stores/v1/collections', { token: shop.apiKey, body: { collection } })
  const { body } = await shop.send(`GET /vitrine/v1/products/suggest?expression=${encodeURIComponent('茶器')}`, {
    token,
  })
  expect(namesOf(body.collections)).toEqual(['日本茶器'])
})
