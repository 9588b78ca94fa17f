import type { CheckoutTemplate } from '@vitrine/contract/entities/selling/checkout-template.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { DocumentTable } from '../../ground/document/tables.ts'

export type CheckoutTemplateRecord = Omit<Input<CheckoutTemplate>, 'id'>

declare module '../../ground/database/tables.ts' {
  interface Tables {
    checkout_template: DocumentTable<CheckoutTemplateRecord>
  }
}
