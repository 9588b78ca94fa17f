import type { CallOptions, ElevatedSend } from '../call-options.ts'
import * as calls from '../calls/shippo-configurations.ts'
import type { ShippoConfiguration } from '../generated.ts'

interface RegionChange {
  /** The revision that you read. An outdated one is rejected. */
  readonly revision?: string
}

/**
 * Removes a region from label settings.
 *
 * @example
 * const identifiers = { shippoConfigurationId: labels.id, deliveryRegionId: labels.deliveryRegionIds![0]! }
 * await owner.shippoConfigurations.removeDeliveryRegion(identifiers, { revision: labels.revision })
 */
export const removeDeliveryRegion =
  (send: ElevatedSend) =>
  (
    identifiers: { readonly shippoConfigurationId: string; readonly deliveryRegionId: string },
    options: RegionChange = {},
    call?: CallOptions,
  ): Promise<{ shippoConfiguration: ShippoConfiguration }> => {
    const { shippoConfigurationId: id, deliveryRegionId } = identifiers
    const args = ['id', 'deliveryRegionId', '...options']
    return send(
      calls.removeShippoDeliveryRegion,
      { params: { id, deliveryRegionId }, query: options },
      { ...call, args },
    )
  }
