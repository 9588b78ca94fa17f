import { decided } from '@vitrine/domain/machine.ts'
import type { StoredInvoice } from './store.ts'
import type { InvoiceText, NamedCharge } from './tables.ts'

const day = new Date('2026-11-23T10:00:00Z')

export const chargeOf = (id: string, more: Partial<NamedCharge> = {}): NamedCharge => {
  const amounts = { price: 1900, amount: 1900, discount: 0, rate: '0.19', tax: 303, gross: 1900 }
  return { id, kind: 'LINE', quantity: 1, name: 'Mug', ...amounts, ...more }
}

/** Content of an invoice, for tests that draw one. */
export const textOf = (more: Partial<InvoiceText> = {}): InvoiceText => ({
  locale: 'en-US',
  timeZone: 'UTC',
  paper: 'A4',
  orderNumber: '10042',
  orderDate: '2026-11-20T10:00:00.000Z',
  seller: { name: 'Hearth & Home', lines: ['Ring 1', '10115 Berlin', 'Germany'], vatId: 'DE123456789' },
  buyer: { name: 'Ada Byron', lines: ['Ring 2', '10115 Berlin', 'Germany'] },
  isTaxIncluded: true,
  paid: 0,
  charges: [chargeOf('a'), chargeOf('delivery', { kind: 'DELIVERY', name: 'Standard' })],
  ...more,
})

/** An issued invoice, for tests that draw one. */
export const invoiceOf = (text: Partial<InvoiceText> = {}, more: Partial<StoredInvoice> = {}): StoredInvoice => {
  const body = textOf(text)
  return {
    site_id: 'site',
    id: 'invoice',
    order_id: 'order',
    kind: 'INVOICE',
    state: decided('ISSUED'),
    series: 'INVOICE',
    number: 7,
    display_number: 'INV-00007',
    invoice_id: null,
    refund_id: null,
    secret: 'secret',
    total: body.charges.reduce((sum, { gross }) => sum + gross, 0),
    currency: 'EUR',
    body,
    created_date: day,
    issued_date: day,
    due_date: new Date('2026-12-07T10:00:00Z'),
    sent_date: null,
    voided_date: null,
    replaced_date: null,
    ...more,
  }
}
