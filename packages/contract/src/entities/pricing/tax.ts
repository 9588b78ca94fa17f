import { jurisdictionTypes, taxCategories } from '../enumerations.ts'
import type { Static } from 'typebox'
import {
  described,
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
} from '../../schema.ts'
import { ExtendedFields, revision } from '../common.ts'
import { Tags } from '../tags.ts'

const row = {
  id: guid({ readOnly: true }),
  revision,
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
}

export type TaxGroup = Static<typeof TaxGroup>
export const TaxGroup = entity(
  'TaxGroup',
  {
    ...row,
    name: text({ minLength: 1, maxLength: 200 }),
    category: optional(
      oneOf(taxCategories, {
        description: 'Category of the rate, for automatic calculation and rate files. Default: `STANDARD`.',
      }),
    ),
  },
  { description: 'A group of products that are taxed alike.' },
)

export type TaxRegion = Static<typeof TaxRegion>
export const TaxRegion = entity(
  'TaxRegion',
  {
    ...row,
    country: optional(
      country({ minLength: 2, description: 'Country. Without one, everywhere that is not in another region.' }),
    ),
    subdivision: optional(
      text({ maxLength: 50, description: 'Subdivision, such as `NY`. Without one, the whole country.' }),
    ),
    appId: optional(
      guid({
        description:
          'ID of the tax calculator, from `listTaxCalculators`. Without one, the rates of the region are used.',
      }),
    ),
    taxIncludedInPrice: optional(
      flag({ description: 'Whether prices include tax. Default: the setting of the store.' }),
    ),
  },
  { description: 'A region in which the store collects tax.' },
)

const rate = (description: string) => decimal({ gte: 0, lte: 1, maxScale: 6 }, { description })

const ExemptRate = entity(
  'ExemptRate',
  { taxExemptGroupId: guid(), taxRate: rate('Tax rate as a fraction: `"0.05"` is 5 percent.') },
  { description: 'The reduced tax rate of an exempt group. Without one the group pays no tax.' },
)

export type ManualTaxMapping = Static<typeof ManualTaxMapping>
export const ManualTaxMapping = entity(
  'ManualTaxMapping',
  {
    ...row,
    taxGroupId: guid(),
    taxRegionId: guid(),
    taxRate: rate('Tax rate as a fraction: `"0.19"` is 19 percent.'),
    description: optional(text({ maxLength: 1000 })),
    taxType: optional(text({ maxLength: 200 })),
    taxName: optional(text({ maxLength: 200, description: 'Name of the tax, such as `NY State Sales Tax`.' })),
    jurisdiction: optional(text({ maxLength: 200, description: 'Name of the jurisdiction that levies the tax.' })),
    jurisdictionType: optional(oneOf(jurisdictionTypes)),
    exemptRates: optional(
      list(ExemptRate, { maxItems: 50, description: 'Rates for exempt groups. Default: exempt groups pay no tax.' }),
    ),
    extendedFields: optional(ExtendedFields),
    postalCodes: optional(
      list(text({ minLength: 1, maxLength: 30 }), {
        maxItems: 500,
        description: 'Postal codes where the rate applies: single ones, prefixes (`100*`) and ranges (`10001-10019`).',
      }),
    ),
    cities: optional(
      list(text({ minLength: 1, maxLength: 100 }), {
        maxItems: 100,
        description: 'Cities where the rate applies. With `postalCodes`, only for addresses without a postal code.',
      }),
    ),
  },
  { description: 'The tax rate of a group in a region, or one of several rates that are added up.' },
)

export type TaxSettings = Static<typeof TaxSettings>
export const TaxSettings = entity(
  'TaxSettings',
  {
    taxIncludedInItemPrices: flag({ description: 'Whether prices include tax. Regions can override it.' }),
    rounding: oneOf(['LINE', 'TOTAL'], {
      description: 'Whether tax is rounded for each line item, or once for each tax on the total.',
    }),
    automaticTax: flag({
      description: 'Whether the tax calculators of regions are used. If not, all rates are manual.',
    }),
    oneStopShop: flag({
      description: "Whether EU sales are taxed in the country of delivery (OSS) instead of the store's country.",
    }),
    createdDate: optional(timestamp({ readOnly: true })),
    updatedDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'Tax settings of the store.' },
)

export type TaxExemptGroup = Static<typeof TaxExemptGroup>
export const TaxExemptGroup = entity(
  'TaxExemptGroup',
  {
    ...row,
    name: text({ minLength: 1, maxLength: 200 }),
    extendedFields: optional(ExtendedFields),
    tags: optional(Tags),
    memberGroupIds: optional(
      list(guid(), { maxItems: 100, description: 'IDs of member groups whose members are exempt.' }),
    ),
  },
  { description: 'A group of buyers who pay no tax, or less.' },
)

export type ContactTaxDetails = Static<typeof ContactTaxDetails>
export const ContactTaxDetails = entity(
  'ContactTaxDetails',
  {
    id: guid({ description: 'ID of the contact.' }),
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
    tags: optional(Tags),
  },
  { description: 'The tax-exempt group of a contact.' },
)

export type TaxCalculatorDetails = Static<typeof TaxCalculatorDetails>
export const TaxCalculatorDetails = entity(
  'TaxCalculatorDetails',
  {
    appId: guid({ description: 'ID of the tax calculator.' }),
    displayName: text({ minLength: 1, maxLength: 200 }),
    unsupportedCountries: optional(
      list(country(), { maxItems: 250, description: 'Countries for which it cannot calculate tax.' }),
    ),
  },
  { description: 'A tax calculator: the store itself or an app.' },
)

export type TaxableLocation = Static<typeof TaxableLocation>
export const TaxableLocation = entity(
  'TaxableLocation',
  {
    country: optional(country()),
    subdivision: optional(text({ maxLength: 50 })),
    city: optional(text({ maxLength: 100 })),
    postalCode: optional(text({ maxLength: 50 })),
    addressLine: optional(text({ maxLength: 200 })),
    addressLine2: optional(text({ maxLength: 200 })),
  },
  { description: 'An address for calculating tax.' },
)

const AddressIndex = entity(
  'AddressIndex',
  {
    singleAddress: optional(integer({ minimum: 0, maximum: 100 })),
    multipleAddresses: optional(
      shape({ origin: integer({ minimum: 0, maximum: 100 }), destination: integer({ minimum: 0, maximum: 100 }) }),
    ),
  },
  { description: 'The positions in `addresses` of a single address, or of origin and destination.' },
)

const signed = (maxScale: number) => decimal({ maxScale })
const whole = () => decimal({ lte: 1e15 })

export type TaxedLineItem = Static<typeof TaxedLineItem>
export const TaxedLineItem = entity(
  'TaxedLineItem',
  {
    id: text({ minLength: 1, maxLength: 100 }),
    itemName: optional(text({ maxLength: 250 })),
    quantity: optional(integer({ minimum: 1, maximum: 100_000 })),
    price: amount({ description: 'Price of all pieces, after discounts.' }),
    itemCode: optional(text({ maxLength: 40, description: 'SKU of the item.' })),
    taxGroupId: optional(guid()),
    appId: optional(guid({ description: "ID of the item's app. Its default tax group is used without `taxGroupId`." })),
    taxIncludedInPrice: optional(flag({ description: 'Whether the price includes tax.' })),
    addressIndex: AddressIndex,
  },
  { description: 'A line item to calculate tax for.' },
)

const named = {
  jurisdiction: optional(text({ maxLength: 200 })),
  jurisdictionType: optional(oneOf(jurisdictionTypes)),
  taxType: optional(text({ maxLength: 200 })),
  taxName: optional(text({ maxLength: 200 })),
}

const CalculatedTax = entity(
  'CalculatedTax',
  {
    ...named,
    nonTaxableAmount: optional(described(signed(4), 'Part of the amount that this tax does not apply to.')),
    rate: optional(
      decimal({ gte: 0, maxScale: 6 }, { description: 'Tax rate as a fraction: `"0.19"` is 19 percent.' }),
    ),
    taxAmount: optional(described(signed(4), 'Amount of this tax.')),
    taxableAmount: optional(described(signed(4), 'Part of the amount that this tax applies to.')),
  },
  { description: 'A tax on a line item.' },
)

export type LineItemTaxDetails = Static<typeof LineItemTaxDetails>
export const LineItemTaxDetails = entity(
  'LineItemTaxDetails',
  {
    id: text({ minLength: 1, maxLength: 100 }),
    itemName: optional(text({ maxLength: 250 })),
    quantity: optional(integer({ minimum: 1, maximum: 100_000 })),
    taxBreakdown: optional(list(CalculatedTax, { maxItems: 20, description: 'Taxes on the line item.' })),
    taxSummary: optional(
      shape({
        fullPrice: optional(whole()),
        taxAmount: optional(signed(4)),
        taxableAmount: optional(signed(4)),
        appId: optional(text({ maxLength: 50 })),
      }),
    ),
    addressIndex: optional(AddressIndex),
    taxIncludedInPrice: optional(flag({ description: 'Whether the price includes tax.' })),
  },
  { description: 'The tax on a line item.' },
)

export type CalculatedTaxSummary = Static<typeof CalculatedTaxSummary>
export const CalculatedTaxSummary = entity(
  'CalculatedTaxSummary',
  {
    totalAmount: optional(described(signed(4), 'Total amount, with tax.')),
    totalTax: optional(described(signed(4), 'Total amount of tax.')),
    totalTaxableAmount: optional(described(signed(4), 'Total amount, without tax.')),
    totalTaxIncludedInPrice: optional(described(signed(4), 'Amount of tax that is included in the prices.')),
    aggregatedTaxBreakdown: optional(
      list(
        shape({ ...named, rate: optional(decimal({ gte: 0, maxScale: 6 })), aggregatedTaxAmount: optional(signed(4)) }),
      ),
    ),
  },
  { description: 'Totals of a tax calculation.' },
)

const TaxCalculationError = entity(
  'TaxCalculationError',
  {
    code: text({ maxLength: 100 }),
    description: text({ maxLength: 1000 }),
  },
  { description: 'Why a tax could not be calculated.' },
)

export type TaxCalculationResult = Static<typeof TaxCalculationResult>
export const TaxCalculationResult = entity(
  'TaxCalculationResult',
  {
    externalId: optional(text({ maxLength: 100, description: 'ID given by the caller.' })),
    currency: currency(),
    addresses: list(TaxableLocation, { maxItems: 10 }),
    taxSummary: CalculatedTaxSummary,
    lineItemTaxDetails: list(LineItemTaxDetails, { maxItems: 300 }),
    errors: list(TaxCalculationError, { maxItems: 100 }),
  },
  { description: 'The result of a tax calculation.' },
)
