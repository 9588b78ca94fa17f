import { jurisdictionTypes, taxCategories } from './enumerations.ts'
import type { Static } from 'typebox'
import {
  amount,
  country,
  currency,
  decimal,
  email,
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
import { ExtendedFields, revision } from './common.ts'

const row = {
  id: guid({ readOnly: true }),
  revision,
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
}

const tagIds = shape({ tagIds: list(text({ minLength: 1, maxLength: 5 }), { maxItems: 100 }) })

export type TaxTags = Static<typeof TaxTags>
export const TaxTags = entity(
  'TaxTags',
  { privateTags: optional(tagIds), publicTags: optional(tagIds) },
  { description: 'Marks of the store and its apps.' },
)

export type TaxGroup = Static<typeof TaxGroup>
export const TaxGroup = entity(
  'TaxGroup',
  {
    ...row,
    name: text({ minLength: 1, maxLength: 200 }),
    category: optional(
      oneOf(taxCategories, {
        description:
          "Which of a country's rates automatic calculation and rate files use for it; `STANDARD` unless told.",
      }),
    ),
  },
  { description: 'Products that are taxed alike.' },
)

export type TaxRegion = Static<typeof TaxRegion>
export const TaxRegion = entity(
  'TaxRegion',
  {
    ...row,
    country: optional(country({ minLength: 2, description: 'Without one: everywhere not covered by another region.' })),
    subdivision: optional(
      text({ maxLength: 50, description: 'A subdivision, such as `NY`; without one, the whole country.' }),
    ),
    appId: optional(
      guid({
        description: "The calculator: an `appId` that `listTaxCalculators` names; the region's own rates without one.",
      }),
    ),
    taxIncludedInPrice: optional(
      flag({ description: "Whether prices hold the tax; the store's setting unless told." }),
    ),
  },
  { description: 'A place where the store collects tax.' },
)

const rate = (description: string) => decimal({ gte: 0, lte: 1, maxScale: 6 }, { description })

export type ExemptRate = Static<typeof ExemptRate>
export const ExemptRate = entity(
  'ExemptRate',
  { taxExemptGroupId: guid(), taxRate: rate('A fraction: `"0.05"` is 5 percent.') },
  { description: 'What buyers in an exempt group pay instead; without one they pay nothing.' },
)

export type ManualTaxMapping = Static<typeof ManualTaxMapping>
export const ManualTaxMapping = entity(
  'ManualTaxMapping',
  {
    ...row,
    taxGroupId: guid(),
    taxRegionId: guid(),
    taxRate: rate('A fraction: `"0.19"` is 19 percent.'),
    description: optional(text({ maxLength: 1000 })),
    taxType: optional(text({ maxLength: 200 })),
    taxName: optional(text({ maxLength: 200 })),
    jurisdiction: optional(text({ maxLength: 200 })),
    jurisdictionType: optional(oneOf(jurisdictionTypes)),
    exemptRates: optional(list(ExemptRate, { maxItems: 50 })),
    extendedFields: optional(ExtendedFields),
    postalCodes: optional(
      list(text({ minLength: 1, maxLength: 30 }), {
        maxItems: 500,
        description: 'Only there: postal codes, the beginning of codes (`100*`) or ranges (`10001-10019`).',
      }),
    ),
    cities: optional(
      list(text({ minLength: 1, maxLength: 100 }), {
        maxItems: 100,
        description: 'Only there; with `postalCodes`, where the address has no postal code.',
      }),
    ),
  },
  { description: 'The tax rate of a group in a region, or one of several that are collected together.' },
)

export type TaxSettings = Static<typeof TaxSettings>
export const TaxSettings = entity(
  'TaxSettings',
  {
    taxIncludedInItemPrices: flag({ description: 'Whether prices hold the tax where a region does not say so.' }),
    rounding: oneOf(['LINE', 'TOTAL'], {
      description: 'Whether tax is rounded for each line, or each tax once on the whole.',
    }),
    automaticTax: flag({ description: 'Whether the calculators of regions are used; if not, all rates are manual.' }),
    oneStopShop: flag({
      description:
        'Whether sales to other EU countries are taxed there (one-stop shop); if not, at the rate of the store’s own country.',
    }),
    createdDate: optional(timestamp({ readOnly: true })),
    updatedDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'How the store calculates tax.' },
)

export type TaxExemptGroup = Static<typeof TaxExemptGroup>
export const TaxExemptGroup = entity(
  'TaxExemptGroup',
  {
    ...row,
    name: text({ minLength: 1, maxLength: 200 }),
    extendedFields: optional(ExtendedFields),
    tags: optional(TaxTags),
    memberGroupIds: optional(list(guid(), { maxItems: 100, description: 'Member groups whose members are exempt.' })),
  },
  { description: 'Buyers who pay no tax, or less.' },
)

export type ContactTaxDetails = Static<typeof ContactTaxDetails>
export const ContactTaxDetails = entity(
  'ContactTaxDetails',
  {
    id: guid({ description: 'The ID of the contact.' }),
    revision,
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    taxExemptGroupId: guid(),
    contactDetails: optional(
      shape({
        firstName: optional(text({ maxLength: 100, readOnly: true })),
        lastName: optional(text({ maxLength: 100, readOnly: true })),
        company: optional(text({ maxLength: 100, readOnly: true })),
        email: optional(email({ readOnly: true })),
        vatId: optional(text({ maxLength: 100, readOnly: true })),
      }),
    ),
    extendedFields: optional(ExtendedFields),
    tags: optional(TaxTags),
  },
  { description: 'Which exempt group a contact is in.' },
)

export type TaxCalculatorDetails = Static<typeof TaxCalculatorDetails>
export const TaxCalculatorDetails = entity(
  'TaxCalculatorDetails',
  {
    appId: guid(),
    displayName: text({ minLength: 1, maxLength: 200 }),
    unsupportedCountries: optional(list(country(), { maxItems: 250 })),
  },
  { description: 'Somebody who calculates tax: the store itself or an app.' },
)

export type TaxableLocation = Static<typeof TaxableLocation>
export const TaxableLocation = entity('TaxableLocation', {
  country: optional(country()),
  subdivision: optional(text({ maxLength: 50 })),
  city: optional(text({ maxLength: 100 })),
  postalCode: optional(text({ maxLength: 50 })),
  addressLine: optional(text({ maxLength: 200 })),
  addressLine2: optional(text({ maxLength: 200 })),
})

export type AddressIndex = Static<typeof AddressIndex>
export const AddressIndex = entity(
  'AddressIndex',
  {
    singleAddress: optional(integer({ minimum: 0, maximum: 100 })),
    multipleAddresses: optional(
      shape({ origin: integer({ minimum: 0, maximum: 100 }), destination: integer({ minimum: 0, maximum: 100 }) }),
    ),
  },
  { description: 'The position in `addresses`: of one address, or of those that it goes from and to.' },
)

const signed = (maxScale: number) => decimal({ maxScale })
const whole = () => decimal({ lte: 1e15 })

export type TaxedLineItem = Static<typeof TaxedLineItem>
export const TaxedLineItem = entity('TaxedLineItem', {
  id: text({ minLength: 1, maxLength: 100 }),
  itemName: optional(text({ maxLength: 250 })),
  quantity: optional(integer({ minimum: 1, maximum: 100_000 })),
  price: amount({ description: 'Of all pieces, after discounts.' }),
  itemCode: optional(text({ maxLength: 40 })),
  taxGroupId: optional(guid()),
  appId: optional(guid({ description: 'The app of the item: its default tax group counts without `taxGroupId`.' })),
  taxIncludedInPrice: optional(flag()),
  addressIndex: AddressIndex,
})

const named = {
  jurisdiction: optional(text({ maxLength: 200 })),
  jurisdictionType: optional(oneOf(jurisdictionTypes)),
  taxType: optional(text({ maxLength: 200 })),
  taxName: optional(text({ maxLength: 200 })),
}

export type CalculatedTax = Static<typeof CalculatedTax>
export const CalculatedTax = entity('CalculatedTax', {
  ...named,
  nonTaxableAmount: optional(signed(4)),
  rate: optional(decimal({ gte: 0, maxScale: 6 })),
  taxAmount: optional(signed(4)),
  taxableAmount: optional(signed(4)),
})

export type LineItemTaxDetails = Static<typeof LineItemTaxDetails>
export const LineItemTaxDetails = entity('LineItemTaxDetails', {
  id: text({ minLength: 1, maxLength: 100 }),
  itemName: optional(text({ maxLength: 250 })),
  quantity: optional(integer({ minimum: 1, maximum: 100_000 })),
  taxBreakdown: optional(list(CalculatedTax, { maxItems: 20 })),
  taxSummary: optional(
    shape({
      fullPrice: optional(whole()),
      taxAmount: optional(signed(4)),
      taxableAmount: optional(signed(4)),
      appId: optional(text({ maxLength: 50 })),
    }),
  ),
  addressIndex: optional(AddressIndex),
  taxIncludedInPrice: optional(flag()),
})

export type CalculatedTaxSummary = Static<typeof CalculatedTaxSummary>
export const CalculatedTaxSummary = entity('CalculatedTaxSummary', {
  totalAmount: optional(signed(4)),
  totalTax: optional(signed(4)),
  totalTaxableAmount: optional(signed(4)),
  totalTaxIncludedInPrice: optional(signed(4)),
  aggregatedTaxBreakdown: optional(
    list(
      shape({ ...named, rate: optional(decimal({ gte: 0, maxScale: 6 })), aggregatedTaxAmount: optional(signed(4)) }),
    ),
  ),
})

export type CalculationError = Static<typeof CalculationError>
export const CalculationError = entity('CalculationError', {
  code: text({ maxLength: 100 }),
  description: text({ maxLength: 1000 }),
})

export type TaxCalculationResult = Static<typeof TaxCalculationResult>
export const TaxCalculationResult = entity('TaxCalculationResult', {
  externalId: optional(text({ maxLength: 100 })),
  currency: currency(),
  addresses: list(TaxableLocation, { maxItems: 10 }),
  taxSummary: CalculatedTaxSummary,
  lineItemTaxDetails: list(LineItemTaxDetails, { maxItems: 300 }),
  errors: list(CalculationError, { maxItems: 100 }),
})
