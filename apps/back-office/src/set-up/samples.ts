import { shop } from '../first-shop.ts'
import { uploadPicture } from '../session/upload-picture.ts'
import { words } from '../words/first.ts'
import { drawSample } from './draw-sample.ts'

const { samples: texts } = words

/** Sample products are recognized by the beginning of their slug. */
const prefix = 'sample-'

/** Returns the IDs of the sample products. */
export const findSamples = async (): Promise<readonly string[]> => {
  const { items } = await shop.products.queryProducts().startsWith('slug', prefix).limit(10).find()
  return items.map(({ id }) => id)
}

const choices = texts.sizes.map((size) => ({ value: size, description: size }))

const samples = [
  { ...texts.bowl, shape: 'bowl', priceData: { price: 24 } },
  {
    ...texts.vase,
    shape: 'vase',
    priceData: { price: 48 },
    productOptions: [{ name: texts.size, optionType: 'drop_down' as const, choices }],
  },
  { ...texts.cup, shape: 'cup', priceData: { price: 18 }, discount: { type: 'PERCENT' as const, value: 20 } },
] as const

/** Creates three sample products with drawn pictures and some stock. */
export const addSamples = async (): Promise<void> => {
  for (const { shape, ...sample } of samples) {
    const { product } = await shop.products.createProduct({
      ...sample,
      productType: 'physical',
      visible: true,
    })
    const { id } = await uploadPicture(await drawSample(shape))
    await shop.products.addProductMedia(product.id, [{ mediaId: id }])
    const variants = product.variants.map((variant) => ({ variantId: variant.id, quantity: 10 }))
    await shop.inventory.updateInventoryVariants(product.id, { trackQuantity: true, variants })
  }
}

export const removeSamples = async (ids: readonly string[]): Promise<void> => {
  await Promise.all(ids.map((id) => shop.products.deleteProduct(id)))
}
