import { required } from '../../../ground/base/refusal.ts'
import type { PickupLocation } from '@vitrine/contract/entities/pricing/pickup-location.ts'
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

/** Removes parts of a pickup location. */
export const clearPickupLocation = (
  before: PickupLocationRecord,
  unset: readonly ClearablePart[],
): PickupLocationRecord => {
  const left = { ...before }
  for (const part of unset) delete left[part]
  return left
}

/** Applies the sent fields to a pickup location. */
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

/** Reads a new pickup location. Only a name is required; pickup is free by default. */
export const newPickupLocation = (sent: Input<PickupLocation>, currency: string): PickupLocationRecord =>
  editPickupLocation(
    { name: required(sent.name, 'pickupLocation.name'), deliveryRegionIds: [], rates: [free] },
    sent,
    currency,
  )
