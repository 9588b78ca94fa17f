import { defineRoom } from '../../ground/context/room.ts'
import { createInvoiceHandlers } from './handlers.ts'
import { invoiceMigration } from './migration.ts'
import { createDocumentPages } from './pages.ts'
import { createInvoiceWriter } from './wishes.ts'

export const invoiceRoom = defineRoom({
  handlers: createInvoiceHandlers,
  migrations: [invoiceMigration],
  pages: createDocumentPages,
  workers: (context) => [createInvoiceWriter(context)],
})
