import type { InstalledDeliveryCarrier } from '@vitrine/contract/entities/delivery-profile.ts'
import { ownCarrierId } from '@vitrine/domain/shipping/delivery.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'

/** A carrier that a store has. */
export interface InstalledCarrier {
  readonly id: string
  readonly name: string
  /** It may not answer: what is offered then must be set. */
  readonly needsBackupRate: boolean
}

/** The store itself, and the apps that tell rates. */
export const listCarriers = async (_db: Db, site: Site): Promise<InstalledCarrier[]> => [
  { id: ownCarrierId, name: site.name, needsBackupRate: false },
]

export const presentCarrier = ({ id, name, needsBackupRate }: InstalledCarrier): InstalledDeliveryCarrier => ({
  id,
  displayName: name.slice(0, 256),
  fallbackDefinitionMandatory: needsBackupRate,
  toggleGetCarrierSettingsEnabled: id === ownCarrierId,
})
