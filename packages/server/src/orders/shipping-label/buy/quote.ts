import type { LabelRequest } from '@vitrine/contract/entities/shipping-labels.ts'
import { configuredRates } from '@vitrine/domain/shipping-label/configured-rates.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { type OnSite, readPieces } from '../../fulfillment/api.ts'
import { requireOrder, type StoredOrder } from '../../order/api.ts'
import { type LabelRate, type LabelSettings, listLabelSettings } from '../../shippo/api.ts'
import { requireAccount, type OpenAccount } from '../account/account.ts'
import { askCarrier } from './ask.ts'
import { parcelOf, type ToLabel } from '../parcels/parcel.ts'
import { insertQuote, type StoredQuote } from '../store.ts'
import type { OfferedRate, ParcelRecord } from '../tables.ts'

interface Asked {
  readonly caller: OnSite
  readonly orderId: string
}

/** An order with all that a label of it is made of. */
export const readToLabel = async ({ db, sites }: Context, { caller, orderId }: Asked): Promise<ToLabel> => {
  const site = await requireSite(sites, caller.siteId)
  const order = await requireOrder(db, caller, orderId)
  const [pieces, settings] = await Promise.all([readPieces(db, order), listLabelSettings(db, site.id)])
  return { site, order, pieces, settings }
}

/** What the store offers of a carrier's rates; a price is told in the store's own currency alone. */
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
  if (rates.length === 0) return new Refusal('LABEL_REFUSED', 'No carrier takes this parcel.')
  const where = isAbroad ? 'abroad' : 'at home'
  return new Refusal('LABELS_NOT_SET_UP', `None of the services of the label settings takes this parcel ${where}.`)
}

interface Rating {
  readonly account: OpenAccount
  readonly about: Pick<ToLabel, 'site' | 'order'>
  readonly record: ParcelRecord
  readonly known: LabelSettings
  /** Of whoever the store sends to, or has goods back from. */
  readonly country: string
}

/** Asks what a parcel costs, and keeps it: a label is bought of what was told. */
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

/** Asks the carriers what a parcel of an order costs. */
export const createQuote = async (context: Context, asked: Asked, wish: LabelRequest): Promise<StoredQuote> => {
  const about = await readToLabel(context, asked)
  const account = await requireAccount(context, about.site)
  const { record, known } = parcelOf(about, wish)
  const rates = await rateParcel(context, { account, about, record, known, country: record.parcel.to.country })
  const { accountId, provider, mode } = account
  const { fulfillmentId } = wish
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
