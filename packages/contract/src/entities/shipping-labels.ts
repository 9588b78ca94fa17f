import type { Static } from 'typebox'
import {
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
} from '../schema.ts'
import { Price } from './common.ts'
import { ShippoConfiguration } from './shippo-configuration.ts'

export const labelProviders = ['SHIPPO', 'SAMPLE'] as const

export type LabelAccount = Static<typeof LabelAccount>
export const LabelAccount = entity(
  'LabelAccount',
  {
    provider: optional(
      oneOf(labelProviders, {
        title: 'LabelProvider',
        description: 'Who sells labels to the store. `SAMPLE` draws labels to try things with, which no carrier takes.',
      }),
    ),
    connected: flag({ description: 'Whether labels can be bought.' }),
    mode: optional(
      oneOf(['TEST', 'LIVE'], {
        title: 'LabelMode',
        description: 'In `TEST` labels cost nothing, and no carrier takes them.',
      }),
    ),
    connectedDate: optional(
      timestamp({ description: 'When it was connected; the samples of the demo store are there without.' }),
    ),
    keyHint: optional(text({ description: 'The last four characters of the API key.' })),
    canUseSamples: flag({
      description: 'Whether `SAMPLE` can be chosen: in the demo store, and on a server for one machine.',
    }),
  },
  { description: 'The account with which a store buys shipping labels.' },
)

export type LabelItem = Static<typeof LabelItem>
export const LabelItem = entity('LabelItem', {
  lineItemId: text({ minLength: 1, maxLength: 100 }),
  quantity: integer({ minimum: 1, maximum: 100_000 }),
})

const inches = () => decimal({ gt: 0, lte: 200, maxScale: 3 })

export type LabelDimensions = Static<typeof LabelDimensions>
export const LabelDimensions = entity(
  'LabelDimensions',
  { length: inches(), width: inches(), height: inches() },
  { description: 'The size of a package, in inches.' },
)

export type LabelPackage = Static<typeof LabelPackage>
export const LabelPackage = entity(
  'LabelPackage',
  {
    configurationId: optional(
      guid({ description: 'The label settings whose package it is, and whose services it goes by.' }),
    ),
    packageType: ShippoConfiguration.properties.packageType,
    name: optional(text({ maxLength: 255 })),
    dimensions: optional(LabelDimensions),
  },
  { description: 'What a parcel is packed in.' },
)

export type LabelParcel = Static<typeof LabelParcel>
export const LabelParcel = entity(
  'LabelParcel',
  {
    items: list(LabelItem),
    weight: decimal({ gte: 0, maxScale: 3 }, { description: 'What the items weigh, as far as it is known.' }),
    weightUnit: oneOf(['KG', 'LB'], { title: 'LabelWeightUnit' }),
    unweighedItems: integer({ description: 'So many pieces have no weight of their own.' }),
    packages: list(LabelPackage),
    problems: list(
      oneOf(['NO_ACCOUNT', 'NO_SETTINGS', 'NO_SHIP_FROM_ADDRESS', 'NO_DESTINATION', 'NOTHING_LEFT'], {
        title: 'LabelProblem',
        description: 'Why no label can be bought.',
      }),
    ),
  },
  { description: 'What is left to send of an order, and what it can be packed in.' },
)

export type LabelRate = Static<typeof LabelRate>
export const LabelRate = entity(
  'LabelRate',
  {
    id: text({ minLength: 1, maxLength: 200 }),
    carrier: text(),
    service: text(),
    serviceName: text(),
    currency: currency(),
    cost: Price,
    handlingFee: optional(Price),
    price: optional(Price),
    days: optional(integer()),
    deliveryTime: optional(text({ description: "When it comes, in the owner's words." })),
  },
  {
    description:
      'What a carrier asks for a parcel: `cost` for the store, `price` by the settings for the buyer, with the handling fee.',
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
    weight: decimal({ gt: 0, maxScale: 3 }),
    weightUnit: LabelParcel.properties.weightUnit,
    rates: list(LabelRate),
    createdDate: timestamp(),
    expirationDate: timestamp({ description: 'A label can be bought until then.' }),
  },
  { description: 'What a parcel costs with each service. One label can be bought of it.' },
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
      description:
        'While it is `BUYING` or `VOIDING` nobody knows yet what the carrier has done: it is asked again until that is known.',
    }),
    purpose: oneOf(['SHIPMENT', 'RETURN'], { title: 'ShippingLabelPurpose' }),
    provider: oneOf(labelProviders, { title: 'LabelProvider' }),
    mode: oneOf(['TEST', 'LIVE'], { title: 'LabelMode' }),
    fulfillmentId: optional(guid({ description: 'The shipment that it is on.' })),
    items: list(LabelItem),
    package: LabelPackage,
    weight: decimal({ gt: 0, maxScale: 3 }),
    weightUnit: LabelParcel.properties.weightUnit,
    rate: LabelRate,
    trackingNumber: optional(text()),
    trackingLink: optional(text()),
    reason: optional(text({ description: "Why it was not bought, or is not taken back, in the carrier's words." })),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'A shipping label.' },
)

/** What a label is asked for with. */
export const labelRequest = shape({
  fulfillmentId: optional(
    guid({ description: 'A fulfillment that is packed and not sent; a new one is made of what is left unless told.' }),
  ),
  items: optional(list(LabelItem, { minItems: 1, maxItems: 300 })),
  configurationId: optional(guid()),
  dimensions: optional(LabelDimensions),
  weight: optional(decimal({ gt: 0, lte: 10_000, maxScale: 3 }, { description: 'In the unit of the order.' })),
})
export type LabelRequest = Static<typeof labelRequest>
