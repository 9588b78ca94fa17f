import { defineRoom } from '../../ground/context/room.ts'
import { createInvoiceHandlers } from './handlers.ts'
import { invoiceMigration } from './migration.ts'
import { createDocumentPages } from './pages.ts'
import { invoiceReplacedMigration } from './replaced-migration.ts'
import { createInvoiceWriter } from './wishes.ts'

export const invoiceRoom = defineRoom({
  handlers: createInvoiceHandlers,
  migrations: [invoiceMigration, invoiceReplacedMigration],
  pages: createDocumentPages,
  workers: (context) => [createInvoiceWriter(context)],
})
