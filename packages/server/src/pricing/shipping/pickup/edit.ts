import { required } from '../../../ground/base/refusal.ts'
import type { PickupLocation } from '@vitrine/contract/entities/pickup-location.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { readCharges, readRates } from '../edit.ts'
import { readDuration, readTime, readWindows } from '../read-times.ts'
import type { PickupLocationRecord } from '../tables.ts'

const free = { amount: 0, conditions: [], multiplyByQuantity: false }

const timesOf = (sent: Input<PickupLocation>): Partial<PickupLocationRecord> => {
  const { openingHours, slots, preparation, cutOffTime, closedDates } = sent
  return {
    ...(openingHours && { openingHours: readWindows(openingHours, 'pickupLocation.openingHours') }),
    ...(slots && { slots }),
    ...(preparation && { preparation: readDuration(preparation, 'pickupLocation.preparation') }),
    ...(cutOffTime && { cutOffTime: readTime(cutOffTime, 'pickupLocation.cutOffTime') }),
    ...(closedDates && { closedDates }),
  }
}

export type ClearablePart = 'slots' | 'preparation' | 'cutOffTime'

/** A pickup location without some of its parts. */
export const clearPickupLocation = (
  before: PickupLocationRecord,
  unset: readonly ClearablePart[],
): PickupLocationRecord => {
  const left = { ...before }
  for (const part of unset) delete left[part]
  return left
}

/** A pickup location after a change: what was sent stands over what was there. */
export const editPickupLocation = (
  before: PickupLocationRecord,
  sent: Input<PickupLocation>,
  currency: string,
): PickupLocationRecord => {
  const { name, address, deliveryTime, instructions, active, rates, deliveryRegionIds, pickupMethod, otherCharges } =
    sent
  return {
    ...before,
    ...(name !== undefined && { name }),
    ...(address && { address }),
    ...(deliveryTime !== undefined && { deliveryTime }),
    ...(instructions !== undefined && { instructions }),
    ...(active !== undefined && { active }),
    ...(rates && { rates: readRates(rates, 'pickupLocation.rates', currency) }),
    ...(deliveryRegionIds && { deliveryRegionIds: [...new Set(deliveryRegionIds)] }),
    ...(pickupMethod && { pickupMethod }),
    ...(otherCharges && { charges: readCharges(otherCharges, 'pickupLocation.otherCharges', currency) }),
    ...timesOf(sent),
  }
}

/** A new pickup location; a name is all it needs, and then it costs nothing to fetch there. */
export const newPickupLocation = (sent: Input<PickupLocation>, currency: string): PickupLocationRecord =>
  editPickupLocation(
    { name: required(sent.name, 'pickupLocation.name'), deliveryRegionIds: [], rates: [free] },
    sent,
    currency,
  )
