import type { StoredInvoice } from '../store.ts'

/** Whether a document is the invoice of its order as it stands: not void, and not replaced by another one. */
export const isInForce = ({ kind, state, replaced_date: replaced }: StoredInvoice): boolean =>
  kind === 'INVOICE' && (state === 'DRAFT' || state === 'ISSUED') && replaced === null
