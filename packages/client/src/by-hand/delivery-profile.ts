import type { CallOptions, ElevatedSend } from '../call-options.ts'
import * as calls from '../calls/delivery-profile.ts'
import type { DeliveryProfile, ProfileRegionInput } from '../generated.ts'

/** A region of a delivery profile. */
interface RegionIdentifiers {
  readonly deliveryProfileId: string
  readonly deliveryRegionId: string
}

interface RegionChange {
  /** The revision of the profile that you read. An outdated one is rejected. */
  readonly revision?: string
}

/**
 * Updates the given fields of a region of a delivery profile.
 * @example
 * const identifiers = { deliveryProfileId: deliveryProfile.id, deliveryRegionId: deliveryProfile.deliveryRegions[0]!.id
 * }
 * await owner.deliveryProfile.updateDeliveryRegion(identifiers, { name: 'Far away' })
 */
export const updateDeliveryRegion =
  (send: ElevatedSend) =>
  (
    identifiers: RegionIdentifiers,
    deliveryRegion: ProfileRegionInput,
    options: RegionChange = {},
    call?: CallOptions,
  ): Promise<{ deliveryProfile: DeliveryProfile }> => {
    const args = ['identifiers', 'deliveryRegion', '...options']
    const body = { deliveryRegion, ...options }
    return send(calls.updateProfileDeliveryRegion, { params: identifiers, body }, { ...call, args })
  }

/**
 * Removes a region of a delivery profile that no delivery method uses.
 *
 * @example
 * const identifiers = { deliveryProfileId: deliveryProfile.id, deliveryRegionId: deliveryProfile.deliveryRegions[0]!.id }
 * await owner.deliveryProfile.removeDeliveryRegion(identifiers)
 */
export const removeDeliveryRegion =
  (send: ElevatedSend) =>
  (
    identifiers: RegionIdentifiers,
    options: RegionChange = {},
    call?: CallOptions,
  ): Promise<{ deliveryProfile: DeliveryProfile }> =>
    send(
      calls.removeProfileDeliveryRegion,
      { params: identifiers, query: options },
      { ...call, args: ['identifiers', '...options'] },
    )
