import type { Speech } from '../../../ground/words/speech.ts'
import type { DocumentStyle, Party } from '../tables.ts'
import { drawFooters } from './draw-footers.ts'
import { drawHead, type Fact } from './draw-head.ts'
import { drawTable } from './draw-table.ts'
import { ink, margin, type Picture, type Sheet } from './sheet.ts'
import type { Writer } from './writer.ts'

/** Content of a packing slip, without prices. */
export interface PackingSlip extends DocumentStyle {
  readonly orderNumber: string
  readonly orderDate: Date
  readonly date: Date
  readonly seller: Party
  readonly shipTo?: Party
  readonly method?: string
  readonly tracking?: string
  readonly note?: string
  readonly lines: readonly { readonly name: string; readonly details?: string; readonly quantity: number }[]
}

interface Drawing {
  readonly sheet: Sheet
  readonly speech: Speech
  readonly writer: Writer
  readonly logo?: Picture | undefined
}

/** Draws a packing slip on its own pages. */
export const drawPackingSlip = (slip: PackingSlip, { sheet, speech, writer, logo }: Drawing): void => {
  const { documents: labels, order } = speech.words
  sheet.addPage()
  const first = sheet.page()
  const facts: Fact[] = [
    [labels.orderNumber, slip.orderNumber],
    [labels.orderDate, writer.day(slip.orderDate)],
    [labels.date, writer.day(slip.date)],
    ...(slip.method ? [[labels.deliveryMethod, slip.method] as const] : []),
  ]
  const { seller, shipTo } = slip
  let y = drawHead(sheet, { title: labels.packingSlip, facts, logo, accent: writer.accent, speech, seller, shipTo })
  const width = sheet.width - 2 * margin
  if (slip.tracking) y += sheet.write(order.tracking(slip.tracking), { x: margin, y, width }, { mostLines: 2 }) + 12
  const columns = [{ title: labels.item, isText: true }, { title: labels.quantity }]
  const rows = slip.lines.map(({ name, details, quantity }) => ({
    name,
    ...(details !== undefined && { details }),
    cells: [writer.count(quantity)],
  }))
  const end = drawTable(sheet, { columns, rows, y, width, size: 10.5 })
  if (slip.note) {
    let at = end + 18
    if (at > sheet.height - 190) {
      sheet.addPage()
      at = margin
    }
    at += sheet.write(labels.buyerNote, { x: margin, y: at, width }, { size: 8, color: ink.muted }) + 2
    sheet.write(slip.note, { x: margin, y: at, width }, { mostLines: 12 })
  }
  const label = `${labels.packingSlip} ${slip.orderNumber}`
  drawFooters(sheet, { first, seller, footer: slip.footer, label, speech, writer })
}
