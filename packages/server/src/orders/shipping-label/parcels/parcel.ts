import type { LabelItem, LabelRequest } from '@vitrine/contract/entities/orders/shipping-labels.ts'
import { decideFulfill } from '@vitrine/domain/order/fulfillment/parcels.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { weigh } from '@vitrine/domain/shipping-label/weight.ts'
import { invalidField, Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { fulfillRefusal, linesOf, orderToSend, type StoredPieces } from '../../fulfillment/api.ts'
import type { StoredOrder } from '../../order/api.ts'
import type { CustomsItem, LabelParcel, LabelSettings } from '../../shippo/api.ts'
import { destinationOf, shipFromOf } from './addresses.ts'
import { chooseSettings, packIn } from './packing.ts'
import type { ParcelRecord } from '../tables.ts'

export interface ToLabel {
  readonly site: Site
  readonly order: StoredOrder
  readonly pieces: StoredPieces
  readonly settings: readonly LabelSettings[]
}

/** Returns a packed fulfillment that has not shipped yet. */
export const packedParcel = ({ pieces }: Pick<ToLabel, 'pieces'>, id: string) => {
  const found = pieces.parcels.find(({ record }) => record.id === id)?.record
  if (!found) throw new Refusal('NOT_FOUND', 'The order has no such fulfillment.')
  if (found.completed !== false) throw refusalFor('ILLEGAL_STATE', 'FULFILLMENT_SHIPPED')
  return found
}

/** Lists the items of a parcel: those of the fulfillment, the requested ones, or all that are left. */
export const itemsOf = ({ order, pieces }: ToLabel, { fulfillmentId, items = [] }: LabelRequest): LabelItem[] => {
  if (fulfillmentId !== undefined) {
    if (items.length > 0) throw invalidField('items', 'cannot be set together with fulfillmentId', 'FIELD_NOT_ALLOWED')
    return linesOf(packedParcel({ pieces }, fulfillmentId)).map(({ id, quantity }) => ({ lineItemId: id, quantity }))
  }
  const lines = items.map(({ lineItemId: id, quantity }) => ({ id, quantity }))
  const decision = decideFulfill(orderToSend(order, pieces), { id: 'new', lines, isOut: false })
  if (!decision.ok) throw fulfillRefusal(order, decision)
  return decision.lines.map(({ id, quantity }) => ({ lineItemId: id, quantity }))
}

export const unitOf = ({ body }: StoredOrder, site: Site): 'KG' | 'LB' =>
  body.weightUnit === 'KG' || body.weightUnit === 'LB' ? body.weightUnit : site.settings.weightUnit

const lineOf = ({ body }: StoredOrder, id: string) => body.lineItems.find((line) => line.id === id)!

/** Computes the weight of items, as far as it is known. */
export const weighItems = (order: StoredOrder, items: readonly LabelItem[], backupWeight = '0') =>
  weigh(
    items.map(({ lineItemId, quantity }) => ({
      quantity,
      weight: lineOf(order, lineItemId).physicalProperties?.weight,
    })),
    Number(backupWeight),
  )

const weightOf = (
  order: StoredOrder,
  items: readonly LabelItem[],
  { request, backup }: { request: LabelRequest; backup: string | undefined },
): string => {
  if (request.weight !== undefined) return request.weight
  const { weight, unweighed } = weighItems(order, items, backup)
  const isWhole = unweighed === 0 || Number(backup ?? 0) > 0
  if (weight > 0 && isWhole) return String(weight)
  throw invalidField('weight', 'must be set: not all of these items have a weight', 'REQUIRED_FIELD')
}

/** Builds the customs declaration; each item gets its share of the weight. */
const customsOf = (
  order: StoredOrder,
  { items, weight, site }: { items: readonly LabelItem[]; weight: string; site: Site },
): CustomsItem[] => {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const currency = order.body.currency ?? site.currency
  return items.map(({ lineItemId, quantity }) => {
    const { productName, price } = lineOf(order, lineItemId)
    return {
      description: (productName.original ?? productName.translated ?? lineItemId).slice(0, 100),
      quantity,
      weight: ((Number(weight) * quantity) / pieces).toFixed(3),
      value: toDecimal(toMinor(price.amount ?? '0', currency) * quantity, currency),
      currency,
    }
  })
}

interface Packed {
  readonly record: ParcelRecord
  readonly known: LabelSettings
}

/** Builds the requested parcel, or throws a refusal that names what is missing. */
export const parcelOf = (about: ToLabel, request: LabelRequest): Packed =>
  parcelOfItems(about, request, itemsOf(about, request))

/** Builds a parcel of items that need no fulfillment. */
export const parcelOfItems = (
  { site, order, settings }: Omit<ToLabel, 'pieces'>,
  request: Omit<LabelRequest, 'items' | 'fulfillmentId'>,
  items: readonly LabelItem[],
): Packed => {
  const to = destinationOf(order)
  if (!to) throw refusalFor('LABELS_NOT_SET_UP', 'NO_DELIVERY_ADDRESS')
  const known = chooseSettings(settings, to, request.configurationId)
  const from = shipFromOf(site, known.settings.shipFromAddress)
  if (!from) throw refusalFor('LABELS_NOT_SET_UP', 'NO_SENDER_ADDRESS')
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const { box, package: described } = packIn(known, { dimensions: request.dimensions, pieces })
  const weight = weightOf(order, items, { request, backup: known.settings.backupWeight })
  const weightUnit = unitOf(order, site)
  const parcel: LabelParcel = {
    from,
    to,
    box,
    weight,
    weightUnit: weightUnit === 'KG' ? 'kg' : 'lb',
    ...(from.country !== to.country && { customs: customsOf(order, { items, weight, site }) }),
  }
  return { record: { parcel, package: described, items, weight, weightUnit }, known }
}
