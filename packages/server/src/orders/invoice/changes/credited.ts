import type { Credit } from '@vitrine/domain/invoice/credit.ts'
import type { StoredInvoice } from '../store.ts'

/** What the credit notes of an invoice have taken back; those that are void have not. */
export const creditsOf = (invoice: StoredInvoice, documents: readonly StoredInvoice[]): readonly Credit[] =>
  documents
    .filter(({ invoice_id, state }) => invoice_id === invoice.id && state === 'ISSUED')
    .flatMap(({ body }) => body.credit?.credits ?? [])
