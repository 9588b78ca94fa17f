import type { shippingCalls } from '@vitrine/contract'
import type { PreviewedDelivery } from '@vitrine/contract/calls/pricing/shipping.ts'
import { deliveryOffers, offersFor, type OfferedDelivery } from '@vitrine/domain/shipping/delivery.ts'
import { amountIn, valueInStoreCurrency } from '@vitrine/domain/currency/charging.ts'
import { convert, times, toDecimal, toMinor, type Minor } from '@vitrine/domain/money.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite, siteFor } from '../../ground/site/sites.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import { placeOf } from './place.ts'
import { momentOf } from './places.ts'
import { presentCharges } from './present.ts'
import { loadDeliveryRules } from './rules.ts'

type OfferHandlers = Pick<Handlers<typeof shippingCalls>, 'listDeliveryOffers' | 'previewDelivery'>

const present = (
  { code, title, price, charges, isPartial, logistics }: OfferedDelivery,
  currency: string,
): PreviewedDelivery => {
  const { pickup, deliveryTime, slot, deliverBy } = logistics
  return {
    code,
    title,
    price: toDecimal(price, currency),
    otherCharges: presentCharges(charges, currency),
    pickup: pickup !== undefined,
    partial: isPartial,
    ...(deliveryTime !== undefined && { deliveryTime }),
    ...(slot && { slot: { from: slot.from.toISOString(), to: slot.to.toISOString() } }),
    ...(deliverBy && { deliverByDate: deliverBy.toISOString() }),
  }
}

/** Creates the handlers for calls about delivery prices before anything is in a cart. */
export const createOfferHandlers = ({ db, sites, now }: Context): OfferHandlers => ({
  listDeliveryOffers: async ({ siteId }, { query: { country: named, subtotal = '0' } }, exchange) => {
    const { currency: own, settings, conversion } = await siteFor(sites, siteId, exchange)
    const currency = conversion?.currency ?? own
    const cartSubtotal = toMinor(subtotal, currency)
    const rate = conversion && { from: own, ...conversion }
    // Delivery prices are not rounded like product prices. A display amount may be rounded to 0, a charged one may not.
    const shown = (amount: Minor) =>
      rate?.charging ? amountIn(amount, rate.charging) : rate ? convert(amount, own, rate) : amount
    const write = (amount: Minor) => toDecimal(shown(amount), currency)
    const country = named ?? settings.businessAddress?.country
    // Without a country, only methods that deliver everywhere are listed.
    const place = { country: country ?? '' }
    const rules = await loadDeliveryRules(db, { id: siteId, lengthUnit: settings.lengthUnit })
    return {
      ...(country !== undefined && { country }),
      currency,
      offers: deliveryOffers(rules, place, rate ? valueInStoreCurrency(cartSubtotal, rate) : cartSubtotal).map(
        ({ method, price, freeFrom }) => ({
          title: method.title,
          pickup: method.pickup !== undefined,
          price: write(price),
          ...(method.deliveryTime !== undefined && { estimatedDeliveryTime: method.deliveryTime }),
          ...(freeFrom !== undefined && { freeFrom: write(freeFrom) }),
        }),
      ),
    }
  },

  previewDelivery: async ({ siteId }, { body: { address, items = [{}], date } }) => {
    const site = await requireSite(sites, siteId)
    const { currency, settings } = site
    const place = placeOf(address)
    if (!place) throw invalidField('address.country', 'must be set', 'REQUIRED_FIELD')
    const rules = await loadDeliveryRules(db, { id: siteId, lengthUnit: settings.lengthUnit })
    const lines = items.map(({ price = '0', quantity = 1, weight = 0, deliveryProfileId: profileId }, index) => ({
      id: String(index),
      quantity,
      total: times(toMinor(price, currency), quantity),
      weight,
      profileId,
    }))
    const goods = lines.reduce((sum, { total }) => sum + total, 0)
    const at = date === undefined ? now() : new Date(date)
    const moment = await momentOf(db, site, { rules, now: at })
    const deliveries = offersFor(rules, { lines, goods, place }, moment).map((offer) => present(offer, currency))
    return { deliveries, timeZone: timeZoneOf(site), currency }
  },
})
