import type { Product } from '@vitrine/client'
import { missingChoices } from '@vitrine/domain/catalog/missing-choices.ts'
import type { Words } from '../../words/en.ts'
import { chosenVariant, isSold, type Choices } from './product-choices.ts'

/** Whether a choice is missing. */
export const isUnchosen = ({ manageVariants, productOptions }: Product, chosen: Choices): boolean =>
  manageVariants && missingChoices(productOptions, chosen).length > 0

/** Returns a message that names the missing choices. */
export const missingOf = (
  words: Words,
  { manageVariants, productOptions }: Product,
  chosen: Choices,
): string | undefined => {
  const missing = manageVariants ? missingChoices(productOptions, chosen) : []
  return missing.length === 0 ? undefined : words.shopping.choose(...missing)
}

/** Returns why the selected combination can't be bought. */
export const soldOutOf = (words: Words, product: Product, chosen: Choices): string | undefined => {
  if (isSold(chosenVariant(product, chosen))) return undefined
  return product.variants.some(isSold) ? words.shopping.unavailableChoice : words.soldOut
}
