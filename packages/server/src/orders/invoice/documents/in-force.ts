import type { StoredInvoice } from '../store.ts'

/** Whether a document is the current invoice of its order: not void and not replaced. */
export const isInForce = ({ kind, state, replaced_date: replaced }: StoredInvoice): boolean =>
  kind === 'INVOICE' && (state === 'DRAFT' || state === 'ISSUED') && replaced === null
