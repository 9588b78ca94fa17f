import type { priceListCalls } from '@vitrine/contract'
import type { BuyerPrice } from '@vitrine/contract/calls/price-lists.ts'
import { onlyVariantId } from '@vitrine/domain/catalog/product.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import type { Answered } from '@vitrine/domain/cart/sellable.ts'
import { amountIn, chargingIn, priceIn } from '@vitrine/domain/currency/charging.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { quantityPrices, type PriceBuyer, type PriceList } from '@vitrine/domain/price-list/price-list.ts'
import type { Caller } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { siteFor } from '../../ground/site/sites.ts'
import { memberGroupIdsOf } from '../../people/member-group/store.ts'
import { readCatalog } from '../catalog/offers.ts'
import { quantityTermsOf } from '../purchase-terms/quantity-terms.ts'
import { loadPriceLists } from './store.ts'

/** Who asks: whoever asks for a shopper asks as that shopper. */
const memberOf = (caller: Exclude<Caller, { role: 'anyone' }>): string | undefined => {
  const asking = caller.role === 'owner' && caller.actsFor ? caller.actsFor : caller
  return asking.role === 'member' ? asking.memberId : undefined
}

const priceFor = (offer: Answered, { lists, buyer, currency }: Pricing): BuyerPrice | undefined => {
  if (offer.state !== 'sold') return undefined
  const { productId, variantId, price, kind } = offer.sellable
  const { charging } = buyer
  const isMoney = kind === 'GIFT_CARD'
  const catalogPrice = charging ? (isMoney ? amountIn : priceIn)(price, charging) : price
  const tiers = isMoney
    ? [{ minQuantity: 1, price: catalogPrice }]
    : quantityPrices(lists, buyer, { variantId, price, listed: offer.listed ?? {} })
  return {
    productId,
    ...(variantId !== onlyVariantId && { variantId }),
    price: toDecimal(tiers[0]!.price, currency),
    catalogPrice: toDecimal(catalogPrice, currency),
    tiers:
      tiers.length > 1
        ? tiers.map(({ minQuantity, price }) => ({ minQuantity, price: toDecimal(price, currency) }))
        : [],
    ...quantityTermsOf(offer.terms),
  }
}

interface Pricing {
  readonly lists: readonly PriceList[]
  readonly buyer: PriceBuyer
  readonly currency: string
}

/** What products cost whoever asks, for pages that are shown before anything is in a cart. */
export const createBuyerPriceHandlers = ({
  db,
  sites,
  now,
}: Context): Pick<Handlers<typeof priceListCalls>, 'listBuyerPrices'> => ({
  listBuyerPrices: async (caller, { body: { items, country: asked } }, exchange) => {
    const site = await siteFor(sites, caller.siteId, exchange)
    const charging = chargingIn(site.settings.currencies ?? [], { from: site.currency, currency: exchange.currency })
    const currency = charging?.currency ?? site.currency
    const memberId = memberOf(caller)
    const references = items.map(({ productId, variantId }) => ({
      catalogItemId: productId,
      appId: storesAppId,
      ...(variantId !== undefined && { options: { variantId } }),
    }))
    const [lists, memberGroupIds, offers] = await Promise.all([
      loadPriceLists(db, site.id),
      memberId === undefined ? [] : memberGroupIdsOf(db, site.id, memberId),
      readCatalog(db, site).readOffers(references, { withoutModifiers: true }),
    ])
    const country = asked ?? site.settings.businessAddress?.country
    const buyer = { memberGroupIds, country, now: now(), ...(charging && { charging }) }
    const pricing = { lists, buyer, currency }
    const prices = offers.map((offer) => priceFor(offer, pricing)).filter((price) => price !== undefined)
    return { currency, prices }
  },
})
