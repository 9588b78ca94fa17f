import type { tipOfferCalls } from '@vitrine/contract'
import { tipAmount, tippableSubtotal } from '@vitrine/domain/tip/tip.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import { siteFor } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { readCatalog } from '../../../catalog/product/api.ts'
import { sellableLines } from '../../basket/api.ts'
import { findTipChoice } from '../../../pricing/tip/api.ts'
import { requireCheckout } from '../store.ts'
import { viewCheckout } from '../../presentation/api.ts'

/** Returns the tips offered at a checkout with their amounts. Checkouts of gift cards only have no tip offer. */
export const createTipOffering = ({ db, sites, now }: Context): Handlers<typeof tipOfferCalls> => ({
  getTipOffer: async (caller, { params }, exchange) => {
    const checkout = await requireCheckout(db, caller, params.checkoutId)
    const requestedSite = await siteFor(sites, caller.siteId, exchange)
    const { rules, lines, site } = await viewCheckout(readCatalog(db, requestedSite), { checkout, now: now() })
    const offer = rules.tips
    const subtotal = tippableSubtotal(sellableLines(lines))
    if (!offer?.allowCustomerTip || subtotal === undefined) return {}
    const choice = await findTipChoice(db, site.id, checkout.body.purchaseFlowId)
    const money = createMoneyWriter(site)
    const { tipType, presets, allowCustomAmount } = offer
    return {
      tipOffer: {
        tipType,
        allowCustomAmount,
        presets: presets.map(({ value: number, default: isDefault = false }) => {
          const value = String(number)
          return {
            value,
            default: isDefault,
            amount: money.multi(tipAmount({ tipType, value }, subtotal, site)),
          }
        }),
        ...(choice && { choice }),
      },
    }
  },
})
