import type { DiscountRecord } from '@vitrine/domain/catalog/own-discount.ts'
import { variantPrices, variantsOf, type ProductRecord, type VariantRecord } from '@vitrine/domain/catalog/product.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { exactMinor } from '../../../../ground/base/amounts.ts'
import { Refusal } from '../../../../ground/base/refusal.ts'
import type { SentVariant } from './sent-product.ts'

/** The price of a variant, and what is paid instead. */
export interface Prices {
  readonly price: Minor
  readonly reducedPrice?: Minor
}

/** Reads the prices of a variant. */
export const readPrices = ({ price = {} }: SentVariant, path: string, currency: string): Prices => {
  const actual = exactMinor(price.actualPrice?.amount, { field: `${path}.price.actualPrice.amount`, currency })
  if (price.compareAtPrice?.amount === undefined) return { price: actual }
  const field = `${path}.price.compareAtPrice.amount`
  const full = exactMinor(price.compareAtPrice.amount, { field, currency })
  if (full < actual) throw new Refusal('COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE', undefined, { field })
  return full > actual ? { price: full, reducedPrice: actual } : { price: actual }
}

const paidOf = ({ price, reducedPrice = price }: Prices): Minor => reducedPrice
const isSame = (one: Prices, other: Prices): boolean => one.price === other.price && paidOf(one) === paidOf(other)

type Priced = Prices & Pick<VariantRecord, 'id' | 'visible'>

/** The prices of a product and of its variants by ID. Those that have the product's prices are absent. */
interface ProductPrices {
  readonly product: Prices & { readonly discount?: DiscountRecord }
  readonly byVariant: ReadonlyMap<string, Prices>
}

/** Whether all variants are sent with the prices that they have after the discount of the product. */
const hasPricesBefore = (before: ProductRecord, variants: readonly Priced[]): boolean =>
  variants.every((sent) => {
    const known = variantsOf(before).find(({ id }) => id === sent.id)
    if (!known) return false
    const { full, paid } = variantPrices(before, known)
    return sent.price === full && paidOf(sent) === paid
  })

const pricesBefore = ({ price, reducedPrice, discount, variants }: ProductRecord): ProductPrices => ({
  product: { price, ...(reducedPrice !== undefined && { reducedPrice }), ...(discount && { discount }) },
  byVariant: new Map(
    variants.flatMap((one) =>
      one.price === undefined
        ? []
        : [[one.id, { price: one.price, ...(one.reducedPrice !== undefined && { reducedPrice: one.reducedPrice }) }]],
    ),
  ),
})

/**
 * Returns the prices to store. The product has those of its cheapest visible variant. A discount of the product, which
 * catalog V1 sets, stays while all variants are sent with the prices that it results in.
 */
export const productPricesOf = (before: ProductRecord, variants: readonly Priced[]): ProductPrices => {
  if (before.discount && hasPricesBefore(before, variants)) return pricesBefore(before)
  const shown = variants.filter(({ visible }) => visible)
  const [cheapest] = (shown.length > 0 ? shown : variants).toSorted((one, other) => paidOf(one) - paidOf(other))
  const { price, reducedPrice } = cheapest!
  const product = { price, ...(reducedPrice !== undefined && { reducedPrice }) }
  const own = variants.filter((one) => !isSame(one, product))
  return {
    product,
    byVariant: new Map(
      own.map((one) => [
        one.id,
        { price: one.price, ...(one.reducedPrice !== undefined && { reducedPrice: one.reducedPrice }) },
      ]),
    ),
  }
}
