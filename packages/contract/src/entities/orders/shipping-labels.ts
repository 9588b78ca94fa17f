import type { Static } from 'typebox'
import {
  described,
  currency,
  decimal,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
} from '../../schema.ts'
import { Price } from '../common.ts'
import { ShippoConfiguration } from './shippo-configuration.ts'

export const labelProviders = ['SHIPPO', 'SAMPLE'] as const

export type LabelAccount = Static<typeof LabelAccount>
export const LabelAccount = entity(
  'LabelAccount',
  {
    provider: optional(
      oneOf(labelProviders, {
        title: 'LabelProvider',
        description: 'Seller of the labels. `SAMPLE` creates sample labels that no carrier accepts.',
      }),
    ),
    connected: flag({ description: 'Whether labels can be bought.' }),
    mode: optional(
      oneOf(['TEST', 'LIVE'], {
        title: 'LabelMode',
        description: 'In `TEST` labels are free and no carrier accepts them.',
      }),
    ),
    connectedDate: optional(
      timestamp({ description: 'When the account was connected. Absent for `SAMPLE` in the demo store.' }),
    ),
    keyHint: optional(text({ description: 'Last four characters of the API key.' })),
    canUseSamples: flag({
      description: 'Whether `SAMPLE` can be used: in the demo store and on local servers.',
    }),
  },
  { description: 'The account with which a store buys shipping labels.' },
)

export type LabelItem = Static<typeof LabelItem>
export const LabelItem = entity(
  'LabelItem',
  {
    lineItemId: text({ minLength: 1, maxLength: 100 }),
    quantity: integer({ minimum: 1, maximum: 100_000 }),
  },
  { description: 'A line item in a parcel.' },
)

const inches = () => decimal({ gt: 0, lte: 200, maxScale: 3 })

export type LabelDimensions = Static<typeof LabelDimensions>
export const LabelDimensions = entity(
  'LabelDimensions',
  { length: inches(), width: inches(), height: inches() },
  { description: 'Dimensions of a package in inches.' },
)

export type LabelPackage = Static<typeof LabelPackage>
export const LabelPackage = entity(
  'LabelPackage',
  {
    configurationId: optional(guid({ description: 'ID of the label settings with the package and its services.' })),
    packageType: ShippoConfiguration.properties.packageType,
    name: optional(text({ maxLength: 255 })),
    dimensions: optional(LabelDimensions),
  },
  { description: 'A package.' },
)

export type LabelParcel = Static<typeof LabelParcel>
export const LabelParcel = entity(
  'LabelParcel',
  {
    items: list(LabelItem),
    weight: decimal({ gte: 0, maxScale: 3 }, { description: 'Total weight of the items whose weight is known.' }),
    weightUnit: oneOf(['KG', 'LB'], { title: 'LabelWeightUnit' }),
    unweighedItems: integer({ description: 'Number of pieces whose weight is unknown.' }),
    packages: list(LabelPackage),
    problems: list(
      oneOf(['NO_ACCOUNT', 'NO_SETTINGS', 'NO_SHIP_FROM_ADDRESS', 'NO_DESTINATION', 'NOTHING_LEFT'], {
        title: 'LabelProblem',
        description: 'Why no label can be bought.',
      }),
      { description: 'Why no label can be bought.' },
    ),
  },
  { description: 'The items of an order that are not sent yet, and the packages for them.' },
)

export type LabelRate = Static<typeof LabelRate>
export const LabelRate = entity(
  'LabelRate',
  {
    id: text({ minLength: 1, maxLength: 200 }),
    carrier: text(),
    service: text({ description: 'Code of the service.' }),
    serviceName: text({ description: 'Name of the service.' }),
    currency: currency(),
    cost: described(Price, 'Price that the store pays.'),
    handlingFee: optional(described(Price, 'Fee that the store adds for the buyer.')),
    price: optional(described(Price, 'Price for the buyer according to the label settings, with the handling fee.')),
    days: optional(integer({ description: 'Estimated number of days until delivery.' })),
    deliveryTime: optional(text({ description: 'Estimated delivery time as text, set by the owner.' })),
  },
  {
    description: "The rate of a carrier's service for a parcel.",
  },
)

export type LabelQuote = Static<typeof LabelQuote>
export const LabelQuote = entity(
  'LabelQuote',
  {
    id: guid(),
    orderId: guid(),
    package: LabelPackage,
    items: list(LabelItem),
    weight: decimal({ gt: 0, maxScale: 3 }, { description: 'Weight of the parcel, in `weightUnit`.' }),
    weightUnit: LabelParcel.properties.weightUnit,
    rates: list(LabelRate),
    createdDate: timestamp(),
    expirationDate: timestamp({ description: 'When the quote expires.' }),
  },
  { description: 'Rates for a parcel. One label can be bought from it.' },
)

export type ShippingLabel = Static<typeof ShippingLabel>
export const ShippingLabel = entity(
  'ShippingLabel',
  {
    id: guid(),
    orderId: guid(),
    orderNumber: text(),
    status: oneOf(['BUYING', 'BOUGHT', 'FAILED', 'VOIDING', 'VOIDED'], {
      title: 'ShippingLabelStatus',
      description: '`BUYING` and `VOIDING`: the response of the carrier is pending. The request is retried.',
    }),
    purpose: oneOf(['SHIPMENT', 'RETURN'], { title: 'ShippingLabelPurpose' }),
    provider: oneOf(labelProviders, { title: 'LabelProvider' }),
    mode: oneOf(['TEST', 'LIVE'], { title: 'LabelMode' }),
    fulfillmentId: optional(guid({ description: 'ID of the fulfillment.' })),
    items: list(LabelItem),
    package: LabelPackage,
    weight: decimal({ gt: 0, maxScale: 3 }, { description: 'Weight of the parcel, in `weightUnit`.' }),
    weightUnit: LabelParcel.properties.weightUnit,
    rate: LabelRate,
    trackingNumber: optional(text()),
    trackingLink: optional(text()),
    reason: optional(text({ description: 'Why the label was not bought or voided, as explained by the carrier.' })),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'A shipping label.' },
)

/** Fields of a request for a label. */
export const labelRequest = shape({
  fulfillmentId: optional(
    guid({ description: 'ID of a fulfillment that is not sent yet. Default: a new one with all remaining items.' }),
  ),
  items: optional(
    list(LabelItem, { minItems: 1, maxItems: 300, description: 'Line items to send. Default: all remaining items.' }),
  ),
  configurationId: optional(guid()),
  dimensions: optional(LabelDimensions),
  weight: optional(
    decimal(
      { gt: 0, lte: 10_000, maxScale: 3 },
      { description: 'Weight of the parcel, in the weight unit of the order.' },
    ),
  ),
})
export type LabelRequest = Static<typeof labelRequest>
