import type { Product } from '@vitrine/client'
import { isUnchosen } from './choice-problems.ts'
import { chosenVariant, isSold, type Choices } from './product-choices.ts'

type Variant = Product['variants'][number]

const isShown = ({ variant }: Variant): boolean => variant.visible !== false

/**
 * Returns the variants a buyer may wait for: the selected one, or all if everything is sold out and nothing is
 * selected.
 */
export const soldOutVariants = (product: Product, chosen: Choices): readonly Variant[] => {
  if (isUnchosen(product, chosen)) return product.variants.some(isSold) ? [] : product.variants.filter(isShown)
  const variant = chosenVariant(product, chosen)
  return variant && isShown(variant) && !isSold(variant) ? [variant] : []
}
