import type { Product } from '@vitrine/client'

type Priced = Pick<Product, 'priceData' | 'convertedPriceData'>

/** The prices of a product or variant in the currency of the page. */
export const shownPrices = ({ priceData, convertedPriceData }: Priced): Product['priceData'] =>
  convertedPriceData ?? priceData
