import type { Product } from '@vitrine/client'
import { isUnchosen } from './add-to-cart.ts'
import { chosenVariant, isSold, type Choices } from './product-choices.ts'

type Variant = Product['variants'][number]

const isShown = ({ variant }: Variant): boolean => variant.visible !== false

/** What someone may wait for: the choice that was made, or any where nothing is there and not all is chosen. */
export const soldOutVariants = (product: Product, chosen: Choices): readonly Variant[] => {
  if (isUnchosen(product, chosen)) return product.variants.some(isSold) ? [] : product.variants.filter(isShown)
  const variant = chosenVariant(product, chosen)
  return variant && isShown(variant) && !isSold(variant) ? [variant] : []
}
