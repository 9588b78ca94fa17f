import type { invoiceCalls } from '@vitrine/contract'
import type { CreditRequest } from '@vitrine/domain/invoice/credit.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { isElevated } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { requireOrder } from '../order/api.ts'
import { creditInvoice } from './changes/credit.ts'
import { withInvoice, withOrder } from './changes/held.ts'
import { deleteDraft, draftInvoice, issueDraft, voidInvoice } from './changes/issue.ts'
import { createShowing, isShownTo } from './documents/showing.ts'
import { printDocuments } from './print.ts'
import { presentInvoiceSettings, updateInvoiceSettings } from './settings.ts'
import { sendDocument } from './changes/send.ts'

interface Credited {
  readonly amount?: string
  readonly lines?: readonly { readonly id: string; readonly quantity?: number }[]
}

const readCredit = ({ amount, lines }: Credited, currency: string): CreditRequest => {
  if ((amount === undefined) === (lines === undefined)) {
    throw invalidField('amount', 'takes either amount or lines', 'REQUIRED_ONE_OF_FIELD')
  }
  if (lines) return { lines }
  const minor = exactMinor(amount, { field: 'amount', currency })
  if (minor === 0) throw invalidField('amount', `must be at least the smallest unit of ${currency}`, 'MIN')
  return { amount: minor }
}

/** Calls that are not part of the specification. */
export const createInvoiceCalls = (context: Context): Handlers<typeof invoiceCalls> => {
  const { db, sites } = context
  const { listAll, show } = createShowing(context)

  return {
    listInvoices: async (caller, { params: { orderId } }) => {
      const order = await requireOrder(db, caller, orderId)
      const all = await listAll(db, { order, site: await requireSite(sites, caller.siteId) })
      return { invoices: all.filter((one) => isShownTo(one, isElevated(caller))) }
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
        const credit = readCredit(body, about.invoice.currency)
        const issued = { ...about, ...(await creditInvoice(context, held, { ...about, credit, reason: body.reason })) }
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
