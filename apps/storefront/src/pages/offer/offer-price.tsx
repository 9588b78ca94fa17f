import { Price } from '@vitrine/ui'
import type { offeredPrice } from './offered-price.ts'
import { addUp } from './product-modifiers.ts'

interface OfferPriceProps extends Pick<ReturnType<typeof offeredPrice>, 'prices' | 'priorPrice'> {
  /** Surcharge of the chosen modifiers. */
  readonly added: number
}

/** The price of what is chosen. */
export const OfferPrice = ({ prices: { discountedPrice, price, currency }, priorPrice, added }: OfferPriceProps) => (
  <Price
    size="large"
    amount={addUp([discountedPrice, added])}
    currency={currency}
    {...(discountedPrice !== price && { compareAt: addUp([price, added]) })}
    {...(priorPrice !== undefined && { prior: addUp([priorPrice, added]) })}
  />
)
