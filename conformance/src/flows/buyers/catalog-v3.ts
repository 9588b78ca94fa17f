import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, openStorefront } from '../../shop.ts'

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

/** Reads products of catalog V3. */
export const browseCatalogV3 = async (): Promise<void> => {
  await readOne()
  await readMany()
}
