import type { ComponentStatus } from '@vitrine/contract/entities/catalog/product/bundle.ts'
import { onlyVariantId, variantsOf, type OfferedProduct, type VariantRecord } from '../catalog/product.ts'
import { isSubscriptionOnly } from '../catalog/subscription.ts'
import { quantityAvailable, type Stock } from '../stock/stock.ts'
import type { BundleRecord, ComponentRecord } from './bundle.ts'
import { mostStock, stockOfNeeds } from './stock.ts'

/** A product as bundles need it. */
export interface ComponentProduct {
  readonly visible: boolean
  readonly record: OfferedProduct
  readonly stockOf: (variantId: string) => Stock
}

/** Finds the product of a component. `undefined` if it was deleted. */
export type FindComponent = (productId: string) => ComponentProduct | undefined

/** Whether a product can be part of a bundle: buyers only choose its variant there, and pay once. */
export const isAllowedInBundle = (product: OfferedProduct): boolean =>
  !product.bundle &&
  !product.giftCard &&
  !isSubscriptionOnly(product) &&
  !(product.modifiers ?? []).some(({ mandatory }) => mandatory)

/** Whether the buyer chooses the variant of a component. */
export const isChosenByBuyer = ({ variantId }: ComponentRecord, product: OfferedProduct): boolean =>
  variantId === undefined && product.variants.length > 0

/** Returns the variants that a bundle can be sold with. */
export const soldVariants = ({ variantId }: ComponentRecord, product: OfferedProduct): readonly VariantRecord[] =>
  variantsOf(product).filter(({ id, visible }) => visible && (variantId === undefined || id === variantId))

const isSold = (component: ComponentRecord, found: ComponentProduct | undefined): found is ComponentProduct =>
  found !== undefined &&
  found.visible &&
  isAllowedInBundle(found.record) &&
  soldVariants(component, found.record).length > 0

const stockOf = (component: ComponentRecord, { record, stockOf: stockOfVariant }: ComponentProduct): Stock =>
  mostStock(soldVariants(component, record).map(({ id }) => stockOfVariant(id)))

/** Returns whether a component can be sold, or why not. */
export const componentStatus = (component: ComponentRecord, found: ComponentProduct | undefined): ComponentStatus => {
  if (!found) return 'DELETED'
  if (!isAllowedInBundle(found.record)) return 'NOT_ALLOWED'
  if (!found.visible || soldVariants(component, found.record).length === 0) {
    const { variantId } = component
    const exists = variantId === undefined || variantsOf(found.record).some(({ id }) => id === variantId)
    return exists ? 'HIDDEN' : 'VARIANT_MISSING'
  }
  return quantityAvailable(stockOf(component, found)) < component.quantity ? 'OUT_OF_STOCK' : 'AVAILABLE'
}

const soldOut: Stock = { tracked: true, quantity: 0 }

/** Returns the stock of a bundle while no choices are made: that of the variants of which there is most. */
export const stockOfBundle = ({ components }: BundleRecord, find: FindComponent): Stock =>
  stockOfNeeds(
    components.map((component) => {
      const { id, productId, quantity: pieces, variantId = onlyVariantId } = component
      const found = find(productId)
      if (!isSold(component, found)) return { itemKey: id, pieces, stock: soldOut }
      const itemKey = isChosenByBuyer(component, found.record) ? id : `${productId}/${variantId}`
      return { itemKey, pieces, stock: stockOf(component, found) }
    }),
  )
