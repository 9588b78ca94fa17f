import type { ExtendedFields } from '@vitrine/contract/entities/common.ts'
import type { TaxTags } from '@vitrine/contract/entities/tax.ts'
import type { TaxCategory } from '@vitrine/domain/tax/rate-data.ts'
import type { JurisdictionType, TaxRounding } from '@vitrine/domain/tax/tax.ts'
import type { ColumnType } from 'kysely'
import type { DocumentTable } from '../../ground/document/tables.ts'

export interface TaxGroupRecord {
  readonly name: string
  /** The group of delivery, and of every product that is in no other; each store has one. */
  readonly isDefault?: true
  /** Which of a country's rates it has; the standard one unless told. */
  readonly category?: TaxCategory
}

export interface TaxRegionRecord {
  readonly country?: string
  /** Without the country before it: `NY`. */
  readonly subdivision?: string
  /** Who works tax out; the region's own rates do unless told. */
  readonly appId?: string
  readonly taxIncludedInPrice?: boolean
}

export interface TaxMappingRecord {
  readonly taxGroupId: string
  readonly taxRegionId: string
  /** A fraction as decimal text. */
  readonly taxRate: string
  readonly description?: string
  readonly taxType?: string
  readonly taxName?: string
  readonly jurisdiction?: string
  readonly jurisdictionType?: JurisdictionType
  readonly exemptRates?: readonly { readonly taxExemptGroupId: string; readonly taxRate: string }[]
  readonly extendedFields?: ExtendedFields
  readonly postalCodes?: readonly string[]
  readonly cities?: readonly string[]
}

export interface TaxExemptGroupRecord {
  readonly name: string
  readonly extendedFields?: ExtendedFields
  readonly tags?: TaxTags
  readonly memberGroupIds?: readonly string[]
}

export interface ContactTaxRecord {
  readonly taxExemptGroupId: string
  readonly extendedFields?: ExtendedFields
  readonly tags?: TaxTags
}

/** What an owner has decided beside what prices hold, which stands with the site. */
export interface TaxSettingsRecord {
  readonly rounding?: TaxRounding
  readonly automaticTax?: boolean
  readonly oneStopShop?: boolean
}

export interface TaxSettingsTable {
  site_id: string
  body: ColumnType<TaxSettingsRecord, string, string>
  created_date: Date
  updated_date: Date
}

export interface ProductTaxGroupTable {
  site_id: string
  product_id: string
  tax_group_id: string
}

/** What an app has answered, so that what was shown is charged; nothing where it did not answer. */
export interface TaxAnswerTable {
  site_id: string
  digest: string
  answer: ColumnType<object | null, string | null, string | null>
  error: string | null
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    tax_group: DocumentTable<TaxGroupRecord>
    tax_region: DocumentTable<TaxRegionRecord>
    manual_tax_mapping: DocumentTable<TaxMappingRecord>
    product_tax_group: ProductTaxGroupTable
    tax_exempt_group: DocumentTable<TaxExemptGroupRecord>
    contact_tax_details: DocumentTable<ContactTaxRecord>
    tax_settings: TaxSettingsTable
    tax_answer: TaxAnswerTable
  }
}
