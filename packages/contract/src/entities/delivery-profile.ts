import type { Static } from 'typebox'
import {
  anyMap,
  country,
  decimal,
  entity,
  flag,
  guid,
  integer,
  list,
  optional,
  text,
  timestamp,
  unbuilt,
} from '../schema.ts'
import { ExtendedFields, revision } from './common.ts'
import { later } from './later.ts'

export type ProfileCarrier = Static<typeof ProfileCarrier>
export const ProfileCarrier = entity('ProfileCarrier', {
  appId: guid(),
  backupRate: optional(
    unbuilt(
      entity('CarrierBackupRate', {
        title: optional(text({ minLength: 1, maxLength: 256 })),
        amount: optional(decimal({ gte: 0, lte: 999999999, maxScale: 6 })),
        active: optional(flag()),
      }),
      later.backupRate,
    ),
  ),
  additionalCharges: optional(
    list(
      entity('CarrierAdditionalCharge', {
        description: optional(text({ maxLength: 250 })),
        amount: optional(decimal({ gte: 0, lte: 999999999, maxScale: 3 })),
      }),
      { maxItems: 10 },
    ),
  ),
})

export type ProfileRegion = Static<typeof ProfileRegion>
export const ProfileRegion = entity('ProfileRegion', {
  id: guid({ readOnly: true }),
  name: text({ minLength: 1, maxLength: 256 }),
  active: optional(flag()),
  deliveryCarriers: optional(list(ProfileCarrier, { maxItems: 25 })),
  destinations: optional(
    list(
      entity('ProfileDestination', {
        countryCode: country(),
        subdivisions: optional(list(text({ minLength: 1, maxLength: 256 }), { maxItems: 100 })),
      }),
      { maxItems: 250 },
    ),
  ),
  createdDate: optional(timestamp({ readOnly: true })),
})

export type DeliveryProfile = Static<typeof DeliveryProfile>
export const DeliveryProfile = entity('DeliveryProfile', {
  id: guid({ readOnly: true }),
  name: text({ minLength: 1, maxLength: 256 }),
  default: optional(flag({ description: 'Of the one profile that goods without another have; it stays.' })),
  deliveryRegions: list(ProfileRegion, { maxItems: 100 }),
  createdBy: optional(
    entity('DeliveryProfileCreatedBy', { appId: optional(guid()), userId: optional(guid()) }, { readOnly: true }),
  ),
  revision,
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
  extendedFields: optional(ExtendedFields),
})

const regionEvent = { deliveryProfileId: guid(), deliveryRegionId: guid() }
const { name, active, deliveryCarriers, destinations, createdDate } = ProfileRegion.properties

export type DeliveryProfileRegionChange = Static<typeof DeliveryProfileRegionChange>
export const DeliveryProfileRegionChange = entity('DeliveryProfileRegionChange', {
  ...regionEvent,
  name,
  active,
  deliveryCarriers,
  destinations,
  createdDate,
})

export type DeliveryProfileRegionRemoval = Static<typeof DeliveryProfileRegionRemoval>
export const DeliveryProfileRegionRemoval = entity('DeliveryProfileRegionRemoval', regionEvent)

export type DeliveryDestinationProperties = Static<typeof DeliveryDestinationProperties>
export const DeliveryDestinationProperties = entity('DeliveryDestinationProperties', {
  postalCodeRequired: flag(),
  pickupOnly: flag(),
})

export type CountryDeliveryProperties = Static<typeof CountryDeliveryProperties>
export const CountryDeliveryProperties = entity('CountryDeliveryProperties', {
  country: country(),
  deliveryDestinationProperties: DeliveryDestinationProperties,
  subdivisions: optional(
    list(
      entity('SubdivisionDeliveryProperties', {
        subdivision: text({ maxLength: 5 }),
        deliveryDestinationProperties: DeliveryDestinationProperties,
      }),
      { maxItems: 100 },
    ),
  ),
})

const carrierDetails = {
  id: guid(),
  displayName: text({ maxLength: 256 }),
  description: optional(text({ maxLength: 200 })),
  learnMoreUrl: optional(text({ maxLength: 200 })),
  dashboardUrl: optional(text({ maxLength: 2048 })),
  fallbackDefinitionMandatory: optional(flag()),
  thumbnailUrl: optional(text({ maxLength: 2048 })),
  toggleGetCarrierSettingsEnabled: flag(),
}

export type InstalledDeliveryCarrier = Static<typeof InstalledDeliveryCarrier>
export const InstalledDeliveryCarrier = entity('InstalledDeliveryCarrier', carrierDetails)

export type CarrierRegionSettings = Static<typeof CarrierRegionSettings>
export const CarrierRegionSettings = entity('CarrierRegionSettings', {
  deliveryRegionId: guid(),
  dashboardTables: list(
    entity('CarrierTable', {
      title: text({ maxLength: 256 }),
      columns: list(entity('CarrierColumn', { key: text({ maxLength: 256 }), name: text({ maxLength: 256 }) })),
      rows: list(entity('CarrierRow', { key: text({ maxLength: 256 }), data: anyMap(), active: flag() })),
    }),
  ),
})

export type ListedDeliveryCarrier = Static<typeof ListedDeliveryCarrier>
export const ListedDeliveryCarrier = entity('ListedDeliveryCarrier', {
  deliveryCarrierMetadata: entity('DeliveryCarrierMetadata', {
    id: guid(),
    originalIndex: optional(integer()),
    success: flag(),
    error: optional(entity('DeliveryCarrierFailure', { code: text(), description: text() })),
  }),
  deliveryCarrierDetails: optional(
    entity('DeliveryCarrierDetails', { ...carrierDetails, toggleUpdateCarrierActiveStatusEnabled: flag() }),
  ),
  deliveryCarrierRegionalSettings: optional(list(CarrierRegionSettings)),
})
