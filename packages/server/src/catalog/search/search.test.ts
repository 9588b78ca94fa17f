import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, colours, sizes, type Goods, type Product } from '../../../../../test/goods.ts'
import { setStock } from '../product/edit/save-product.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let token: string
const goods: Record<string, Product> = {}

const add = async (name: string, more: Goods = {}): Promise<void> => {
  goods[name] = await addProduct(shop.context.db, shop.siteId, { name, ...more })
}

beforeAll(async () => {
  shop = await openShop()
  token = await shop.visitorToken()
  await add('Table lamp', {
    price: 9000,
    stock: 3,
    options: [colours],
    record: { brand: { name: 'Hearth' }, sku: 'LMP-7' },
  })
  await add('Stoneware mug', {
    price: 1900,
    stock: 0,
    record: { description: '<p>Turned of clay</p>', ribbon: { name: 'New' } },
  })
  await add('Tall vase', { price: 4500, options: [sizes], record: { brand: { name: 'Kiln' } } })
  await add('Blue bowl', { price: 2500, record: { discount: { type: 'PERCENT', percent: '10' } } })
  await add('Café cup', { price: 1200 })
  await add('Secret lamp', { visible: false })
  const { body } = await shop.send('POST /stores/v1/collections', {
    token: shop.apiKey,
    body: { collection: { name: 'Kitchen' } },
  })
  await shop.send(`POST /stores/v1/collections/${body.collection.id}/productIds`, {
    token: shop.apiKey,
    body: { productIds: [goods['Stoneware mug']!.id, goods['Blue bowl']!.id] },
  })
})
afterAll(() => shop.close())

const ask = async (body: object, as = token) => {
  const answer = await shop.send('POST /vitrine/v1/products/search', { token: as, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const namesOf = (body: { products: { name: string }[] }) => body.products.map(({ name }) => name)
const found = async (expression: string) => namesOf(await ask({ expression }))

test.each([
  ['lamps', 'Table lamp'],
  ['LAMP', 'Table lamp'],
  ['clay mug', 'Stoneware mug'],
  ['vasse', 'Tall vase'],
  ['blue', 'Blue bowl'],
  ['cafe cups', 'Café cup'],
  ['lmp-7', 'Table lamp'],
  ['hearth', 'Table lamp'],
  ['sage', 'Table lamp'],
  ['new', 'Stoneware mug'],
  ['the vase', 'Tall vase'],
])('finds “%s”: the %s', async (expression, name) => expect(await found(expression)).toEqual([name]))

test('finds the products of a collection by a word of its name, available ones first', async () =>
  expect(await found('kitchen')).toEqual(['Blue bowl', 'Stoneware mug']))

test('reports a corrected spelling, and results that lack some of the words', async () => {
  expect(await ask({ expression: 'vasse' })).toMatchObject({ corrected: 'vase', matched: 'ALL_WORDS' })
  const any = await ask({ expression: 'lamp bowl' })
  expect([any.matched, namesOf(any).toSorted()]).toEqual(['ANY_WORD', ['Blue bowl', 'Table lamp']])
  expect(await ask({ expression: 'zzzz' })).toMatchObject({ products: [], total: { count: 0, isExact: true } })
})

test('finds and counts hidden products for the owner only', async () => {
  expect((await ask({ expression: 'secret' })).total.count).toBe(0)
  expect(namesOf(await ask({ expression: 'secret' }, shop.apiKey))).toEqual(['Secret lamp'])
})

const facetTypes = ['PRICE', 'OPTION', 'BRAND', 'AVAILABILITY', 'ON_SALE', 'COLLECTION']

test('counts what each choice would return, ignoring selections in the same facet', async () => {
  const { facets, total } = await ask({ filter: { brands: ['Hearth'] }, facets: facetTypes })
  const counts = (type: string) => {
    const facet = facets.find((one: { type: string }) => one.type === type)
    return Object.fromEntries(
      (facet?.values ?? []).map((one: { label: string; count: number }) => [one.label, one.count]),
    )
  }
  expect(total).toEqual({ count: 1, isExact: true })
  expect(counts('BRAND')).toEqual({ Hearth: 1, Kiln: 1 })
  expect(counts('OPTION')).toEqual({ Sage: 1, Ink: 1 })
  expect(counts('AVAILABILITY')).toEqual({ IN_STOCK: 1 })
  expect(counts('COLLECTION')).toEqual({})
  const all = await ask({ facets: facetTypes })
  const price = all.facets.find((one: { type: string }) => one.type === 'PRICE')
  expect([price.lowest, price.highest]).toEqual([12, 90])
  expect(price.values.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(5)
})

test('combines choices of one facet with OR and different facets with AND', async () => {
  const names = async (filter: object) => namesOf(await ask({ filter, sort: 'NAME' }))
  expect(await names({ brands: ['Hearth', 'Kiln'] })).toEqual(['Table lamp', 'Tall vase'])
  expect(await names({ brands: ['Hearth', 'Kiln'], options: [{ name: 'Size', choices: ['S', 'L'] }] })).toEqual([
    'Tall vase',
  ])
  expect(await names({ price: { from: 19, to: 45 } })).toEqual(['Blue bowl', 'Stoneware mug', 'Tall vase'])
  expect(await names({ onSale: true })).toEqual(['Blue bowl'])
  expect(await names({ availability: ['OUT_OF_STOCK'] })).toEqual(['Stoneware mug'])
})

test('sorts and pages results', async () => {
  const names = async (body: object) => namesOf(await ask(body))
  const byPrice = ['Café cup', 'Stoneware mug', 'Blue bowl', 'Tall vase', 'Table lamp']
  expect(await names({ sort: 'PRICE_ASC' })).toEqual(byPrice)
  expect(await names({ sort: 'PRICE_DESC' })).toEqual(byPrice.toReversed())
  expect(await names({ sort: 'NEWEST', paging: { limit: 2 } })).toEqual(['Café cup', 'Blue bowl'])
  expect(await names({ sort: 'NEWEST', paging: { limit: 2, offset: 2 } })).toEqual(['Tall vase', 'Stoneware mug'])
  expect(await names({ sort: 'NAME', paging: { limit: 1 } })).toEqual(['Blue bowl'])
  expect(await names({ sort: 'BEST_SELLING', paging: { limit: 1 } })).toEqual(['Café cup'])
})

test('suggests products, collections and words while typing', async () => {
  const suggest = (words: string) => shop.send(`GET /vitrine/v1/products/suggest?expression=${words}`, { token })
  const { body } = await suggest('la')
  expect(body.products.map(({ name }: { name: string }) => name)).toEqual(['Table lamp'])
  expect(body.completions).toEqual(['lamp'])
  expect((await suggest('kit')).body.collections).toMatchObject([{ name: 'Kitchen' }])
})

test('applies synonyms from the next search on, in one direction if requested', async () => {
  const settings = { synonyms: [{ words: ['lamp'], from: 'lantern' }, { words: ['bowl', 'basin'] }] }
  const saved = await shop.send('PUT /vitrine/v1/search/settings', { token: shop.apiKey, body: { settings } })
  expect([saved.status, saved.body]).toEqual([200, { settings }])
  expect([await found('lantern'), await found('lamp')]).toEqual([['Table lamp'], ['Table lamp']])
  expect(await found('basin')).toEqual(['Blue bowl'])
  expect((await shop.send('GET /vitrine/v1/search/settings', { token: shop.apiKey })).body).toEqual({ settings })
})

test('reflects changes in the next search: new names, new, hidden and deleted products', async () => {
  const owner = { token: shop.apiKey }
  const path = `/stores/v1/products/${goods['Café cup']!.id}`
  await shop.send(`PATCH ${path}`, { ...owner, body: { product: { name: 'Espresso beaker' } } })
  expect([await found('beakers'), await found('cafe')]).toEqual([['Espresso beaker'], []])
  await shop.send(`PATCH ${path}`, { ...owner, body: { product: { visible: false } } })
  expect(await found('beakers')).toEqual([])
  await add('Oak stool')
  expect(await found('stools')).toEqual(['Oak stool'])
  await shop.send(`DELETE /stores/v1/products/${goods['Oak stool']!.id}`, owner)
  expect(await found('stools')).toEqual([])
})

test('counts a choice if a single variant in stock has all selected choices', async () => {
  await add('Wool scarf', { options: [colours, sizes] })
  const { id, variants } = goods['Wool scarf']!
  const isSmallSage = ({ choices }: { choices: object }) =>
    JSON.stringify(choices) === JSON.stringify({ Colour: 'Sage', Size: 'S' })
  const levels = variants.map((variant) => {
    const inStock = !isSmallSage(variant)
    return { variantId: variant.id, tracked: false, quantity: 0, inStock }
  })
  await setStock(shop.context.db, { siteId: shop.siteId, productId: id, levels })
  const options = (size: string) => [
    { name: 'Colour', choices: ['Sage'] },
    { name: 'Size', choices: [size] },
  ]
  const names = async (filter: object) => namesOf(await ask({ expression: 'scarf', filter }))
  expect(await names({ options: options('S') })).toEqual(['Wool scarf'])
  expect(await names({ options: options('S'), availability: ['IN_STOCK'] })).toEqual([])
  expect(await names({ options: options('S'), availability: ['OUT_OF_STOCK'] })).toEqual(['Wool scarf'])
  expect(await names({ options: options('L'), availability: ['IN_STOCK'] })).toEqual(['Wool scarf'])
})

test('returns as many products for a price band as it counted', async () => {
  const { facets } = await ask({ facets: ['PRICE'] })
  for (const { from, to, count } of facets[0].values) {
    expect((await ask({ filter: { price: { from, ...(to !== undefined && { to }) } } })).total.count).toBe(count)
  }
})

test('reports searched terms to the owner, including those without results and of cached responses', async () => {
  for (let times = 0; times < 3; times += 1) await ask({ expression: 'Hammock' })
  await ask({ expression: 'someone@people.test' })
  const read = async (query: string) =>
    (await shop.send(`GET /vitrine/v1/search/terms${query}`, { token: shop.apiKey })).body.terms
  const hammock = { term: 'hammock', searches: 3, withoutResults: 3 }
  expect(await read('?limit=100')).toContainEqual(hammock)
  const nothing = await read('?withoutResults=true')
  expect(nothing).toContainEqual(hammock)
  expect(JSON.stringify(nothing)).not.toContain('people')
  expect((await shop.send('GET /vitrine/v1/search/terms', { token })).status).toBe(403)
})

test('rejects invalid input by field', async () => {
  const refused = async (body: object) =>
    JSON.stringify((await shop.send('POST /vitrine/v1/products/search', { token, body })).body)
  expect(await refused({ filter: { price: { from: 2, to: 1 } } })).toContain('filter.price.from')
  const size = { name: 'Size', choices: ['S'] }
  expect(await refused({ filter: { options: [size, size] } })).toContain('filter.options[1].name')
  expect(await refused({ expression: 'x'.repeat(101) })).toContain('expression')
  expect(await refused({ paging: { offset: 10_001 } })).toContain('paging.offset')
})

const owner = (path: string, body: object) => shop.send(path, { token: shop.apiKey, body })

test('searches translated texts for readers of another language, and shows them', async () => {
  await owner('PATCH /vitrine/v1/site-settings', { siteSettings: { languages: ['de'] } })
  const { product } = (
    await owner('POST /stores/v1/products', { product: { name: 'Cap Light', priceData: { price: 9 } } })
  ).body
  const translation = { name: 'Tragbare Tischlampe', description: 'Für lange Abende im Garten.' }
  await owner(`PUT /vitrine/v1/products/${product.id}/translations/de`, { translation })
  const inGerman = async (expression: string) => {
    const headers = { 'x-vitrine-language': 'de' }
    const { body } = await shop.send('POST /vitrine/v1/products/search', {
      token: await shop.visitorToken(),
      headers,
      body: { expression },
    })
    return body.products.map(({ name }: { name: string }) => name)
  }
  for (const expression of ['tragbar', 'gärten', 'Lampe', 'TISCHLAMPEN']) {
    expect(await inGerman(expression), expression).toContain('Tragbare Tischlampe')
  }
})

test('finds the products of subcategories on request, without those of hidden ones', async () => {
  const owner = shop.apiKey
  const treeReference = { appNamespace: '@wix/stores' }
  const create = async (name: string, parent?: { id: string }) => {
    const body = { category: { name, ...(parent && { parentCategory: parent }) }, treeReference }
    const answer = await shop.send('POST /categories/v1/categories', { token: owner, body })
    return answer.body.category as { id: string; revision: string }
  }
  const put = (category: { id: string }, name: string) =>
    shop.send(`POST /stores/v1/collections/${category.id}/productIds`, {
      token: owner,
      body: { productIds: [goods[name]!.id] },
    })
  const home = await create('Home')
  const light = await create('Light', { id: home.id })
  const lamps = await create('Lamps', { id: light.id })
  await put(home, 'Tall vase')
  await put(lamps, 'Table lamp')
  const filter = { collectionIds: [home.id] }
  expect(namesOf(await ask({ filter }))).toEqual(['Tall vase'])
  const deep = { filter: { ...filter, includeSubcategories: true }, sort: 'NAME', facets: ['BRAND'] }
  const all = await ask(deep)
  expect(namesOf(all)).toEqual(['Table lamp', 'Tall vase'])
  expect(all.facets[0].values.map(({ id }: { id: string }) => id)).toEqual(['Hearth', 'Kiln'])
  const hidden = { categoryId: light.id, visible: false, revision: light.revision, treeReference }
  await shop.send('PATCH /categories/v1/categories/visibility', { token: owner, body: hidden })
  expect(namesOf(await ask(deep))).toEqual(['Tall vase'])
  expect(namesOf(await ask(deep, owner))).toEqual(['Table lamp', 'Tall vase'])
})
