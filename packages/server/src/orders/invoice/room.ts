import { defineRoom } from '../../ground/context/room.ts'
import { createInvoiceHandlers } from './handlers.ts'
import { createDocumentPages } from './pages.ts'
import { invoiceJob } from './changes/automatic.ts'
import { invoiceSchema } from './schema.ts'

export const invoiceRoom = defineRoom({
  handlers: createInvoiceHandlers,
  schema: invoiceSchema,
  pages: createDocumentPages,
  jobs: (context) => [invoiceJob(context)],
})
