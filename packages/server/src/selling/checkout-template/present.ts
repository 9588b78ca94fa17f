import type { CheckoutTemplate } from '@vitrine/contract/entities/selling/checkout-template.ts'
import type { Document } from '../../ground/document/store.ts'
import type { CheckoutTemplateRecord } from './tables.ts'

/** Presents a template to its owner. */
export const presentTemplate = ({ id, body }: Document<CheckoutTemplateRecord>): CheckoutTemplate => ({
  ...(body as Partial<CheckoutTemplate>),
  id,
})
