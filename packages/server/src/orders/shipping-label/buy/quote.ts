import type { LabelRequest } from '@vitrine/contract/entities/orders/shipping-labels.ts'
import { configuredRates } from '@vitrine/domain/shipping-label/configured-rates.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { type OnSite, readPieces } from '../../fulfillment/api.ts'
import { requireOrder, type StoredOrder } from '../../order/api.ts'
import { type LabelRate, type LabelSettings, listLabelSettings } from '../../shippo/api.ts'
import { requireAccount, type OpenAccount } from '../account/account.ts'
import { askCarrier } from './call-carrier.ts'
import { parcelOf, type ToLabel } from '../parcels/parcel.ts'
import { insertQuote, type StoredQuote } from '../store.ts'
import type { OfferedRate, ParcelRecord } from '../tables.ts'

interface OrderRequest {
  readonly caller: OnSite
  readonly orderId: string
}

/** Reads an order with everything a label needs. */
export const readToLabel = async ({ db, sites }: Context, { caller, orderId }: OrderRequest): Promise<ToLabel> => {
  const site = await requireSite(sites, caller.siteId)
  const order = await requireOrder(db, caller, orderId)
  const [pieces, settings] = await Promise.all([readPieces(db, order), listLabelSettings(db, site.id)])
  return { site, order, pieces, settings }
}

/** Filters rates by the label settings. Prices for the buyer are computed only in the store's currency. */
const offered = (
  rates: readonly LabelRate[],
  { settings }: LabelSettings,
  { country, order, currency }: { country: string; order: StoredOrder; currency: string },
): OfferedRate[] => {
  const subtotal = toMinor(order.body.priceSummary.subtotal.amount ?? '0', currency)
  return configuredRates(rates, settings, { country, subtotal }).map(({ price, ...rate }) =>
    rate.currency === currency ? { ...rate, price } : rate,
  )
}

const refuseNothing = (rates: readonly LabelRate[], isAbroad: boolean): Refusal => {
  if (rates.length === 0) return new Refusal('LABEL_REFUSED', 'No carrier accepts this parcel.')
  return refusalFor('LABELS_NOT_SET_UP', isAbroad ? 'NO_SERVICE_ABROAD' : 'NO_SERVICE_AT_HOME')
}

interface Rating {
  readonly account: OpenAccount
  readonly about: Pick<ToLabel, 'site' | 'order'>
  readonly record: ParcelRecord
  readonly known: LabelSettings
  /** Country of the buyer, also for a return label. */
  readonly country: string
}

/** Requests the rates of a parcel that the store offers. */
export const rateParcel = async (
  context: Context,
  { account, about: { site, order }, record, known, country }: Rating,
): Promise<OfferedRate[]> => {
  const { parcel } = record
  const all = await askCarrier(context, () => account.carrier.rates(parcel))
  const rates = offered(all, known, { country, order, currency: site.currency })
  if (rates.length === 0) throw refuseNothing(all, parcel.from.country !== parcel.to.country)
  return rates
}

/** Creates a quote: requests carrier rates for a parcel of an order. */
export const createQuote = async (
  context: Context,
  orderRequest: OrderRequest,
  request: LabelRequest,
): Promise<StoredQuote> => {
  const about = await readToLabel(context, orderRequest)
  const account = await requireAccount(context, about.site)
  const { record, known } = parcelOf(about, request)
  const rates = await rateParcel(context, { account, about, record, known, country: record.parcel.to.country })
  const { accountId, provider, mode } = account
  const { fulfillmentId } = request
  const quote: StoredQuote = {
    site_id: about.site.id,
    id: context.newId(),
    order_id: about.order.id,
    body: { ...record, rates, provider, mode, accountId, ...(fulfillmentId !== undefined && { fulfillmentId }) },
    created_date: context.now(),
  }
  await insertQuote(context.db, quote)
  return quote
}
