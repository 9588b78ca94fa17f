import type { Product } from '@vitrine/client'
import type { Goods, Piece, RareGoods } from '../../demo/past/planned.ts'
import { onlyVariantId } from '@vitrine/domain/catalog/product.ts'
import type { PastServer } from './past-server.ts'

const canBeBought = ({ customTextFields, stock }: Product): boolean =>
  stock.inStock === true && !customTextFields?.some(({ mandatory }) => mandatory)

/** Lists the variants of a product that buyers can choose. */
const variantsOf = ({ id, stock, variants }: Product): Goods[] =>
  variants
    .filter(({ variant, stock: own }) => variant.visible && own.inStock)
    .map(({ id: variantId, choices }) => ({
      productId: id,
      variantId,
      isTracked: stock.trackInventory === true,
      ...(Object.keys(choices).length > 0 && { options: choices }),
    }))

/** As many choices of a bundle are planned as its first open component has variants, and not more than this. */
const mostChoices = 6

/** Lists some choices of the variants of a bundle. */
const choicesOf = ({ id, bundle }: Product, known: readonly Product[]): Goods[] => {
  const components = bundle!.components.map((component) => {
    const found = known.find((product) => product.id === component.productId)!
    const variants = variantsOf(found).filter(({ variantId }) => (component.variantId ?? variantId) === variantId)
    return { ...component, id: component.id!, variants }
  })
  if (components.some(({ variants }) => variants.length === 0)) return []
  const count = Math.min(mostChoices, Math.max(...components.map(({ variants }) => variants.length)))
  return Array.from({ length: count }, (_, choice) => {
    const chosen = components.map((component, index) => {
      const { options, ...piece }: Goods = component.variants[(choice + index) % component.variants.length]!
      const isOpen = component.variantId === undefined && options !== undefined
      return { ...component, piece: piece satisfies Piece, isOpen }
    })
    const open = chosen.filter(({ isOpen }) => isOpen)
    return {
      productId: id,
      variantId: onlyVariantId,
      isTracked: false,
      parts: chosen.map(({ piece, quantity }) => ({ ...piece, quantity: quantity ?? 1 })),
      components: Object.fromEntries(open.map(({ id: key, piece }) => [key, { variantId: piece.variantId }])),
    }
  })
}

/** Lists what buyers can order without more than a choice of variants. */
export const listGoods = async ({ owner }: PastServer): Promise<{ goods: Goods[]; rare: RareGoods }> => {
  const { items } = await owner.products.queryProducts().limit(100).find()
  const terms = await Promise.all(items.map(({ id }) => owner.purchaseTerms.getPurchaseTerms(id)))
  const usable = items.filter((item, index) => canBeBought(item) && terms[index]!.paymentOption === undefined)
  const isDigital = ({ productType }: Product): boolean => productType === 'digital'
  return {
    goods: usable.filter((product) => !isDigital(product) && !product.bundle).flatMap(variantsOf),
    rare: {
      downloads: usable.filter((product) => isDigital(product) && !product.giftCard).flatMap(variantsOf),
      bundles: usable.filter(({ bundle }) => bundle).flatMap((product) => choicesOf(product, items)),
      giftCards: usable.filter(({ giftCard }) => giftCard).flatMap(variantsOf),
    },
  }
}
