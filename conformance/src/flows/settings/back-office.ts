import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, openStorefront, type BackOffice } from '../../shop.ts'

const createProduct = async ({ products }: BackOffice): Promise<string | undefined> =>
  check('products.createProduct', 'a new product with options', async () => {
    const { product } = await products.createProduct({
      name: 'Conformance Cup',
      productType: 'physical' as never,
      description: '<p>A cup.</p>',
      priceData: { price: 12.5 },
      weight: 0.3,
      visible: true,
      manageVariants: true,
      brand: 'Ostrel',
      ribbon: 'New',
      productOptions: [
        {
          name: 'Size',
          optionType: 'drop_down' as never,
          choices: [
            { value: 'S', description: 'S' },
            { value: 'L', description: 'L' },
          ],
        },
      ],
    })
    expectShape('Product', product)
    assert.equal(product!.slug, 'conformance-cup')
    return need(product!._id, 'id')
  })

const changeProduct = async ({ products, inventory }: BackOffice, id: string): Promise<void> => {
  await check('products.updateProduct', 'name and price', async () => {
    const { product } = await products.updateProduct(id, { name: 'Harbour Cup', priceData: { price: 14 } })
    expectShape('Product', product)
    assert.deepEqual([product!.name, product!.priceData!.price], ['Harbour Cup', 14])
  })
  await check('products.updateProduct', 'visitors are refused', () =>
    expectRefusal(() => openStorefront().products.updateProduct(id, { name: 'Mine' }), { status: 403 }),
  )
  await check('products.updateProductVariants', 'the price of one variant', async () => {
    const { variants } = await products.updateProductVariants(id, [{ choices: { Size: 'L' }, price: 18 }])
    for (const variant of variants!) expectShape('Variant', variant)
  })
  await check('inventory.updateInventoryVariants', 'tracked stock', async () => {
    await inventory.updateInventoryVariants(id, { trackQuantity: true, variants: [] })
  })
  await check('products.resetAllProductVariantData', 'resets all variants', async () => {
    await products.resetAllProductVariantData(id)
  })
  await check('products.addProductMedia', 'a picture', async () => {
    await products.addProductMedia(id, [{ url: 'https://static.wixstatic.com/media/cup.jpg' }])
  })
  await check('products.addProductMedia', 'videos by their addresses', async () => {
    await products.addProductMedia(id, [
      { url: 'https://vimeo.com/76979871' },
      { url: 'https://films.example/cup.mp4' },
    ])
    const { product } = await products.getProduct(id)
    const videos = product!.media!.items!.filter(({ mediaType }) => mediaType === 'video')
    assert.deepEqual(
      videos.map(({ video }) => video!.files!.map(({ url }) => url)),
      [[], ['https://films.example/cup.mp4']],
    )
    const wrong = () => products.addProductMedia(id, [{ url: 'https://films.example/cup.mov' }])
    await expectRefusal(wrong, { status: 400 })
  })
  await check('products.addProductMediaToChoices', 'an image of one variant', async () => {
    await products.addProductMediaToChoices(id, [{ option: 'Size', choice: 'L', mediaIds: ['cup.jpg'] }])
  })
  await check('products.removeProductMediaFromChoices', 'removes the image of a variant', async () => {
    await products.removeProductMediaFromChoices(id, [{ option: 'Size', choice: 'L', mediaIds: ['cup.jpg'] }])
  })
  await check('products.removeProductMedia', 'no picture', async () => {
    await products.removeProductMedia(id, ['cup.jpg'])
  })
  await check('products.removeBrand', 'no brand', async () => {
    await products.removeBrand(id)
  })
  await check('products.removeRibbon', 'no ribbon', async () => {
    await products.removeRibbon(id)
  })
  await check('products.bulkUpdateProductsProperty', 'the weight of several products', async () => {
    const answer = await products.bulkUpdateProductsProperty([id], { weight: 0.4 })
    expectShape('BulkUpdateProductsResponse', answer)
  })
  await check('products.bulkAdjustProductProperty', 'the price of several products', async () => {
    const answer = await products.bulkAdjustProductProperty({ price: { amount: 1 } }, [id])
    expectShape('BulkUpdateProductsResponse', answer)
  })
}

const changeCollections = async ({ products }: BackOffice, productId: string): Promise<void> => {
  const id =
    (await check('products.createCollection', 'a new collection', async () => {
      const { collection } = await products.createCollection({ name: 'Conformance', visible: true } as never)
      expectShape('CollectionV1', collection)
      return need(collection!._id, 'id')
    })) ?? '00000000-1111-4222-8333-444444444444'
  await check('products.updateCollection', 'its name', async () => {
    const { collection } = await products.updateCollection(id, { name: 'Harbour' })
    expectShape('CollectionV1', collection)
  })
  await check('products.addProductsToCollection', 'adds a product', async () => {
    await products.addProductsToCollection(id, [productId])
  })
  await check('products.removeProductsFromCollection', 'and out', async () => {
    await products.removeProductsFromCollection(id, [productId])
  })
  await check('products.deleteCollection', 'the collection is deleted', async () => {
    await products.deleteCollection(id)
  })
}

/** The owner manages products and collections. */
export const manageCatalog = async (): Promise<void> => {
  const backOffice = openBackOffice()
  const { items } = await backOffice.products.queryProducts().eq('slug', 'ledger-notebook').find()
  const id = (await createProduct(backOffice)) ?? need(items[0]?._id, 'product')
  await changeProduct(backOffice, id)
  await changeCollections(backOffice, id)
  await check('products.deleteProductOptions', 'no options', async () => {
    await backOffice.products.deleteProductOptions(id)
  })
  await check('products.deleteProduct', 'the product is deleted', async () => {
    await backOffice.products.deleteProduct(id)
    await expectRefusal(() => backOffice.products.getProduct(id), { status: 404 })
  })
}
