import type { PriceList, PriceListPrice } from '@vitrine/contract/calls/catalog/price-lists.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { productPrices } from '@vitrine/domain/price-list/price-list.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { invalidField, invalidBecause } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'
import { presentRevision } from '../../ground/document/document-store.ts'
import type { Document } from '../../ground/document/store.ts'
import { presentRounding, readRounding } from '../../store/setting/api.ts'
import type { SetPrice } from './store.ts'
import type { PriceListRecord } from './tables.ts'

type Sent = Input<PriceList>

const refuseBackwards = ({ startDate, endDate }: PriceListRecord): void => {
  if (startDate === undefined || endDate === undefined || startDate < endDate) return
  throw invalidBecause('priceList.endDate', 'NOT_AFTER_START', {
    description: 'must be after the start date',
    rule: 'MIN',
  })
}

/** Applies the sent fields to a price list. */
export const editPriceList = (before: PriceListRecord, sent: Sent, own: string): PriceListRecord => {
  const currency = before.currency ?? own
  // A new currency would change what the existing prices mean.
  if (sent.currency !== undefined && sent.currency !== currency)
    throw invalidField('priceList.currency', `never changes; it is ${currency}`, 'FIELD_NOT_ALLOWED')
  const { name, active, position, memberGroupIds, countries, startDate, endDate, percentage, rounding } = sent
  const after = {
    ...before,
    ...(name !== undefined && { name }),
    ...(active !== undefined && { active }),
    ...(position !== undefined && { position }),
    ...(memberGroupIds && { memberGroupIds: [...new Set(memberGroupIds)] }),
    ...(countries && { countries: [...new Set(countries)] }),
    ...(startDate !== undefined && { startDate: new Date(startDate).toISOString() }),
    ...(endDate !== undefined && { endDate: new Date(endDate).toISOString() }),
    ...(percentage !== undefined && { percentage }),
    ...(rounding && { rounding: readRounding(rounding, { field: 'priceList.rounding', currency }) }),
  }
  refuseBackwards(after)
  return after
}

/**
 * Creates a price list. Its name is required. A currency other than the store's own must be one that the store sells
 * in.
 */
export const newPriceList = (
  sent: Sent,
  { currency, settings: { currencies = [] } }: Pick<Site, 'currency' | 'settings'>,
): PriceListRecord => {
  if (sent.name === undefined) throw invalidField('priceList.name', 'must be set', 'REQUIRED_FIELD')
  const other = sent.currency === currency ? undefined : sent.currency
  const charged = currencies.filter((one) => one.charged).map((one) => one.currency)
  if (other !== undefined && !charged.includes(other)) {
    const codes = [currency, ...charged].join(', ')
    throw invalidField('priceList.currency', `must be a currency that the store sells in: ${codes}`)
  }
  const plain = { name: sent.name, active: true, position: 0, ...(other !== undefined && { currency: other }) }
  return editPriceList(plain, sent, currency)
}

/** A price list without `productCount`, which is stored elsewhere. */
export type UncountedList = Omit<PriceList, 'productCount'>

export const presentPriceList = (document: Document<PriceListRecord>, own: string): UncountedList => {
  const currency = document.body.currency ?? own
  const { rounding, memberGroupIds, countries, ...record } = document.body
  return {
    ...presentRevision(document),
    ...record,
    ...(memberGroupIds && { memberGroupIds: [...memberGroupIds] }),
    ...(countries && { countries: [...countries] }),
    ...(rounding && { rounding: presentRounding(rounding, currency) }),
  }
}

/** Reads sent prices. Refuses duplicates per item and per quantity, which would be ambiguous. */
export const readPrices = (prices: readonly PriceListPrice[], currency: string): SetPrice[] => {
  const seen = new Set<string>()
  return prices.map(({ productId, variantId = productPrices, tiers }, index) => {
    const field = `prices[${index}]`
    if (seen.has(`${productId}/${variantId}`)) throw invalidField(field, 'is listed twice', 'VALIDATION')
    seen.add(`${productId}/${variantId}`)
    const quantities = new Set(tiers.map(({ minQuantity }) => minQuantity))
    if (quantities.size < tiers.length)
      throw invalidField(`${field}.tiers`, 'have the same quantity twice', 'VALIDATION')
    const read = tiers.map(({ minQuantity, price }, at) => ({
      minQuantity,
      price: exactMinor(price, { field: `${field}.tiers[${at}].price`, currency }),
    }))
    return { productId, variantId, tiers: read.toSorted((one, other) => one.minQuantity - other.minQuantity) }
  })
}

export const presentPrice = ({ productId, variantId, tiers }: SetPrice, currency: string): PriceListPrice => ({
  productId,
  ...(variantId !== productPrices && { variantId }),
  tiers: tiers.map(({ minQuantity, price }) => ({ minQuantity, price: toDecimal(price, currency) })),
})
