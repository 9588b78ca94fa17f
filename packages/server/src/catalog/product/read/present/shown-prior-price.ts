import { priorPriceOf, showsPriorPrices } from '@vitrine/domain/catalog/prior-price.ts'
import type { ProductRecord, VariantRecord } from '@vitrine/domain/catalog/product.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Site } from '../../../../ground/site/sites.ts'

/** Returns the prior price of a variant's reduction, if the store announces it. */
export const shownPriorPrice = (
  record: Pick<ProductRecord, 'priorPrices'>,
  variant: Pick<VariantRecord, 'id' | 'price'>,
  { settings }: Pick<Site, 'settings'>,
): Minor | undefined => {
  const price = priorPriceOf(record, variant)
  const isShown = price !== undefined && showsPriorPrices(settings.priorPrices, settings.businessAddress?.country)
  return isShown ? price : undefined
}
