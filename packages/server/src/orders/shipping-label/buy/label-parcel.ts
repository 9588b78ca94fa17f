import type { LabelItem, LabelParcel } from '@vitrine/contract/entities/orders/shipping-labels.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { OnSite } from '../../fulfillment/api.ts'
import { openAccount } from '../account/account.ts'
import { destinationOf, shipFromOf } from '../parcels/addresses.ts'
import { packageOf, settingsFor } from '../parcels/packing.ts'
import { itemsOf, unitOf, weighItems, type ToLabel } from '../parcels/parcel.ts'
import { readToLabel } from './quote.ts'

interface ParcelRequest {
  readonly caller: OnSite
  readonly orderId: string
  readonly fulfillmentId?: string
}

/** Lists the items that can be packed; empty if nothing is left. */
const itemsLeft = (about: ToLabel, fulfillmentId: string | undefined): LabelItem[] => {
  try {
    return itemsOf(about, fulfillmentId === undefined ? {} : { fulfillmentId })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ILLEGAL_STATE') return []
    throw error
  }
}

/** Returns the unfulfilled items and the packages for a label, and the problems that prevent a purchase. */
export const labelParcelOf = async (
  context: Context,
  { fulfillmentId, ...request }: ParcelRequest,
): Promise<LabelParcel> => {
  const about = await readToLabel(context, request)
  const { site, order, settings } = about
  const account = await openAccount(context, site)
  const items = itemsLeft(about, fulfillmentId)
  const to = destinationOf(order)
  const fitting = to ? settingsFor(settings, to) : settings
  const { weight, unweighed } = weighItems(order, items, fitting[0]?.settings.backupWeight)
  const problems: LabelParcel['problems'] = [
    ...(account ? [] : (['NO_ACCOUNT'] as const)),
    ...(fitting.length > 0 ? [] : (['NO_SETTINGS'] as const)),
    ...(fitting.length === 0 || fitting.some((one) => shipFromOf(site, one.settings.shipFromAddress))
      ? []
      : (['NO_SHIP_FROM_ADDRESS'] as const)),
    ...(to ? [] : (['NO_DESTINATION'] as const)),
    ...(items.length > 0 ? [] : (['NOTHING_LEFT'] as const)),
  ]
  return {
    items,
    weight: String(weight),
    weightUnit: unitOf(order, site),
    unweighedItems: unweighed,
    packages: fitting.map(packageOf),
    problems,
  }
}
