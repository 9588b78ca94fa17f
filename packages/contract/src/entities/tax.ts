import { jurisdictionTypes } from './enumerations.ts'
import type { Static } from 'typebox'
import { country, decimal, entity, flag, guid, oneOf, optional, text, timestamp } from '../schema.ts'
import { revision } from './common.ts'

const row = {
  id: guid({ readOnly: true }),
  revision,
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
}

export type TaxGroup = Static<typeof TaxGroup>
export const TaxGroup = entity(
  'TaxGroup',
  { ...row, name: text({ minLength: 1, maxLength: 200 }) },
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
    appId: optional(guid()),
    taxIncludedInPrice: optional(
      flag({ description: "Whether prices hold the tax; the store's setting unless told." }),
    ),
  },
  { description: 'A place where the store collects tax.' },
)

export type ManualTaxMapping = Static<typeof ManualTaxMapping>
export const ManualTaxMapping = entity(
  'ManualTaxMapping',
  {
    ...row,
    taxGroupId: guid(),
    taxRegionId: guid(),
    taxRate: decimal({ gte: 0, lte: 1, maxScale: 6 }, { description: 'A fraction: `"0.19"` is 19 percent.' }),
    description: optional(text({ maxLength: 1000 })),
    taxType: optional(text({ maxLength: 200 })),
    taxName: optional(text({ maxLength: 200 })),
    jurisdiction: optional(text({ maxLength: 200 })),
    jurisdictionType: optional(oneOf(jurisdictionTypes)),
  },
  { description: 'The tax rate of a group in a region.' },
)
