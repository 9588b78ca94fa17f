import type { InstalledDeliveryCarrier } from '@vitrine/contract/entities/delivery-profile.ts'
import { ownCarrierId } from '@vitrine/domain/shipping/delivery.ts'
import type { Site } from '../../../ground/site/sites.ts'

/** A carrier that a store has. */
export interface InstalledCarrier {
  readonly id: string
  readonly name: string
}

/** The store itself: apps tell no rates yet. */
export const listCarriers = (site: Pick<Site, 'name'>): readonly InstalledCarrier[] => [
  { id: ownCarrierId, name: site.name },
]

export const presentCarrier = ({ id, name }: InstalledCarrier): InstalledDeliveryCarrier => ({
  id,
  displayName: name.slice(0, 256),
  fallbackDefinitionMandatory: false,
  toggleGetCarrierSettingsEnabled: id === ownCarrierId,
})
