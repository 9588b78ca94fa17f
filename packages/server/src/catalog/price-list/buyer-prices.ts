import type { priceListCalls } from '@vitrine/contract'
import type { BuyerPrice } from '@vitrine/contract/calls/catalog/price-lists.ts'
import {
  findVariant,
  hasOwnVariants,
  onlyVariantId,
  variantPrices,
  variantsOf,
  type VariantRecord,
} from '@vitrine/domain/catalog/product.ts'
import { amountIn, priceIn } from '@vitrine/domain/currency/charging.ts'
import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import { cheapestOf, priceAt, type VariantPrice } from '@vitrine/domain/price-list/cheapest.ts'
import { quantityPrices, type PriceBuyer, type PriceList } from '@vitrine/domain/price-list/price-list.ts'
import { smallestQuantity } from '@vitrine/domain/purchase-terms/quantity.ts'
import type { Caller } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { siteFor } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { memberGroupIdsOf } from '../../people/member-group/api.ts'
import { findOfferRows, type OfferRow } from '../product/api.ts'
import { paymentTermsOf, quantityTermsOf } from '../purchase-terms/api.ts'
import { priorPrices, type SoldItem } from './prior-prices.ts'
import { loadPriceLists } from './store.ts'

/** Returns the member whose prices apply. Calls on behalf of a shopper use that shopper. */
const memberOf = (caller: Exclude<Caller, { role: 'anyone' }>): string | undefined => {
  const asking = caller.role === 'owner' && caller.actsFor ? caller.actsFor : caller
  return asking.role === 'member' ? asking.memberId : undefined
}

interface Pricing {
  readonly lists: readonly PriceList[]
  readonly buyer: PriceBuyer
  /** Formats an amount in the response's currency. */
  readonly write: (amount: Minor) => string
  readonly onlyChanged: boolean
}

interface PricedItem {
  readonly productId: string
  readonly variantId?: string | undefined
}

type PricedVariant = VariantPrice & { readonly variant: VariantRecord }

/** Prices a variant for the buyer. Gift cards are money, so neither price lists nor exchange rates change them. */
const variantCost = (
  { record, listed }: OfferRow,
  variant: VariantRecord,
  { lists, buyer }: Pricing,
): PricedVariant => {
  const { charging } = buyer
  const isMoney = record.giftCard === true
  const { paid: price } = variantPrices(record, variant)
  const catalogPrice = charging ? (isMoney ? amountIn : priceIn)(price, charging) : price
  const tiers = isMoney
    ? [{ minQuantity: 1, price: catalogPrice }]
    : quantityPrices(lists, buyer, { variantId: variant.id, price, listed: listed ?? {} })
  return { variant, catalogPrice, tiers }
}

const isChanged = ({ catalogPrice, tiers }: VariantPrice): boolean =>
  tiers.length > 1 || tiers[0]!.price !== catalogPrice

/** Returns the requested variant, or all visible variants if the request is about the product. */
const variantsToPrice = ({ id, record, visible }: OfferRow, { variantId }: PricedItem): readonly VariantRecord[] => {
  if (!visible || (record.giftCard && record.price === 0 && !hasOwnVariants(record))) return []
  const named = variantId === undefined ? undefined : findVariant(id, record, { options: { variantId } })
  const candidates = variantId === undefined ? variantsOf(record) : named ? [named] : []
  return candidates.filter((variant) => variant.visible)
}

const priceFor = (row: OfferRow, priced: PricedItem, pricing: Pricing): FoundPrice | undefined => {
  const costs = variantsToPrice(row, priced).map((variant) => variantCost(row, variant, pricing))
  if (pricing.onlyChanged && !costs.some(isChanged)) return undefined
  const quantity = smallestQuantity(row.terms ?? {})
  const cheapest = cheapestOf(costs, quantity)
  if (!cheapest) return undefined
  const { catalogPrice, tiers } = cheapest.price
  const { productId, variantId } = priced
  const { write, buyer } = pricing
  const writeDeposit = (amount: Minor) => write(buyer.charging ? amountIn(amount, buyer.charging) : amount)
  const price: BuyerPrice = {
    productId,
    ...(variantId !== undefined && variantId !== onlyVariantId && { variantId }),
    price: write(priceAt({ tiers }, 1)),
    catalogPrice: write(catalogPrice),
    ...(cheapest.othersCostMore && { othersCostMore: true }),
    tiers: tiers.length > 1 ? tiers.map(({ minQuantity, price }) => ({ minQuantity, price: write(price) })) : [],
    ...quantityTermsOf(row.terms ?? undefined),
    ...paymentTermsOf(row.terms ?? undefined, writeDeposit),
  }
  const shown = priceAt({ tiers }, quantity)
  return { price, sold: { row, variant: cheapest.price.variant, shown, quantity, isListed: shown !== catalogPrice } }
}

/** A price, with what it is the price of. */
interface FoundPrice {
  readonly price: BuyerPrice
  readonly sold: SoldItem
}

/** Returns prices for the current buyer, for pages shown before a product is in a cart. */
export const createBuyerPriceHandlers = ({
  db,
  sites,
  now,
}: Context): Pick<Handlers<typeof priceListCalls>, 'listBuyerPrices'> => ({
  listBuyerPrices: async (caller, { body: { items, country: sentCountry, onlyChanged = false } }, exchange) => {
    const site = await siteFor(sites, caller.siteId, exchange)
    const { charging } = site.conversion ?? {}
    const { converted } = createMoneyWriter(site)
    // In a display currency, prices are computed as charged and converted last.
    const write = (amount: Minor) => toDecimal(charging ? amount : converted.of(amount), converted.currency)
    const memberId = memberOf(caller)
    const [lists, memberGroupIds] = await Promise.all([
      loadPriceLists(db, site.id),
      memberId === undefined ? [] : memberGroupIdsOf(db, site.id, memberId),
    ])
    const { currency } = converted
    if (onlyChanged && lists.length === 0) return { currency, prices: [] }
    const rows = await findOfferRows(db, site.id, [...new Set(items.map(({ productId }) => productId))])
    const country = sentCountry ?? site.settings.businessAddress?.country
    const buyer = { memberGroupIds, country, now: now(), ...(charging && { charging }) }
    const pricing = { lists, buyer, write, onlyChanged }
    const rowOf = new Map(rows.map((row) => [row.id, row]))
    const found = items.flatMap((item) => {
      const row = rowOf.get(item.productId)
      return row ? (priceFor(row, item, pricing) ?? []) : []
    })
    const sold = found.map((one) => one.sold)
    const prior = await priorPrices(db, site, { sold, country, charging, now: buyer.now })
    const prices = found.map(({ price }, index) => {
      const before = prior[index]
      return before === undefined ? price : { ...price, priorPrice: write(before) }
    })
    return { currency, prices }
  },
})
