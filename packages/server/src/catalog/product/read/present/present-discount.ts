import type { ProductDiscount } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { toNumber } from '@vitrine/domain/money.ts'

/** Presents the discount of a product (catalog V1). A reduced price is presented as an amount. */
export const presentDiscount = (
  { price, reducedPrice, discount }: Pick<ProductRecord, 'price' | 'reducedPrice' | 'discount'>,
  currency: string,
): ProductDiscount => {
  if (discount?.type === 'AMOUNT') return { type: 'AMOUNT', value: toNumber(discount.amount, currency) }
  if (discount) return { type: 'PERCENT', value: Number(discount.percent) }
  if (reducedPrice === undefined) return { type: 'NONE', value: 0 }
  return { type: 'AMOUNT', value: toNumber(price - reducedPrice, currency) }
}
