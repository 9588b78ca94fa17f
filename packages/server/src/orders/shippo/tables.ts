import type { ShippoConfiguration } from '@vitrine/contract/entities/orders/shippo-configuration.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { DocumentTable } from '../../ground/document/tables.ts'
import type { ExtendedFieldsRecord } from '../../pricing/shipping/api.ts'

export interface ShippoConfigurationRecord {
  readonly settings: Omit<
    Input<ShippoConfiguration>,
    'id' | 'revision' | 'createdDate' | 'updatedDate' | 'deliveryRegionIds' | 'extendedFields'
  >
  readonly deliveryRegionIds: readonly string[]
  readonly extendedFields?: ExtendedFieldsRecord
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    shippo_configuration: DocumentTable<ShippoConfigurationRecord>
  }
}
