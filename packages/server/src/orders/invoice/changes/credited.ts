import type { Credit } from '@vitrine/domain/invoice/credit.ts'
import type { StoredInvoice } from '../store.ts'

/** Lists the credits of an invoice. Void credit notes do not count. */
export const creditsOf = (invoice: StoredInvoice, documents: readonly StoredInvoice[]): readonly Credit[] =>
  documents
    .filter(({ invoice_id, state }) => invoice_id === invoice.id && state === 'ISSUED')
    .flatMap(({ body }) => body.credit?.credits ?? [])
