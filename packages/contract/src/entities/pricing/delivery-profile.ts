import type { Static } from 'typebox'
import {
  described,
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
} from '../../schema.ts'
import { ExtendedFields, revision } from '../common.ts'
import { later } from '../later.ts'

export type ProfileCarrier = Static<typeof ProfileCarrier>
export const ProfileCarrier = entity(
  'ProfileCarrier',
  {
    appId: guid({ description: "ID of the carrier's app." }),
    backupRate: optional(
      unbuilt(
        entity(
          'CarrierBackupRate',
          {
            title: optional(text({ minLength: 1, maxLength: 256 })),
            amount: optional(
              decimal({ gte: 0, lte: 999999999, maxScale: 6 }, { description: "Price in the store's currency." }),
            ),
            active: optional(flag()),
          },
          { description: 'A rate to use when the carrier cannot calculate one.' },
        ),
        later.backupRate,
      ),
    ),
    additionalCharges: optional(
      list(
        entity(
          'CarrierAdditionalCharge',
          {
            description: optional(text({ maxLength: 250, description: 'Description of the charge.' })),
            amount: optional(
              decimal({ gte: 0, lte: 999999999, maxScale: 3 }, { description: "Amount in the store's currency." }),
            ),
          },
          { description: 'A charge added to the price of a carrier.' },
        ),
        { maxItems: 10, description: 'Charges added to the price of the carrier. At most 10.' },
      ),
    ),
  },
  { description: 'A carrier in a delivery region.' },
)

export type ProfileRegion = Static<typeof ProfileRegion>
export const ProfileRegion = entity(
  'ProfileRegion',
  {
    id: guid({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 256 }),
    active: optional(flag({ description: 'Whether the store delivers to the region.' })),
    deliveryCarriers: optional(
      list(ProfileCarrier, { maxItems: 25, description: 'Carriers in the region. At most 25.' }),
    ),
    destinations: optional(
      list(
        entity(
          'ProfileDestination',
          {
            countryCode: country(),
            subdivisions: optional(
              list(text({ minLength: 1, maxLength: 256 }), {
                maxItems: 100,
                description: 'Subdivisions to deliver to. Default: all.',
              }),
            ),
          },
          { description: 'A country, or some of its subdivisions.' },
        ),
        { maxItems: 250, description: 'Countries of the region. Empty: everywhere.' },
      ),
    ),
    createdDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'A delivery region of a profile.' },
)

export type DeliveryProfile = Static<typeof DeliveryProfile>
export const DeliveryProfile = entity(
  'DeliveryProfile',
  {
    id: guid({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 256 }),
    default: optional(
      flag({ description: 'Whether this is the profile of all products without another one. Cannot be changed.' }),
    ),
    deliveryRegions: list(ProfileRegion, { maxItems: 100 }),
    createdBy: optional(
      entity(
        'DeliveryProfileCreatedBy',
        { appId: optional(guid()), userId: optional(guid()) },
        { readOnly: true, description: 'The app or user that created a delivery profile.' },
      ),
    ),
    revision,
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    extendedFields: optional(ExtendedFields),
  },
  { description: 'A delivery profile: how a group of products is delivered to each region.' },
)

export type DeliveryDestinationProperties = Static<typeof DeliveryDestinationProperties>
export const DeliveryDestinationProperties = entity(
  'DeliveryDestinationProperties',
  {
    postalCodeRequired: flag({ description: 'Whether a postal code is required.' }),
    pickupOnly: flag({ description: 'Whether orders can only be picked up.' }),
  },
  { description: 'What is needed to deliver to a destination.' },
)

export type CountryDeliveryProperties = Static<typeof CountryDeliveryProperties>
export const CountryDeliveryProperties = entity(
  'CountryDeliveryProperties',
  {
    country: country(),
    deliveryDestinationProperties: DeliveryDestinationProperties,
    subdivisions: optional(
      list(
        entity(
          'SubdivisionDeliveryProperties',
          {
            subdivision: text({ maxLength: 5 }),
            deliveryDestinationProperties: DeliveryDestinationProperties,
          },
          { description: 'What is needed to deliver to a subdivision.' },
        ),
        { maxItems: 100, description: 'Subdivisions of the country that the store delivers to.' },
      ),
    ),
  },
  { description: 'What is needed to deliver to a country.' },
)

const carrierDetails = {
  id: guid({ description: "ID of the carrier's app." }),
  displayName: text({ maxLength: 256, description: 'Name of the carrier.' }),
  description: optional(text({ maxLength: 200 })),
  learnMoreUrl: optional(text({ maxLength: 200, description: 'Page with more information.' })),
  dashboardUrl: optional(text({ maxLength: 2048, description: 'Page with the settings of the carrier.' })),
  fallbackDefinitionMandatory: optional(flag({ description: 'Whether a backup rate is required.' })),
  thumbnailUrl: optional(text({ maxLength: 2048, description: 'Logo of the carrier.' })),
  toggleGetCarrierSettingsEnabled: flag({ description: 'Whether the carrier has settings for each region.' }),
}

export type InstalledDeliveryCarrier = Static<typeof InstalledDeliveryCarrier>
export const InstalledDeliveryCarrier = entity('InstalledDeliveryCarrier', carrierDetails, {
  description: 'A carrier installed in the store.',
})

const CarrierRegionSettings = entity(
  'CarrierRegionSettings',
  {
    deliveryRegionId: guid(),
    dashboardTables: list(
      entity(
        'CarrierTable',
        {
          title: text({ maxLength: 256 }),
          columns: list(
            entity(
              'CarrierColumn',
              { key: text({ maxLength: 256 }), name: text({ maxLength: 256 }) },
              { description: 'A column of a table.' },
            ),
          ),
          rows: list(
            entity(
              'CarrierRow',
              {
                key: text({ maxLength: 256 }),
                data: described(anyMap(), 'Values by the key of the column.'),
                active: flag(),
              },
              { description: 'A row of a table.' },
            ),
          ),
        },
        { description: 'A table with settings.' },
      ),
    ),
  },
  { description: 'Settings of a carrier for a region, as tables to display.' },
)

export type ListedDeliveryCarrier = Static<typeof ListedDeliveryCarrier>
export const ListedDeliveryCarrier = entity(
  'ListedDeliveryCarrier',
  {
    deliveryCarrierMetadata: entity(
      'DeliveryCarrierMetadata',
      {
        id: guid({ description: "ID of the carrier's app." }),
        originalIndex: optional(integer()),
        success: flag(),
        error: optional(
          entity(
            'DeliveryCarrierFailure',
            { code: text(), description: text() },
            { description: 'Why the settings of a carrier could not be loaded.' },
          ),
        ),
      },
      { description: 'Whether the settings of a carrier could be loaded.' },
    ),
    deliveryCarrierDetails: optional(
      entity(
        'DeliveryCarrierDetails',
        {
          ...carrierDetails,
          toggleUpdateCarrierActiveStatusEnabled: flag({
            description: 'Whether rates can be activated and deactivated.',
          }),
        },
        { description: 'A carrier.' },
      ),
    ),
    deliveryCarrierRegionalSettings: optional(
      list(CarrierRegionSettings, { description: 'Settings of the carrier for each region.' }),
    ),
  },
  { description: 'A carrier with its settings for regions.' },
)
