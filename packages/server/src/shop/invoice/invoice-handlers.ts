import type { invoiceCalls } from '@vitrine/contract'
import type { Invoice } from '@vitrine/contract/entities/invoices.ts'
import type { CreditAsked } from '@vitrine/domain/invoice/credit.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { isElevated } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import type { StoredOrder } from '../order/present.ts'
import { requireOrder } from '../order/store.ts'
import { creditInvoice } from './credit.ts'
import { withInvoice, withOrder } from './held.ts'
import { deleteDraft, draftInvoice, issueDraft, voidInvoice } from './issue.ts'
import { asItStands } from './live.ts'
import { moneyOf } from './money.ts'
import { presentInvoice } from './present.ts'
import { printDocuments } from './print.ts'
import { presentInvoiceSettings, updateInvoiceSettings } from './settings.ts'
import { listOrderInvoices, type StoredInvoice } from './store.ts'
import { sendDocument } from './tell.ts'

interface Credited {
  readonly amount?: string
  readonly lines?: readonly { readonly id: string; readonly quantity?: number }[]
}

const readCredit = ({ amount, lines }: Credited, currency: string): CreditAsked => {
  if ((amount === undefined) === (lines === undefined)) {
    throw invalidField('amount', 'takes either amount or lines', 'REQUIRED_ONE_OF_FIELD')
  }
  if (lines) return { lines }
  const minor = toMinor(amount!, currency)
  if (minor === 0) throw invalidField('amount', `must be at least the smallest unit of ${currency}`, 'MIN')
  return { amount: minor }
}

const createShowing = (context: Context) => {
  const { config, now } = context
  const listAll = async (db: Db, { order, site }: { order: StoredOrder; site: Site }): Promise<readonly Invoice[]> => {
    const [stored, money] = await Promise.all([listOrderInvoices(db, order), moneyOf(db, order)])
    const documents = await Promise.all(stored.map((one) => asItStands(db, one, { order, site })))
    return documents.map((one) => presentInvoice(one, { site, config, money, documents, now: now() }))
  }
  const show = async (db: Db, of: { order: StoredOrder; site: Site; invoice: StoredInvoice }) => ({
    invoice: (await listAll(db, of)).find(({ id }) => id === of.invoice.id)!,
  })
  return { listAll, show }
}

/** Our own calls. */
export const createInvoiceCalls = (context: Context): Handlers<typeof invoiceCalls> => {
  const { db, sites } = context
  const { listAll, show } = createShowing(context)

  return {
    listInvoices: async (caller, { params: { orderId } }) => {
      const order = await requireOrder(db, caller, orderId)
      const all = await listAll(db, { order, site: await requireSite(sites, caller.siteId) })
      const isShown = ({ status }: Invoice) => status !== 'Deleted' && (isElevated(caller) || status !== 'Draft')
      return { invoices: all.filter((one) => isShown(one)) }
    },

    createInvoice: (caller, { body: { orderId, dueDate, note } }) =>
      withOrder(context, { caller, orderId }, async (held, about) => {
        const due = dueDate === undefined ? undefined : new Date(dueDate)
        const invoice = await draftInvoice(context, held, { ...about, dueDate: due, note })
        return show(held, { ...about, invoice })
      }),

    issueInvoice: (caller, { params: { invoiceId }, body }) =>
      withInvoice(context, { caller, invoiceId }, async (held, about) => {
        const issued = { ...about, ...(await issueDraft(context, held, about)) }
        const sent = body.send ? { ...issued, ...(await sendDocument(context, held, issued)) } : issued
        return show(held, sent)
      }),

    sendInvoice: (caller, { params: { invoiceId } }) =>
      withInvoice(context, { caller, invoiceId }, async (held, about) => {
        await sendDocument(context, held, about)
        return { recipient: about.order.email }
      }),

    voidInvoice: (caller, { params: { invoiceId } }) =>
      withInvoice(context, { caller, invoiceId }, async (held, about) =>
        show(held, { ...about, invoice: await voidInvoice(context, held, about) }),
      ),

    deleteInvoice: (caller, { params: { invoiceId } }) =>
      withInvoice(context, { caller, invoiceId, evenIfDeleted: true }, async (held, { invoice }) => {
        await deleteDraft(held, invoice)
        return {}
      }),

    createCreditNote: (caller, { params: { invoiceId }, body }) =>
      withInvoice(context, { caller, invoiceId }, async (held, about) => {
        const asked = readCredit(body, about.invoice.currency)
        const issued = { ...about, ...(await creditInvoice(context, held, { ...about, asked, reason: body.reason })) }
        const sent = body.send ? { ...issued, ...(await sendDocument(context, held, issued)) } : issued
        return show(held, sent)
      }),

    printDocuments: async (caller, { body }) => printDocuments(context, { caller, ...body }),

    getInvoiceSettings: async ({ siteId }) => ({ invoiceSettings: await presentInvoiceSettings(db, siteId) }),

    updateInvoiceSettings: async ({ siteId }, { body }) => ({
      invoiceSettings: await updateInvoiceSettings(db, siteId, body.invoiceSettings),
    }),
  }
}
