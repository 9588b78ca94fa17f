import type { deliverySolutionCalls } from '@vitrine/contract'
import { amountIn } from '@vitrine/domain/currency/charging.ts'
import { deliveryRequestInStoreCurrency, offeredIn } from '@vitrine/domain/currency/charged-rules.ts'
import { isDeliveredTo, offersFor } from '@vitrine/domain/shipping/delivery.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { siteFor } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import { listProfiles, loadDeliveryRules, momentOf, placeOf } from '../../pricing/shipping/api.ts'
import { deliverableOf, goodsOf, readItems, type Body } from './items.ts'
import { presentSolution } from './present.ts'

/** Refuses profiles that the store does not have. */
const requireProfiles = async (db: Db, siteId: string, lineItems: Body['lineItems']): Promise<void> => {
  const sent = lineItems.flatMap(({ deliveryProfileId }) => deliveryProfileId?.toLowerCase() ?? [])
  if (sent.length === 0) return
  const known = new Set((await listProfiles(db, siteId)).map(({ id }) => id))
  const deliveryProfileId = sent.find((id) => !known.has(id))
  if (deliveryProfileId !== undefined) throw new Refusal('DELIVERY_PROFILE_NOT_FOUND', undefined, { deliveryProfileId })
}

/** Handles calls about ways to deliver items that are not in a cart. */
export const createSolutionHandlers = ({
  db,
  sites,
  now,
}: Pick<Context, 'db' | 'sites' | 'now'>): Handlers<typeof deliverySolutionCalls> => ({
  getDeliverySolutions: async ({ siteId }, { body }, exchange) => {
    const { currency, lineItems, destination, weightUnit } = body
    const site = await siteFor(sites, siteId, { ...exchange, currency })
    const charging = site.conversion?.charging
    if (currency !== site.currency && !charging)
      throw invalidField('currency', `must be ${site.currency}, or another currency that the store charges`)
    const place = placeOf(destination)
    if (!place) throw new Refusal('REQUIRED_COUNTRY')
    const { settings } = site
    const rules = await loadDeliveryRules(db, { id: siteId, lengthUnit: settings.lengthUnit })
    await requireProfiles(db, siteId, lineItems)
    if (!isDeliveredTo(rules, place)) throw new Refusal('NO_DELIVERY_REGION_FOUND')
    const items = await readItems(readCatalog(db, site), lineItems)
    const deliverable = items.map((item) =>
      deliverableOf(item, {
        currency,
        own: (price) => (charging ? amountIn(price, charging) : price),
        weights: { from: weightUnit ?? settings.weightUnit, to: settings.weightUnit },
      }),
    )
    const request = { place, lines: deliverable.flatMap(({ lines }) => lines), goods: goodsOf(deliverable) }
    if (request.lines.length === 0) return { deliverySolutions: [], errors: [] }
    const moment = await momentOf(db, site, { rules, now: now() })
    const offered = charging
      ? offersFor(rules, deliveryRequestInStoreCurrency(request, charging), moment).map((one) =>
          offeredIn(one, charging),
        )
      : offersFor(rules, request, moment)
    const money = createMoneyWriter({ currency, language: site.language })
    return { deliverySolutions: offered.map((offer) => presentSolution(offer, money)), errors: [] }
  },
})
