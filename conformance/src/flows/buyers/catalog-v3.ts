import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, openStorefront } from '../../shop.ts'

/** More slugs than a URL holds, one of which is that of a product. */
const manySlugs = ['tide-mug', ...Array.from({ length: 300 }, (_, index) => `no-product-has-the-slug-${index}`)]

const unknownId = '00000000-1111-4222-8333-444444444444'

/** What storefronts of 2026 request with a product. */
const onRequest = [
  'URL',
  'CURRENCY',
  'PLAIN_DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'INFO_SECTION',
  'INFO_SECTION_DESCRIPTION',
] as const

const readOne = async (): Promise<void> => {
  const { productsV3 } = openStorefront()
  const bySlug = await check('productsV3.getProductBySlug', 'with what storefronts request', async () => {
    const { product } = await productsV3.getProductBySlug('tide-mug', { fields: [...onRequest] })
    expectShape('V3Product', product)
    assert.match(product!.url as unknown as string, /\/product-page\/tide-mug$/)
    assert.equal(product!.currency, 'EUR')
    assert.match(product!.actualPriceRange!.minValue!.formattedAmount!, /€/)
    return product
  })
  const id = need(bySlug?._id, 'product')
  await check('productsV3.getProduct', 'with its variants, and no more than that', async () => {
    const product = await productsV3.getProduct(id)
    expectShape('V3Product', product)
    assert.ok(product.variantsInfo!.variants!.length > 0)
    for (const absent of ['url', 'currency', 'plainDescription']) assert.ok(!(absent in product))
    await expectRefusal(() => productsV3.getProduct(unknownId), { status: 404 })
  })
  await check('productsV3.getProduct', 'costs are for the owner', async () => {
    await expectRefusal(() => productsV3.getProduct(id, { fields: ['MERCHANT_DATA'] }), { status: 403 })
    expectShape('V3Product', await openBackOffice().productsV3.getProduct(id, { fields: ['MERCHANT_DATA'] }))
  })
}

const readMany = async (): Promise<void> => {
  const { productsV3 } = openStorefront()
  await check('productsV3.queryProducts', 'page after page, newest first', async () => {
    const first = await productsV3
      .queryProducts({ fields: ['CURRENCY'] })
      .descending('_createdDate')
      .limit(10)
      .find()
    for (const product of first.items) expectShape('V3Product', product)
    assert.equal(first.items.length, 10)
    const second = await first.next()
    assert.ok(second.items.length > 0)
    const ids = new Set([...first.items, ...second.items].map(({ _id }) => _id))
    assert.equal(ids.size, first.items.length + second.items.length)
  })
  await check('productsV3.queryProducts', 'by slug, and by more slugs than a URL holds', async () => {
    const slugs = ['tide-mug', ...Array.from({ length: 300 }, (_, index) => `no-product-has-the-slug-${index}`)]
    for (const some of [slugs.slice(0, 2), slugs]) {
      const { items } = await productsV3.queryProducts().in('slug', some).find()
      assert.deepEqual(
        items.map(({ slug }) => slug),
        ['tide-mug'],
      )
    }
  })
}

const searchMany = async (): Promise<void> => {
  const { productsV3 } = openStorefront()
  const price = 'actualPriceRange.minValue.amount'
  await check('productsV3.searchProducts', 'everything, newest first', async () => {
    const { products, pagingMetadata } = await productsV3.searchProducts({})
    for (const product of products!) expectShape('V3Product', product)
    assert.ok(pagingMetadata!.count! > 0)
  })
  await check('productsV3.searchProducts', 'words, a filter, an order and facets', async () => {
    const { products, aggregationData } = await productsV3.searchProducts(
      {
        search: { expression: 'mug', mode: 'AND', fields: ['name'] },
        filter: { visible: true, [price]: { $gte: '1' } },
        sort: [{ fieldName: 'name', order: 'ASC' }],
        cursorPaging: { limit: 12 },
        aggregations: [
          { name: 'brands', type: 'VALUE', fieldPath: 'brand._id', value: { limit: 10, missingValues: 'EXCLUDE' } },
          { name: 'ranges', type: 'RANGE', fieldPath: price, range: { buckets: [{ from: 0, to: 20 }, { from: 20 }] } },
          { name: 'lowest', type: 'SCALAR', fieldPath: price, scalar: { type: 'MIN' } },
        ],
      },
      { fields: ['CURRENCY'] },
    )
    assert.ok(products!.length > 0)
    assert.ok(products!.every(({ name }) => /mug/i.test(name!)))
    assert.equal(products![0]!.currency, 'EUR')
    const [brands, ranges, lowest] = aggregationData!.results!
    assert.equal(brands!.fieldPath, 'brand.id')
    assert.equal(ranges!.ranges!.results!.length, 2)
    assert.ok(lowest!.scalar!.value! > 0)
  })
  await check('productsV3.searchProducts', 'page after page, and by more slugs than a URL holds', async () => {
    const sort = [{ fieldName: 'name' as const, order: 'ASC' as const }]
    const first = await productsV3.searchProducts({ sort, cursorPaging: { limit: 2 } })
    const cursor = first.pagingMetadata!.cursors!.next!
    const second = await productsV3.searchProducts({ cursorPaging: { limit: 2, cursor } })
    const ids = new Set([...first.products!, ...second.products!].map(({ _id }) => _id))
    assert.equal(ids.size, 4)
    const { products } = await productsV3.searchProducts({ filter: { slug: { $in: manySlugs } } })
    assert.deepEqual(
      products!.map(({ slug }) => slug),
      ['tide-mug'],
    )
  })
  await check('productsV3.countProducts', 'all, and some', async () => {
    const { count: all } = await productsV3.countProducts()
    const { count: some } = await productsV3.countProducts({ filter: { [price]: { $gt: 20 } } })
    assert.ok(all! > some! && some! > 0)
    const { count: one } = await productsV3.countProducts({ filter: { slug: { $in: manySlugs } } })
    assert.equal(one, 1)
  })
}

const readVariants = async (): Promise<void> => {
  const { productsV3, readOnlyVariantsV3 } = openStorefront()
  const { product } = await productsV3.getProductBySlug('tide-mug')
  const id = need(product?._id, 'product')
  await check('readOnlyVariantsV3.queryVariants', 'of a product', async () => {
    const { items } = await readOnlyVariantsV3
      .queryVariants({ fields: ['CURRENCY'] })
      .eq('productData.productId', id)
      .find()
    for (const variant of items) expectShape('ReadOnlyVariant', variant)
    const shown = product!.variantsInfo!.variants!.filter(({ visible }) => visible)
    assert.equal(items.length, shown.length)
    assert.ok(items.every(({ productData }) => productData!.productId === id))
  })
  await check('readOnlyVariantsV3.queryVariants', 'page after page', async () => {
    const first = await readOnlyVariantsV3.queryVariants().ascending('productData.productId').limit(3).find()
    const second = await first.next()
    const keys = [...first.items, ...second.items].map(({ _id }) => _id)
    assert.equal(new Set(keys).size, 6)
  })
  await check('readOnlyVariantsV3.searchVariants', 'a word and a price', async () => {
    const { variants, aggregationData } = await readOnlyVariantsV3.searchVariants(
      {
        search: { expression: 'mug' },
        filter: { 'price.actualPrice.amount': { $gte: '1' } },
        aggregations: [{ name: 'stock', type: 'VALUE', fieldPath: 'inventoryStatus.inStock' }],
      },
      {},
    )
    assert.ok(variants!.length > 0)
    assert.ok(aggregationData!.results![0]!.values!.results!.length > 0)
  })
}

const deleteOne = async (): Promise<void> => {
  const { products, productsV3 } = openBackOffice()
  await check('productsV3.deleteProduct', 'one that catalog V1 created', async () => {
    const { product } = await products.createProduct({ name: 'Short-lived', priceData: { price: 1 } } as never)
    const id = need(product?._id, 'product')
    await expectRefusal(() => openStorefront().productsV3.deleteProduct(id), { status: 403 })
    await productsV3.deleteProduct(id)
    await expectRefusal(() => productsV3.getProduct(id), { status: 404 })
  })
}

/** Reads products of catalog V3. */
export const browseCatalogV3 = async (): Promise<void> => {
  await readOne()
  await readMany()
  await searchMany()
  await readVariants()
  await deleteOne()
}
