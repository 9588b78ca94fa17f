import type { shippingCalls } from '@vitrine/contract'
import { deliveryOffers } from '@vitrine/domain/shipping/shipping.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { listShippingOptions } from './store.ts'

/** What delivery costs, for who has not bought anything yet. */
export const createOfferHandlers = ({
  db,
  sites,
}: Context): Pick<Handlers<typeof shippingCalls>, 'listDeliveryOffers'> => ({
  listDeliveryOffers: async ({ siteId }, { query: { country: asked, subtotal = '0' } }) => {
    const site = await sites.find(siteId)
    if (!site) throw new Refusal('NOT_FOUND')
    const { currency, settings } = site
    const country = asked ?? settings.businessAddress?.country
    // Without a country only ways that go everywhere are told.
    const place = { country: country ?? '' }
    const offers = deliveryOffers(await listShippingOptions(db, siteId), place, toMinor(subtotal, currency))
    return {
      ...(country !== undefined && { country }),
      currency,
      offers: offers.map(({ option: { title, estimatedDeliveryTime, pickup }, price, freeFrom }) => ({
        title,
        pickup,
        price: toDecimal(price, currency),
        ...(estimatedDeliveryTime !== undefined && { estimatedDeliveryTime }),
        ...(freeFrom !== undefined && { freeFrom: toDecimal(freeFrom, currency) }),
      })),
    }
  },
})
