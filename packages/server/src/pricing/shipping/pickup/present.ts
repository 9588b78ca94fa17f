import type { PickupLocation } from '@vitrine/contract/entities/pricing/pickup-location.ts'
import { presentRevision } from '../../../ground/document/document-store.ts'
import type { Document } from '../../../ground/document/store.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { presentCharges, presentRate } from '../present.ts'
import type { PickupLocationRecord, WindowRecord } from '../tables.ts'

export const presentWindows = (windows: readonly WindowRecord[]) => windows.map((window) => ({ ...window }))

/** Presents a pickup location to the owner. */
export const presentPickupLocation = (
  document: Document<PickupLocationRecord>,
  { currency }: Pick<Site, 'currency'>,
): PickupLocation => {
  const { rates, charges, active = true, openingHours, closedDates, deliveryRegionIds, ...rest } = document.body
  return {
    ...presentRevision(document),
    ...rest,
    active,
    pickupMethod: rest.pickupMethod ?? 'STORE_PICKUP',
    deliveryRegionIds: [...deliveryRegionIds],
    rates: rates.map((rate) => presentRate(rate, currency)),
    ...(charges && { otherCharges: presentCharges(charges, currency) }),
    ...(openingHours && { openingHours: presentWindows(openingHours) }),
    ...(closedDates && { closedDates: [...closedDates] }),
  }
}
