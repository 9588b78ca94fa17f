import type { invoiceCalls, orderInvoiceCalls } from '@vitrine/contract'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { createInvoiceCalls } from './invoice-handlers.ts'
import { createOrderInvoiceCalls } from './order-invoice-handlers.ts'

/** Handles invoices, credit notes and packing slips. */
export const createInvoiceHandlers = (
  context: Context,
): Handlers<typeof invoiceCalls> & Handlers<typeof orderInvoiceCalls> => ({
  ...createInvoiceCalls(context),
  ...createOrderInvoiceCalls(context),
})
