import type { StoreDeliveryRegion, ShippingOption } from '@vitrine/contract/entities/shipping-option.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import type { OtherCharge } from '@vitrine/domain/shipping/delivery.ts'
import type { Rate, RateCondition } from '@vitrine/domain/shipping/shipping.ts'
import { invalidField, Refusal, required } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { findDeliveryRegionIds } from './store.ts'
import type { DeliveryRegionRecord, ExtendedFieldsRecord, ShippingOptionRecord } from './tables.ts'

export type SentRate = NonNullable<Input<ShippingOption>['rates']>[number]
type SentCharge = NonNullable<Input<ShippingOption>['otherCharges']>[number]
type SentCondition = NonNullable<SentRate['conditions']>[number]

const readCondition = ({ type, value, operator }: SentCondition, field: string, currency: string): RateCondition => {
  const kind = required(type, `${field}.type`)
  const bound = required(value, `${field}.value`)
  if (kind === 'BY_TOTAL_QUANTITY' && !Number.isInteger(Number(bound)))
    throw new Refusal('INVALID_QUANTITY_VALUE', undefined, { field: `${field}.value`, value: bound })
  return {
    type: kind,
    operator: required(operator, `${field}.operator`),
    value: kind === 'BY_TOTAL_PRICE' ? toMinor(bound, currency) : Number(bound),
  }
}

const readRate = (sent: SentRate, field: string, currency: string): Rate => ({
  amount: toMinor(required(sent.amount, `${field}.amount`), currency),
  conditions: (sent.conditions ?? []).map((condition, index) =>
    readCondition(condition, `${field}.conditions[${index}]`, currency),
  ),
  multiplyByQuantity: sent.multiplyByQuantity ?? false,
})

/** Rates as they are kept; the field they were sent in names what is wrong. */
export const readRates = (rates: readonly SentRate[], field: string, currency: string): Rate[] =>
  rates.map((rate, index) => readRate(rate, `${field}[${index}]`, currency))

/** What is charged beside the price of a delivery. */
export const readCharges = (charges: readonly SentCharge[], field: string, currency: string): OtherCharge[] =>
  charges.map(({ type, amount, details }, index) => ({
    type: required(type, `${field}[${index}].type`),
    price: toMinor(required(amount, `${field}[${index}].amount`), currency),
    ...(details !== undefined && { details }),
  }))

/** Refuses a region that the store has not got. */
export const requireDeliveryRegions = async (db: Db, siteId: string, ids: readonly string[]): Promise<void> => {
  const known = new Set(await findDeliveryRegionIds(db, siteId, ids))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown === undefined) return
  throw new Refusal('NOT_FOUND', 'There is no such delivery region.', { deliveryRegionId: unknown })
}

/** A way of delivery after a change: what was sent stands over what was there. */
export const editShippingOption = (
  before: ShippingOptionRecord,
  sent: Input<ShippingOption>,
  currency: string,
): ShippingOptionRecord => {
  const { title, estimatedDeliveryTime, deliveryRegionId, rates, otherCharges, active, extendedFields } = sent
  // What an older caller reads and sends back names the first region of several.
  const isNamed = deliveryRegionId !== undefined && !before.deliveryRegionIds.includes(deliveryRegionId)
  const deliveryRegionIds = sent.deliveryRegionIds ?? (isNamed ? [deliveryRegionId] : undefined)
  return {
    ...before,
    ...(title !== undefined && { title }),
    ...(estimatedDeliveryTime !== undefined && { estimatedDeliveryTime }),
    ...(deliveryRegionIds && { deliveryRegionIds: [...new Set(deliveryRegionIds)] }),
    ...(rates && { rates: readRates(rates, 'shippingOption.rates', currency) }),
    ...(otherCharges && { charges: readCharges(otherCharges, 'shippingOption.otherCharges', currency) }),
    ...(active !== undefined && { active }),
    ...(extendedFields && { extendedFields: extendedFields as ExtendedFieldsRecord }),
  }
}

/** A new way of delivery; a title is all it needs. */
export const newShippingOption = (sent: Input<ShippingOption>, currency: string): ShippingOptionRecord => {
  const title = required(sent.title, 'shippingOption.title')
  return editShippingOption({ title, deliveryRegionIds: [], rates: [], pickup: false }, sent, currency)
}

/** What an app keeps under its namespace gains the fields that are sent. */
export const withExtendedFields = <Body extends { readonly extendedFields?: ExtendedFieldsRecord }>(
  body: Body,
  namespace: string,
  data: Readonly<Record<string, unknown>> = {},
): Body => {
  const namespaces = body.extendedFields?.namespaces ?? {}
  const known = Object.hasOwn(namespaces, namespace) ? namespaces[namespace] : {}
  const grown = Object.fromEntries([...Object.entries(namespaces), [namespace, { ...known, ...data }]])
  return { ...body, extendedFields: { namespaces: grown } }
}

/** A delivery region after a change. */
export const editDeliveryRegion = (
  before: DeliveryRegionRecord,
  { name, destinations, active, deliveryProfileId }: Input<StoreDeliveryRegion>,
): DeliveryRegionRecord => {
  if (deliveryProfileId !== undefined && deliveryProfileId !== before.profileId)
    throw invalidField(
      'deliveryRegion.deliveryProfileId',
      'cannot be changed: create another region',
      'FIELD_NOT_ALLOWED',
    )
  return {
    ...before,
    ...(active !== undefined && { active }),
    name: name ?? before.name,
    destinations:
      destinations?.map(({ country, subdivisions = [] }, index) => ({
        country: required(country, `deliveryRegion.destinations[${index}].country`),
        subdivisions: [...subdivisions],
      })) ?? before.destinations,
  }
}

/** A new delivery region; a name is all it needs, and then it is everywhere. */
export const newDeliveryRegion = (sent: Input<StoreDeliveryRegion>): DeliveryRegionRecord => {
  const { deliveryProfileId: profileId, ...rest } = sent
  const name = required(sent.name, 'deliveryRegion.name')
  return { ...editDeliveryRegion({ name, destinations: [] }, rest), ...(profileId !== undefined && { profileId }) }
}

interface GoesTo {
  readonly deliveryRegionIds: readonly string[]
}

/** The record, which goes to one more region from now on; the region must be there. */
export const withDeliveryRegion = async <Kept extends GoesTo>(
  record: Kept,
  db: Db,
  { siteId, id }: { siteId: string; id: string },
): Promise<Kept> => {
  await requireDeliveryRegions(db, siteId, [id])
  return { ...record, deliveryRegionIds: [...new Set([...record.deliveryRegionIds, id])] }
}

/** The record, which no longer goes to a region. */
export const withoutDeliveryRegion = <Kept extends GoesTo>(record: Kept, id: string): Kept => ({
  ...record,
  deliveryRegionIds: record.deliveryRegionIds.filter((one) => one !== id),
})
