import type { DocumentTable } from '../../ground/document/tables.ts'

export interface TaxGroupRecord {
  readonly name: string
  /** The group of delivery, and of every product that is in no other; each store has one. */
  readonly isDefault?: true
}

export interface TaxRegionRecord {
  readonly country?: string
  /** Without the country before it: `NY`. */
  readonly subdivision?: string
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
  readonly jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
}

export interface ProductTaxGroupTable {
  site_id: string
  product_id: string
  tax_group_id: string
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    tax_group: DocumentTable<TaxGroupRecord>
    tax_region: DocumentTable<TaxRegionRecord>
    manual_tax_mapping: DocumentTable<TaxMappingRecord>
    product_tax_group: ProductTaxGroupTable
  }
}
