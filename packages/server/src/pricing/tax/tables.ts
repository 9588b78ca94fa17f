import type { ExtendedFields } from '@vitrine/contract/entities/common.ts'
import type { Tags } from '@vitrine/contract/entities/tags.ts'
import type { TaxCategory } from '@vitrine/domain/tax/rate-data.ts'
import type { JurisdictionType, TaxRounding } from '@vitrine/domain/tax/tax.ts'
import type { ColumnType } from 'kysely'
import type { DocumentTable } from '../../ground/document/tables.ts'

export interface TaxGroupRecord {
  readonly name: string
  /** The group of delivery and of products without a group; one per store. */
  readonly isDefault?: true
  /** Which of a country's rates applies. Default: the standard rate. */
  readonly category?: TaxCategory
}

export interface TaxRegionRecord {
  readonly country?: string
  /** Without the country prefix: `NY`. */
  readonly subdivision?: string
  /** The calculator's app. Default: the region's own rates. */
  readonly appId?: string
  readonly taxIncludedInPrice?: boolean
}

export interface TaxMappingRecord {
  readonly taxGroupId: string
  readonly taxRegionId: string
  /** Fraction as decimal text. */
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
  readonly tags?: Tags
  readonly memberGroupIds?: readonly string[]
}

export interface ContactTaxRecord {
  readonly taxExemptGroupId: string
  readonly extendedFields?: ExtendedFields
  readonly tags?: Tags
}

/** Tax settings other than whether prices include tax, which is stored with the site. */
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

/** A cached response of an app, so that the tax shown is charged; `null` if it failed. */
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
