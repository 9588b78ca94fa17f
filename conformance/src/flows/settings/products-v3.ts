import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, waitFor } from '../../shop.ts'

const nobody = '00000000-1111-4222-8333-444444444444'
const priced = (amount: string) => ({ price: { actualPrice: { amount } } })
const named = (name: string) => ({ name, productType: 'PHYSICAL' as const, physicalProperties: {} })
const simple = (name: string) => ({ ...named(name), variantsInfo: { variants: [priced('12')] } })
const stocked = (quantity: number) => ({
  variantsInfo: { variants: [{ ...priced('12'), inventoryItem: { quantity } }] },
})

const size = (...names: string[]) => ({
  name: 'Vase size',
  optionRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: { choices: names.map((name) => ({ name, choiceType: 'CHOICE_TEXT' as const })) },
})
const ofSize = (choiceName: string, amount: string) => ({
  ...priced(amount),
  choices: [{ optionChoiceNames: { optionName: 'Vase size', choiceName, renderType: 'TEXT_CHOICES' as const } }],
})

const manageOne = async (): Promise<void> => {
  const { productsV3 } = openBackOffice()
  const made = await check('productsV3.createProduct', 'with an option', async () => {
    const product = await productsV3.createProduct(
      {
        ...named('Conformance vase'),
        options: [size('S', 'L')],
        variantsInfo: { variants: [ofSize('S', '10'), ofSize('L', '14.5')] },
        brand: { name: 'Conformance & Co.' },
        media: { itemsInfo: { items: [{ url: 'https://pictures.example/vase.jpg' }] } },
        description: { nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'Tall' } }] }] },
      } as never,
      { fields: ['URL', 'CURRENCY', 'DESCRIPTION', 'MEDIA_ITEMS_INFO'] },
    )
    expectShape('V3Product', product)
    assert.equal(product.actualPriceRange!.maxValue!.amount, '14.50')
    assert.equal(product.variantsInfo!.variants!.length, 2)
    return product
  })
  const id = need(made?._id, 'product')
  await check('productsV3.updateProduct', 'sent back as it was read, and a stale revision', async () => {
    const product = await productsV3.getProduct(id, { fields: ['MEDIA_ITEMS_INFO', 'DESCRIPTION'] })
    const changed = await productsV3.updateProduct(id, { ...product, name: 'Tall vase' } as never)
    expectShape('V3Product', changed)
    assert.deepEqual([changed.name, changed.revision, changed.options!.length], ['Tall vase', '2', 1])
    const again = () => productsV3.updateProduct(id, { revision: '1', name: 'Other' })
    await expectRefusal(again, { status: 409 })
    const alone = { revision: '2', variantsInfo: { variants: [priced('1')] } }
    const unaligned = () => productsV3.updateProduct(id, alone as never)
    await expectRefusal(unaligned, { status: 400, code: 'MISSING_VARIANT_OPTION_CHOICE' })
  })
  await check('productsV3.updateProduct', 'a video by its address, and media of a choice', async () => {
    const { revision, options } = await productsV3.getProduct(id)
    const items = [
      { url: 'https://pictures.example/vase.jpg', altText: 'A vase' },
      { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', displayName: 'At the wheel' },
      { url: 'https://films.example/vase.mp4' },
    ]
    const choices = options![0]!.choicesSettings!.choices!.map((choice, index) =>
      index === 0 ? { ...choice, linkedMedia: [{ url: 'https://pictures.example/vase.jpg' }] } : choice,
    )
    const sent = {
      revision,
      media: { itemsInfo: { items } },
      options: [{ ...options![0], choicesSettings: { choices } }],
    }
    const product = await productsV3.updateProduct(id, sent as never, { fields: ['MEDIA_ITEMS_INFO', 'THUMBNAIL'] })
    expectShape('V3Product', product)
    const shown = product.media!.itemsInfo!.items!
    assert.deepEqual(
      shown.map(({ mediaType, altText, displayName }) => [mediaType, altText, displayName]),
      [
        ['IMAGE', 'A vase', undefined],
        ['VIDEO', undefined, 'At the wheel'],
        ['VIDEO', undefined, undefined],
      ],
    )
    const [first] = product.options![0]!.choicesSettings!.choices!
    assert.equal(first!.linkedMedia![0]!._id, shown[0]!._id)
    assert.equal(product.variantsInfo!.variants![0]!.media!._id, shown[0]!._id)
  })
  const other = await check('productsV3.createProductWithInventory', 'with a quantity', async () => {
    const sent = { ...named('Stocked vase'), ...stocked(5) }
    const { product, inventoryResults } = await productsV3.createProductWithInventory(sent, { returnEntity: true })
    expectShape('V3Product', product)
    assert.equal(inventoryResults!.results![0]!.item!.quantity, 5)
    return product
  })
  await check('productsV3.updateProductWithInventory', 'sold out', async () => {
    const sent = { revision: '1', ...stocked(0) }
    const { product } = await productsV3.updateProductWithInventory(need(other?._id, 'product'), sent as never)
    assert.equal(product!.inventory!.availabilityStatus, 'OUT_OF_STOCK')
  })
}

const manageMany = async (): Promise<void> => {
  const { productsV3, infoSectionsV3 } = openBackOffice()
  const ids = await check('productsV3.bulkCreateProducts', 'two of three', async () => {
    const sent = [simple('Bowl one'), { ...simple('Bowl two'), ribbon: { _id: nobody } }, simple('Bowl three')]
    const { results } = await productsV3.bulkCreateProducts(sent, { returnEntity: true })
    assert.equal(results![1]!.itemMetadata!.error!.code, 'RIBBON_NOT_FOUND')
    expectShape('V3Product', results![0]!.item)
    return [results![0]!, results![2]!].map(({ itemMetadata }) => need(itemMetadata?._id, 'product'))
  })
  const [one, other] = need(ids, 'products') as [string, string]
  await check('productsV3.bulkUpdateProducts', 'one of two', async () => {
    const sent = [
      { product: { _id: one, revision: '1', visible: false } },
      { product: { _id: other, revision: '9', visible: false } },
    ]
    const { results } = await productsV3.bulkUpdateProducts(sent as never, { returnEntity: true })
    assert.equal(results![0]!.item!.visible, false)
    assert.equal(results![1]!.itemMetadata!.error!.code, 'CONFLICT')
  })
  await check('productsV3.bulkUpdateProductTags', 'added', async () => {
    const assignTags = { privateTags: { tagIds: ['clay'] } }
    const { bulkActionMetadata } = await productsV3.bulkUpdateProductTags([one, other], { assignTags })
    assert.equal(bulkActionMetadata!.totalSuccesses, 2)
  })
  const section = await infoSectionsV3.createInfoSection({ uniqueName: 'Bowls', title: 'Bowls' })
  const infoSectionIds = [need(section._id, 'info section')]
  await check('productsV3.bulkAddInfoSectionsToProducts', 'one', async () => {
    const sent = [{ productId: one, revision: '3' }]
    const { results } = await productsV3.bulkAddInfoSectionsToProducts(sent, { infoSectionIds, returnEntity: true })
    assert.equal(results![0]!.item!.infoSections!.length, 1)
  })
  await check('productsV3.bulkRemoveInfoSectionsFromProducts', 'one', async () => {
    const sent = [{ productId: one, revision: '4' }]
    const { results } = await productsV3.bulkRemoveInfoSectionsFromProducts(sent, {
      infoSectionIds,
      returnEntity: true,
    })
    assert.equal(results![0]!.item!.infoSections!.length, 0)
  })
  const restocked = await check('productsV3.bulkCreateProductsWithInventory', 'one of two', async () => {
    const sent = [
      { ...named('Plate one'), ...stocked(3) },
      { ...named('Plate two'), ...stocked(-3) },
    ]
    const answer = await productsV3.bulkCreateProductsWithInventory(sent, { returnEntity: true })
    assert.equal(answer.inventoryResults!.results![0]!.item!.quantity, 3)
    assert.equal(answer.productResults!.bulkActionMetadata!.totalFailures, 1)
    return answer.productResults!.results![0]!.item!._id
  })
  const plate = need(restocked, 'product')
  await check('productsV3.bulkUpdateProductsWithInventory', 'one', async () => {
    const sent = [{ product: { _id: plate, revision: '1', ...stocked(8) } }]
    const { productResults } = await productsV3.bulkUpdateProductsWithInventory(sent as never, { returnEntity: true })
    assert.equal(productResults!.results![0]!.item!.revision, '2')
  })
  await check('productsV3.bulkDeleteProducts', 'three of four', async () => {
    const { bulkActionMetadata } = await productsV3.bulkDeleteProducts([one, other, plate, nobody])
    assert.deepEqual([bulkActionMetadata!.totalSuccesses, bulkActionMetadata!.totalFailures], [3, 1])
  })
}

const manageByFilter = async (): Promise<void> => {
  const { productsV3, infoSectionsV3, categories } = openBackOffice()
  const { name, slug } = { name: 'Filtered bowl', slug: 'filtered-bowl' }
  await productsV3.createProduct({ ...simple(name), slug } as never)
  const filter = { slug: { $eq: slug } }
  const section = await infoSectionsV3.createInfoSection({ uniqueName: 'Filtered', title: 'Filtered' })
  const infoSectionIds = [need(section._id, 'info section')]
  const treeReference = { appNamespace: '@wix/stores' }
  const category = await categories.createCategory({ name: 'Filtered bowls' }, { treeReference })
  const categoryIds = [need(category._id, 'category')]
  const tags = { publicTags: { tagIds: ['clay'] } }
  const changes: Readonly<Record<string, () => Promise<{ jobId?: string | null }>>> = {
    bulkUpdateProductsByFilter: () =>
      productsV3.bulkUpdateProductsByFilter({ filter, product: { visible: false } } as never),
    bulkUpdateProductVariantsByFilter: () =>
      productsV3.bulkUpdateProductVariantsByFilter(filter, { variant: priced('13') } as never),
    bulkAdjustProductVariantsByFilter: () =>
      productsV3.bulkAdjustProductVariantsByFilter(filter, { actualPrice: { percentage: 10 } }),
    bulkUpdateProductTagsByFilter: () => productsV3.bulkUpdateProductTagsByFilter(filter, { assignTags: tags }),
    bulkAddInfoSectionsToProductsByFilter: () =>
      productsV3.bulkAddInfoSectionsToProductsByFilter(filter, { infoSectionIds }),
    bulkRemoveInfoSectionsFromProductsByFilter: () =>
      productsV3.bulkRemoveInfoSectionsFromProductsByFilter(filter, { infoSectionIds }),
    bulkAddProductsToCategoriesByFilter: () => productsV3.bulkAddProductsToCategoriesByFilter({ filter, categoryIds }),
    bulkRemoveProductsFromCategoriesByFilter: () =>
      productsV3.bulkRemoveProductsFromCategoriesByFilter({ filter, categoryIds }),
    bulkDeleteProductsByFilter: () => productsV3.bulkDeleteProductsByFilter(filter),
  }
  for (const [call, change] of Object.entries(changes))
    await check(`productsV3.${call}`, 'in the background', async () => {
      assert.ok((await change()).jobId)
    })
  await check('productsV3.queryProducts', 'no product is left after the last job', () =>
    waitFor(async () => {
      const { items } = await productsV3.queryProducts().eq('slug', slug).find()
      return items.length === 0 || undefined
    }, 'end of the jobs'),
  )
}

/** Creates, updates and deletes products of catalog V3. */
export const manageProducts = async (): Promise<void> => {
  await manageOne()
  await manageMany()
  await manageByFilter()
}
