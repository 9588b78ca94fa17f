import type { InstalledDeliveryCarrier } from '@vitrine/contract/entities/pricing/delivery-profile.ts'
import { ownCarrierId } from '@vitrine/domain/shipping/delivery.ts'
import type { Site } from '../../../ground/site/sites.ts'

/** A carrier available to a store. */
export interface InstalledCarrier {
  readonly id: string
  readonly name: string
}

/** Lists the carriers. Only the store itself: apps do not provide rates yet. */
export const listCarriers = (site: Pick<Site, 'name'>): readonly InstalledCarrier[] => [
  { id: ownCarrierId, name: site.name },
]

export const presentCarrier = ({ id, name }: InstalledCarrier): InstalledDeliveryCarrier => ({
  id,
  displayName: name.slice(0, 256),
  fallbackDefinitionMandatory: false,
  toggleGetCarrierSettingsEnabled: id === ownCarrierId,
})
