import type { CatalogAmount, RequestableProductField } from '@vitrine/contract/entities/catalog/product/product-v3.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import type { Stock } from '@vitrine/domain/stock/stock.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { MoneyWriter } from '../../../ground/words/money-writer.ts'

/** What the parts of a product need to be presented. */
export interface Presenting {
  readonly productId: string
  readonly record: ProductRecord
  readonly stockOf: (variantId: string) => Stock
  readonly site: Site
  readonly money: MoneyWriter
  readonly includes: (field: RequestableProductField) => boolean
  /** Whether the reader sees what shoppers don't, such as private tags. */
  readonly forMerchant: boolean
}

/** Presents an amount in the store's currency, formatted on request. */
export const presentAmount = (amount: Minor, { site, money, includes }: Presenting): CatalogAmount => ({
  amount: toDecimal(amount, site.currency),
  ...(includes('CURRENCY') && { formattedAmount: money.text(amount) }),
})

/** Presents the lowest and highest of some amounts. */
export const presentRange = (amounts: readonly Minor[], presenting: Presenting) => ({
  minValue: presentAmount(Math.min(...amounts), presenting),
  maxValue: presentAmount(Math.max(...amounts), presenting),
})
