import { namedTaxesOf, sumsOfInvoice, taxesOf, type TaxAtRate } from '@vitrine/domain/invoice/charges.ts'
import { sumOf } from '@vitrine/domain/money.ts'
import type { NamedTax } from '@vitrine/domain/tax/named-taxes.ts'
import { leftToRight } from '@vitrine/domain/bidi.ts'
import type { Speech } from '../../../ground/words/speech.ts'
import type { StoredInvoice } from '../store.ts'
import type { NamedCharge } from '../tables.ts'
import { drawFooters } from './draw-footers.ts'
import { drawHead, type Fact } from './draw-head.ts'
import { drawTable, type Column } from './draw-table.ts'
import { drawTotals, type TotalRow } from './draw-totals.ts'
import { ink, margin, type Picture, type Sheet } from './sheet.ts'
import type { Writer } from './writer.ts'

interface Drawing {
  readonly sheet: Sheet
  readonly speech: Speech
  readonly writer: Writer
  readonly logo?: Picture | undefined
}

/** Converts the credits of a credit note to charges. */
const creditedCharges = ({ body: { charges, credit } }: StoredInvoice): NamedCharge[] =>
  (credit?.credits ?? []).map((one) => {
    const charge = charges.find(({ id }) => id === one.id)!
    return { ...charge, quantity: one.quantity, amount: one.gross, discount: 0, gross: one.gross, tax: one.tax }
  })

const factsOf = (invoice: StoredInvoice, { speech, writer }: Drawing): Fact[] => {
  const { documents: labels } = speech.words
  const { body, issued_date, created_date, due_date, display_number } = invoice
  const isDue = due_date !== null && invoice.kind === 'INVOICE' && Number(invoice.total) > body.paid
  return [
    [labels.number, display_number ?? '–'],
    [labels.date, writer.day(issued_date ?? created_date)],
    ...(isDue ? [[labels.dueDate, writer.day(due_date)] as const] : []),
    [labels.orderNumber, body.orderNumber],
    [labels.orderDate, writer.day(new Date(body.orderDate))],
  ]
}

const columnsOf = ({ speech: { words } }: Drawing, isTaxed: boolean): Column[] => [
  { title: words.documents.item, isText: true },
  { title: words.documents.quantity },
  { title: words.documents.price },
  ...(isTaxed ? [{ title: words.documents.taxRate }] : []),
  { title: words.documents.amount },
]

const rowOf = (charge: NamedCharge, { writer }: Drawing, isTaxed: boolean) => ({
  name: charge.name,
  ...(charge.details !== undefined && { details: charge.details }),
  cells: [
    writer.count(charge.quantity),
    writer.money(charge.price),
    ...(isTaxed ? [writer.rate(charge.rate)] : []),
    writer.money(charge.amount),
  ],
})

const titleOf = ({ kind, name }: NamedCharge, { documents: labels }: Speech['words']): string => {
  const known = { LINE: '', DELIVERY: labels.delivery, FEE: labels.fee, ADJUSTMENT: labels.adjustment }[kind]
  if (kind === 'DELIVERY' && name !== '') return `${known}: ${name}`
  return name || known
}

/** Lists the totals below the lines of an invoice. */
export const invoiceTotals = (
  invoice: StoredInvoice,
  { speech, writer }: Pick<Drawing, 'speech' | 'writer'>,
): TotalRow[] => {
  const { documents: labels } = speech.words
  const { charges, isTaxIncluded, paid } = invoice.body
  const { subtotal, discount, taxes, total } = sumsOfInvoice(charges)
  const byName = namedTaxesOf(charges)?.map(({ name, rate, amount: tax }) => ({
    label: `${name} (${writer.rate(rate)})`,
    tax,
  }))
  const byRate = taxes.map(({ rate, tax }) => ({ label: labels.tax(writer.rate(rate)), tax }))
  const beside = charges.filter(({ kind }) => kind !== 'LINE')
  return [
    { label: labels.subtotal, value: writer.money(subtotal) },
    ...(discount === 0 ? [] : [{ label: labels.discount, value: writer.money(-discount) }]),
    ...beside.map((charge) => ({ label: titleOf(charge, speech.words), value: writer.money(charge.amount) })),
    ...(isTaxIncluded
      ? []
      : (byName ?? byRate)
          .filter(({ tax }) => tax !== 0)
          .map(({ label, tax }) => ({ label, value: writer.money(tax) }))),
    { label: labels.total, value: writer.money(total), isTotal: true },
    ...(paid > 0 ? [{ label: labels.paid, value: writer.money(-Math.min(paid, total)) }] : []),
    ...(paid > 0 || total > 0
      ? [{ label: labels.amountDue, value: writer.money(Math.max(0, total - paid)), isStrong: true }]
      : []),
  ]
}

const drawTaxes = (taxes: readonly TaxAtRate[], y: number, drawing: Drawing): number => {
  if (!taxes.some(({ tax }) => tax !== 0)) return y
  const { sheet, speech, writer } = drawing
  const { documents: labels } = speech.words
  const columns = [
    { title: labels.rate, isText: true },
    { title: labels.net },
    { title: labels.taxAmount },
    { title: labels.gross },
  ]
  const rows = taxes.map(({ rate, net, tax }) => ({
    name: leftToRight(writer.rate(rate)),
    cells: [net, tax, net + tax].map((amount) => writer.money(amount)),
  }))
  const width = Math.min(320, sheet.width - 2 * margin)
  return drawTable(sheet, { columns, rows, y, width, title: labels.taxSummary, size: 8.5 })
}

/** Draws taxes by name. They share the same net amount, so the columns have no totals. */
const drawNamedTaxes = (taxes: readonly NamedTax[], y: number, drawing: Drawing): number => {
  const { sheet, speech, writer } = drawing
  const { documents: labels } = speech.words
  const rows = taxes.map(({ name, rate, net, amount }) => ({
    name: `${name} ${leftToRight(writer.rate(rate))}`,
    cells: [net, amount].map((sum) => writer.money(sum)),
  }))
  const columns = [{ title: labels.rate, isText: true }, { title: labels.net }, { title: labels.taxAmount }]
  const width = Math.min(320, sheet.width - 2 * margin)
  return drawTable(sheet, { columns, rows, y, width, title: labels.taxSummary, size: 8.5 })
}

/** Draws the taxes of an invoice or credit note: by name if there are several per price, else by rate. */
const drawTaxSummary = (
  charges: readonly (Parameters<typeof taxesOf>[0][number] & Parameters<typeof namedTaxesOf>[0][number])[],
  y: number,
  drawing: Drawing,
): number => {
  const named = namedTaxesOf(charges)
  return named ? drawNamedTaxes(named, y, drawing) : drawTaxes(taxesOf(charges), y, drawing)
}

const paragraph = (text: string | undefined, y: number, { sheet }: Drawing): number => {
  if (!text) return y
  const box = { x: margin, width: sheet.width - 2 * margin }
  let at = y + 14
  for (const line of text.split('\n')) {
    if (at > sheet.height - 110) {
      sheet.addPage()
      at = margin
    }
    at += sheet.write(line, { ...box, y: at }, { color: ink.muted, size: 9 })
  }
  return at
}

/** Draws the charges, totals and taxes of an invoice. */
const drawCharges = (invoice: StoredInvoice, y: number, drawing: Drawing): number => {
  const { sheet } = drawing
  const { charges } = invoice.body
  const isTaxed = charges.some(({ tax }) => tax !== 0)
  const rows = charges.filter(({ kind }) => kind === 'LINE').map((charge) => rowOf(charge, drawing, isTaxed))
  const below = drawTable(sheet, { columns: columnsOf(drawing, isTaxed), rows, y, width: sheet.width - 2 * margin })
  const totals = drawTotals(sheet, {
    rows: invoiceTotals(invoice, drawing),
    y: below + 10,
    accent: drawing.writer.accent,
  })
  return drawTaxSummary(charges, totals + 18, drawing)
}

/** Draws the credited lines or amount of a credit note. */
const drawCredits = (invoice: StoredInvoice, y: number, drawing: Drawing): number => {
  const { sheet, speech, writer } = drawing
  const { documents: labels } = speech.words
  const credit = invoice.body.credit!
  const credits = creditedCharges(invoice)
  const total = sumOf(credit.credits.map(({ gross }) => gross))
  const columns = [{ title: labels.item, isText: true }, { title: labels.quantity }, { title: labels.amount }]
  const rows = credit.isAmount
    ? [{ name: labels.creditAmount(credit.invoiceNumber), cells: [writer.count(1), writer.money(total)] }]
    : credits.map((one) => ({
        name: one.kind === 'LINE' ? one.name : titleOf(one, speech.words),
        ...(one.details !== undefined && { details: one.details }),
        cells: [writer.count(one.quantity), writer.money(one.gross)],
      }))
  const about = labels.creditOf(leftToRight(credit.invoiceNumber), writer.day(new Date(credit.invoiceDate)))
  const head = y + sheet.write(about, { x: margin, y, width: sheet.width - 2 * margin }, { face: 'bold' }) + 10
  const below = drawTable(sheet, { columns, rows, y: head, width: sheet.width - 2 * margin })
  const sums = [{ label: labels.totalCredit, value: writer.money(total), isTotal: true }]
  const totals = drawTotals(sheet, { rows: sums, y: below + 10, accent: writer.accent })
  const taxes = drawTaxSummary(credit.credits, totals + 18, drawing)
  return credit.reason ? paragraph(labels.reason(credit.reason), taxes, drawing) : taxes
}

/** Draws an invoice or credit note on its own pages. */
export const drawInvoice = (invoice: StoredInvoice, drawing: Drawing): void => {
  const { sheet, speech, logo, writer } = drawing
  const { body, kind, state } = invoice
  const { documents: labels } = speech.words
  sheet.addPage()
  const first = sheet.page()
  const title = kind === 'CREDIT_NOTE' ? labels.creditNote : labels.invoice
  const facts = factsOf(invoice, drawing)
  const y = drawHead(sheet, { title, facts, logo, accent: writer.accent, speech, ...body })
  const end = body.credit ? drawCredits(invoice, y, drawing) : drawCharges(invoice, y, drawing)
  paragraph(body.note, end, drawing)
  const label = [title, invoice.display_number].filter(Boolean).join(' ')
  drawFooters(sheet, { first, seller: body.seller, footer: body.footer, label, speech, writer })
  const stamp = { DRAFT: labels.draft, VOID: labels.voided, ISSUED: undefined, DELETED: labels.draft }[state]
  if (stamp === undefined) return
  for (let page = first; page <= sheet.page(); page += 1) sheet.stamp(stamp, page)
}
