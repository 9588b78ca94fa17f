import type { Static } from 'typebox'
import { elevated, room } from '../../call.ts'
import { TaxCalculationDetails } from '../../entities/selling/checkout.ts'
import { Address } from '../../entities/common.ts'
import { jurisdictionTypes, taxCategories } from '../../entities/enumerations.ts'
import {
  CalculatedTaxSummary,
  TaxableLocation,
  TaxCalculationResult,
  TaxCalculatorDetails,
  TaxedLineItem,
} from '../../entities/pricing/tax.ts'
import {
  amount,
  country,
  currency,
  decimal,
  entity,
  flag,
  guid,
  integer,
  list,
  localDate,
  oneOf,
  optional,
  shape,
  text,
} from '../../schema.ts'

const RateTax = entity(
  'RateTax',
  {
    taxName: optional(text({ minLength: 1, maxLength: 200 })),
    jurisdiction: text({ minLength: 1, maxLength: 200, description: 'Name of the place that levies the tax.' }),
    jurisdictionType: oneOf(jurisdictionTypes),
    rates: shape(
      Object.fromEntries(
        taxCategories.map((category) => [category, optional(decimal({ gte: 0, lte: 1, maxScale: 6 }))]),
      ) as Record<(typeof taxCategories)[number], ReturnType<typeof optional<ReturnType<typeof decimal>>>>,
    ),
    postalCodes: optional(
      list(text({ minLength: 1, maxLength: 30 }), {
        maxItems: 500,
        description: 'Applies only to these postal codes, prefixes (`100*`) or ranges (`10001-10019`).',
      }),
    ),
    cities: optional(
      list(text({ minLength: 1, maxLength: 100 }), {
        maxItems: 100,
        description: 'Applies only to these cities. With `postalCodes`, only to addresses without a postal code.',
      }),
    ),
  },
  { description: 'A tax of a place, with its rates by product category as fractions: 0.19 is 19%.' },
)

export type RateFile = Static<typeof RateFile>
export const RateFile = entity(
  'RateFile',
  {
    id: text({ minLength: 1, maxLength: 100 }),
    name: text({ minLength: 1, maxLength: 200 }),
    taxName: text({ minLength: 1, maxLength: 200 }),
    taxType: text({ minLength: 1, maxLength: 200 }),
    taxIncludedInPrice: flag({ description: 'Whether prices include the tax.' }),
    asOf: localDate({ description: 'Date on which the rates applied.' }),
    places: list(
      shape({
        country: country(),
        subdivision: optional(text({ minLength: 1, maxLength: 50 })),
        taxes: list(RateTax, { minItems: 1, maxItems: 20 }),
      }),
      { minItems: 1, maxItems: 300 },
    ),
  },
  { description: 'Tax rates of many places. The files included in Vitrine can be exported, edited and loaded.' },
)

const RateFileSummary = entity('RateFileSummary', {
  id: text(),
  name: text(),
  asOf: localDate({ description: 'Date on which the rates applied.' }),
  places: integer({ description: 'Number of places.' }),
})

export type RateChange = Static<typeof RateChange>
export const RateChange = entity(
  'RateChange',
  {
    change: oneOf(['ADD_REGION', 'ADD_RATE', 'UPDATE_RATE']),
    country: country(),
    subdivision: optional(text()),
    taxGroupId: optional(guid()),
    taxGroupName: optional(text()),
    taxName: optional(text()),
    jurisdiction: optional(text()),
    before: optional(decimal({ gte: 0 }, { description: 'Current rate as a fraction.' })),
    after: optional(decimal({ gte: 0 }, { description: 'New rate as a fraction.' })),
  },
  { description: 'A region or rate that loading adds or updates. Nothing is deleted.' },
)

/** The rates to load: a file included in Vitrine, or one of the owner. */
const source = {
  fileId: optional(text({ minLength: 1, maxLength: 100, description: 'ID of an included file. Set this or `file`.' })),
  file: optional(RateFile),
  countries: optional(list(country(), { maxItems: 300, description: 'Loads only the rates of these countries.' })),
}

const ExplainedLine = entity('ExplainedLine', {
  id: text(),
  taxGroupId: text(),
  taxGroupName: optional(text()),
  price: amount(),
  owedPrice: amount({ description: 'The price without included tax that the buyer does not owe.' }),
  tax: amount(),
  taxRate: decimal({ gte: 0 }, { description: 'Total rate as a fraction.' }),
  parts: list(
    shape({
      taxName: optional(text()),
      jurisdiction: optional(text()),
      jurisdictionType: optional(oneOf(jurisdictionTypes)),
      rate: decimal({ gte: 0 }),
      tax: amount(),
    }),
  ),
})

export const taxCalculationCalls = room({ scope: 'settings', area: 'taxes' })({
  calculateTax: {
    method: 'POST',
    path: '/billing/v1/calculate-tax',
    summary: 'Calculates the tax of line items at addresses, using the tax regions and calculators of the store.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      externalId: optional(text({ maxLength: 100, description: 'An ID of your choice, returned in the response.' })),
      currency: optional(currency()),
      addresses: list(TaxableLocation, { minItems: 1, maxItems: 10 }),
      lineItems: list(TaxedLineItem, { minItems: 1, maxItems: 300 }),
    }),
    response: TaxCalculationResult,
    errors: [
      'INVALID_LINE_ITEM_ADDRESS_INDEX',
      'MISSING_TAXABLE_ADDRESS',
      'MISSING_COUNTRY_IN_ADDRESS',
      'MISSING_SUBDIVISION_IN_ADDRESS',
    ],
    client: {
      module: 'taxCalculation',
      args: '...options!',
      example: [
        "const addresses = [{ country: 'DE' }]",
        "const lineItems = [{ id: 'mug', price: '19.00', addressIndex: { singleAddress: 0 } }]",
        'const { taxSummary } = await owner.taxCalculation.calculateTax({ addresses, lineItems })',
      ],
    },
  },
  listTaxCalculators: {
    method: 'GET',
    path: '/billing/v1/list-tax-calculators',
    summary: "Lists the tax calculators: the region's own rates, the rates included in Vitrine, and apps.",
    roles: elevated,
    repeatable: true,
    response: shape({ taxCalculatorDetails: list(TaxCalculatorDetails) }),
    client: {
      module: 'taxCalculation',
      example: 'const { taxCalculatorDetails } = await owner.taxCalculation.listTaxCalculators()',
    },
  },
  listTaxRateFiles: {
    method: 'GET',
    path: '/vitrine/v1/tax-rates/files',
    summary: 'Lists the tax rate files included in Vitrine.',
    roles: elevated,
    repeatable: true,
    response: shape({ files: list(RateFileSummary) }),
    client: { module: 'taxRates', gives: 'files', example: 'const files = await owner.taxRates.listTaxRateFiles()' },
  },
  getTaxRateFile: {
    method: 'GET',
    path: '/vitrine/v1/tax-rates/files/{fileId}',
    summary: 'Returns a tax rate file included in Vitrine.',
    roles: elevated,
    repeatable: true,
    params: shape({ fileId: text({ minLength: 1, maxLength: 100 }) }),
    response: shape({ file: RateFile }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'taxRates',
      gives: 'file',
      example: "const { places } = await owner.taxRates.getTaxRateFile('EU_STANDARD_RATES')",
    },
  },
  previewTaxRates: {
    method: 'POST',
    path: '/vitrine/v1/tax-rates/preview',
    summary: 'Lists the regions and rates that loading tax rates would add or update.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape(source),
    response: shape({ changes: list(RateChange) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'taxRates',
      args: '...options!',
      gives: 'changes',
      example: "const changes = await owner.taxRates.previewTaxRates({ fileId: 'US_STATE_RATES', countries: ['US'] })",
    },
  },
  loadTaxRates: {
    method: 'POST',
    path: '/vitrine/v1/tax-rates/load',
    summary: 'Loads tax rates. Adds missing regions and rates, and updates rates of the same name.',
    roles: elevated,
    repeatable: true,
    body: shape(source),
    response: shape({ changes: list(RateChange) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'taxRates',
      args: '...options!',
      gives: 'changes',
      example: "const changes = await owner.taxRates.loadTaxRates({ fileId: 'EU_STANDARD_RATES', countries: ['MT'] })",
    },
  },
  explainTax: {
    method: 'POST',
    path: '/vitrine/v1/tax-rates/explain',
    summary: 'Explains the tax of a sample purchase: the rates that apply, their origin and the reason.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      shippingAddress: optional(Address),
      billingAddress: optional(Address),
      taxableAddress: optional(
        oneOf(['BUSINESS', 'BILLING', 'SHIPPING'], {
          description: 'The address that determines the tax. Default: set by the site settings.',
        }),
      ),
      vatId: optional(text({ maxLength: 100 })),
      taxExemptGroupId: optional(guid({ description: 'Explains the tax for members of this tax-exempt group.' })),
      lineItems: list(
        shape({ id: text({ minLength: 1, maxLength: 100 }), price: amount(), taxGroupId: optional(guid()) }),
        {
          minItems: 1,
          maxItems: 50,
        },
      ),
    }),
    response: shape({
      calculationDetails: TaxCalculationDetails,
      taxIncludedInPrice: flag(),
      regionId: optional(guid()),
      country: optional(text()),
      subdivision: optional(text()),
      reason: oneOf(['NO_REGION', 'REGION', 'REVERSE_CHARGE', 'EXEMPT', 'HOME_RATE'], {
        description: '`HOME_RATE`: the rate of the store’s country, because it is not in the One Stop Shop.',
      }),
      lines: list(ExplainedLine),
      taxSummary: CalculatedTaxSummary,
    }),
    client: {
      module: 'taxRates',
      args: '...options!',
      example: [
        "const shippingAddress = { country: 'DE' }",
        "const lineItems = [{ id: 'mug', price: '19.00' }]",
        'const { reason, lines } = await owner.taxRates.explainTax({ shippingAddress, lineItems })',
      ],
    },
  },
})
