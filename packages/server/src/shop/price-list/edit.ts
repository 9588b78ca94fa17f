import type { PriceList, PriceListPrice, PriceRounding } from '@vitrine/contract/calls/price-lists.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { productPrices } from '@vitrine/domain/price-list/price-list.ts'
import type { Rounding } from '@vitrine/domain/price-list/rounding.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import { presentRow } from '../../ground/document/document-store.ts'
import type { Document } from '../../ground/document/store.ts'
import type { SetPrice } from './store.ts'
import type { PriceListRecord } from './tables.ts'

type Sent = Input<PriceList>

const readRounding = ({ to, mode = 'NEAREST', less }: Input<PriceRounding>, currency: string): Rounding => {
  const field = 'priceList.rounding'
  if (to === undefined) throw invalidField(`${field}.to`, 'must be set', 'REQUIRED_FIELD')
  const rounding = { step: toMinor(to, currency), mode, less: less === undefined ? 0 : toMinor(less, currency) }
  if (rounding.step < 1) throw invalidField(`${field}.to`, `must be at least ${toDecimal(1, currency)}`, 'DECIMAL_GTE')
  if (rounding.less >= rounding.step) throw invalidField(`${field}.less`, 'must be less than `to`', 'DECIMAL_LT')
  return rounding
}

const refuseBackwards = ({ startDate, endDate }: PriceListRecord): void => {
  if (startDate === undefined || endDate === undefined || startDate < endDate) return
  throw invalidField('priceList.endDate', 'must be after the start date', 'MIN')
}

/** A list after a change: what was sent stands over what was there. */
export const editPriceList = (before: PriceListRecord, sent: Sent, currency: string): PriceListRecord => {
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
    ...(rounding && { rounding: readRounding(rounding, currency) }),
  }
  refuseBackwards(after)
  return after
}

/** A new list; its name is needed. */
export const newPriceList = (sent: Sent, currency: string): PriceListRecord => {
  if (sent.name === undefined) throw invalidField('priceList.name', 'must be set', 'REQUIRED_FIELD')
  return editPriceList({ name: sent.name, active: true, position: 0 }, sent, currency)
}

/** A list without how many products it names, which stands elsewhere. */
export type UncountedList = Omit<PriceList, 'productCount'>

export const presentPriceList = (document: Document<PriceListRecord>, currency: string): UncountedList => {
  const { rounding, memberGroupIds, countries, ...record } = document.body
  return {
    ...presentRow(document),
    ...record,
    ...(memberGroupIds && { memberGroupIds: [...memberGroupIds] }),
    ...(countries && { countries: [...countries] }),
    ...(rounding && {
      rounding: {
        to: toDecimal(rounding.step, currency),
        mode: rounding.mode,
        less: toDecimal(rounding.less, currency),
      },
    }),
  }
}

/** Reads prices that are sent; two for one quantity, or two for one item, would leave open which holds. */
export const readPrices = (prices: readonly PriceListPrice[], currency: string): SetPrice[] => {
  const seen = new Set<string>()
  return prices.map(({ productId, variantId = productPrices, tiers }, index) => {
    const field = `prices[${index}]`
    if (seen.has(`${productId}/${variantId}`)) throw invalidField(field, 'is named twice', 'VALIDATION')
    seen.add(`${productId}/${variantId}`)
    const quantities = new Set(tiers.map(({ minQuantity }) => minQuantity))
    if (quantities.size < tiers.length) throw invalidField(`${field}.tiers`, 'name a quantity twice', 'VALIDATION')
    const read = tiers.map(({ minQuantity, price }) => ({ minQuantity, price: toMinor(price, currency) }))
    return { productId, variantId, tiers: read.toSorted((one, other) => one.minQuantity - other.minQuantity) }
  })
}

export const presentPrice = ({ productId, variantId, tiers }: SetPrice, currency: string): PriceListPrice => ({
  productId,
  ...(variantId !== productPrices && { variantId }),
  tiers: tiers.map(({ minQuantity, price }) => ({ minQuantity, price: toDecimal(price, currency) })),
})
