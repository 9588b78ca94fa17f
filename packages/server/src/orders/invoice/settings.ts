import type { InvoiceSettings } from '@vitrine/contract/entities/orders/invoices.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { outOfBounds } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Series } from './store.ts'
import type { InvoiceRules } from './tables.ts'
import { listCounters, raiseCounter, readRules, holdRules, saveRules } from './settings-store.ts'

const defaults: InvoiceRules = {
  invoicePrefix: 'INV-',
  creditNotePrefix: 'CN-',
  sharesSeries: false,
  createOn: 'ORDER_PAID',
  sendsInvoices: true,
  createsCreditNotes: true,
  dueDays: 14,
  footer: '',
}

/** Returns the invoice settings of a store, with defaults. */
export const rulesOf = async (db: Db, siteId: string): Promise<InvoiceRules> => ({
  ...defaults,
  ...(await readRules(db, siteId)),
})

/** Returns the number series and prefix of a document. */
export const seriesOf = (
  kind: Series,
  { sharesSeries, invoicePrefix, creditNotePrefix }: InvoiceRules,
): { readonly series: Series; readonly prefix: string } => ({
  series: sharesSeries ? 'INVOICE' : kind,
  prefix: kind === 'INVOICE' ? invoicePrefix : creditNotePrefix,
})

/** Presents the settings to the owner. */
export const presentInvoiceSettings = async (db: Db, siteId: string): Promise<InvoiceSettings> => {
  const [rules, last] = await Promise.all([rulesOf(db, siteId), listCounters(db, siteId)])
  const next = (series: Series) => (last.get(series) ?? 0) + 1
  return {
    ...rules,
    nextInvoiceNumber: next('INVOICE'),
    nextCreditNoteNumber: next(rules.sharesSeries ? 'INVOICE' : 'CREDIT_NOTE'),
  }
}

const fieldOf = { INVOICE: 'nextInvoiceNumber', CREDIT_NOTE: 'nextCreditNoteNumber' } as const

const raise = async (db: Db, siteId: string, { series, next }: { series: Series; next: number }): Promise<void> => {
  const least = await raiseCounter(db, siteId, { series, next })
  if (next >= least) return
  throw outOfBounds(`invoiceSettings.${fieldOf[series]}`, {
    rule: 'MIN',
    threshold: least,
    description: `must be ${least} or more: numbers are never reused`,
  })
}

/** Updates the given settings. The next number of a series can only be raised. */
export const updateInvoiceSettings = (db: Db, siteId: string, sent: Input<InvoiceSettings>): Promise<InvoiceSettings> =>
  transact(db, async (held) => {
    const { nextInvoiceNumber, nextCreditNoteNumber, ...rules } = sent
    const before = { ...defaults, ...(await holdRules(held, siteId)) }
    const after = { ...before, ...rules }
    await saveRules(held, siteId, after)
    if (nextInvoiceNumber !== undefined) await raise(held, siteId, { series: 'INVOICE', next: nextInvoiceNumber })
    if (nextCreditNoteNumber !== undefined && !after.sharesSeries) {
      await raise(held, siteId, { series: 'CREDIT_NOTE', next: nextCreditNoteNumber })
    }
    return presentInvoiceSettings(held, siteId)
  })
