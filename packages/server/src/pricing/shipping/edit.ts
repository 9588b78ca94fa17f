import type { StoreDeliveryRegion, ShippingOption } from '@vitrine/contract/entities/pricing/shipping-option.ts'
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

/** Reads rates; `field` is used in errors. */
export const readRates = (rates: readonly SentRate[], field: string, currency: string): Rate[] =>
  rates.map((rate, index) => readRate(rate, `${field}[${index}]`, currency))

/** Reads additional charges of a delivery. */
export const readCharges = (charges: readonly SentCharge[], field: string, currency: string): OtherCharge[] =>
  charges.map(({ type, amount, details }, index) => ({
    type: required(type, `${field}[${index}].type`),
    price: toMinor(required(amount, `${field}[${index}].amount`), currency),
    ...(details !== undefined && { details }),
  }))

/** Refuses unknown delivery regions. */
export const requireDeliveryRegions = async (db: Db, siteId: string, ids: readonly string[]): Promise<void> => {
  const known = new Set(await findDeliveryRegionIds(db, siteId, ids))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown === undefined) return
  throw new Refusal('NOT_FOUND', 'The delivery region was not found.', { deliveryRegionId: unknown })
}

/** Applies the sent fields to a shipping option. */
export const editShippingOption = (
  before: ShippingOptionRecord,
  sent: Input<ShippingOption>,
  currency: string,
): ShippingOptionRecord => {
  const { title, estimatedDeliveryTime, deliveryRegionId, rates, otherCharges, active, extendedFields } = sent
  // Older callers read the first of several regions and send it back.
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

/** Reads a new shipping option. Only a title is required. */
export const newShippingOption = (sent: Input<ShippingOption>, currency: string): ShippingOptionRecord => {
  const title = required(sent.title, 'shippingOption.title')
  return editShippingOption({ title, deliveryRegionIds: [], rates: [], pickup: false }, sent, currency)
}

/** Merges the sent fields into an app's namespace. */
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

/** Applies the sent fields to a delivery region. */
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

/** Reads a new delivery region. Only a name is required; without destinations it covers everywhere. */
export const newDeliveryRegion = (sent: Input<StoreDeliveryRegion>): DeliveryRegionRecord => {
  const { deliveryProfileId: profileId, ...rest } = sent
  const name = required(sent.name, 'deliveryRegion.name')
  return { ...editDeliveryRegion({ name, destinations: [] }, rest), ...(profileId !== undefined && { profileId }) }
}

interface WithRegions {
  readonly deliveryRegionIds: readonly string[]
}

/** Adds an existing region to a record. */
export const withDeliveryRegion = async <Stored extends WithRegions>(
  record: Stored,
  db: Db,
  { siteId, id }: { siteId: string; id: string },
): Promise<Stored> => {
  await requireDeliveryRegions(db, siteId, [id])
  return { ...record, deliveryRegionIds: [...new Set([...record.deliveryRegionIds, id])] }
}

/** Removes a region from a record. */
export const withoutDeliveryRegion = <Stored extends WithRegions>(record: Stored, id: string): Stored => ({
  ...record,
  deliveryRegionIds: record.deliveryRegionIds.filter((one) => one !== id),
})
