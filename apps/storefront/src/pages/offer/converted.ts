import type { Product } from '@vitrine/client'

type Priced = Pick<Product, 'priceData' | 'convertedPriceData'>

/** Returns the prices of a product or variant in the page's currency. */
export const shownPrices = ({ priceData, convertedPriceData }: Priced): Product['priceData'] =>
  convertedPriceData ?? priceData
