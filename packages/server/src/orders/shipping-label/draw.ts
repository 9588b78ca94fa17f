import { formatRecipientLines } from '../../ground/words/address-lines.ts'
import { createSpelling, loadPdfKit, openFonts, visualLine } from '../invoice/api.ts'
import type { LabelAddress } from '../shippo/api.ts'
import type { StoredLabel } from './store.ts'

/** Label size: 4 × 6 inches, in points. */
const [width, height] = [288, 432]
const margin = 14

type PdfDocument = InstanceType<Awaited<ReturnType<typeof loadPdfKit>>['PdfDocument']>

/** A PDF page, and a function that replaces characters its font does not have. */
interface Page {
  readonly doc: PdfDocument
  readonly spell: (text: string) => string
}

/** A label to print: the carrier's image, or a drawn sample. */
export interface PrintedLabel {
  readonly label: StoredLabel
  readonly picture: Buffer | undefined
}

const linesOf = ({ name, company, street, street2, city, state, postalCode, country }: LabelAddress): string[] => {
  const address = { addressLine: street, addressLine2: street2, city, subdivision: state, postalCode, country }
  return formatRecipientLines({ contactDetails: { lastName: name, company }, address }, 'en')
}

const write = (
  { doc, spell }: Page,
  text: string,
  box: { x: number; y: number; size: number; bold?: boolean },
): void => {
  const spelled = spell(text)
  doc
    .font(box.bold ? 'bold' : 'regular')
    .fontSize(box.size)
    .fillColor('black')
    .text(visualLine(spelled, 'ltr', { start: 0, end: spelled.length }), box.x, box.y, {
      width: width - box.x - margin,
      height: box.size * 1.5,
      ellipsis: true,
    })
}

const rule = ({ doc }: Page, y: number): void => {
  doc
    .moveTo(margin, y)
    .lineTo(width - margin, y)
    .lineWidth(1)
    .stroke('black')
}

/** Draws bars that look like a barcode but cannot be scanned. */
const drawBars = ({ doc }: Page, digits: string, y: number): void => {
  let x = margin + 8
  const step = (width - 2 * margin - 16) / (digits.length * 3)
  for (const digit of digits) {
    const thick = 0.6 + (Number(digit) % 4) * 0.5
    doc.rect(x, y, step * thick, 54).fill('black')
    doc.rect(x + step * 1.7, y, step * 0.5, 54).fill('black')
    x += step * 3
  }
}

const drawAddress = (page: Page, address: LabelAddress, box: { x: number; y: number; size: number }): void => {
  for (const [index, line] of linesOf(address).entries()) {
    write(page, line, { ...box, y: box.y + index * box.size * 1.3, bold: index === 0 })
  }
}

const drawSample = (page: Page, { body, order_number }: StoredLabel): void => {
  const { doc } = page
  const { parcel, rate, trackingNumber = '', weight, weightUnit } = body
  doc.rect(0, 0, width, 26).fill('black')
  doc.font('bold').fontSize(11).fillColor('white')
  doc.text('SAMPLE – NOT VALID FOR SHIPPING', 0, 6, { width, align: 'center' })
  write(page, rate.serviceName, { x: margin, y: 36, size: 15, bold: true })
  write(page, `Order ${order_number} · ${weight} ${weightUnit.toLowerCase()}`, { x: margin, y: 58, size: 9 })
  rule(page, 76)
  write(page, 'FROM', { x: margin, y: 82, size: 7, bold: true })
  drawAddress(page, parcel.from, { x: margin, y: 92, size: 8.5 })
  rule(page, 162)
  write(page, 'SHIP TO', { x: margin, y: 168, size: 7, bold: true })
  drawAddress(page, parcel.to, { x: margin + 22, y: 180, size: 12 })
  rule(page, 286)
  drawBars(page, trackingNumber, 298)
  doc.font('bold').fontSize(10).fillColor('black')
  doc.text(trackingNumber.replaceAll(/(\d{4})(?=\d)/g, '$1 '), 0, 358, { width, align: 'center' })
  rule(page, 382)
  doc
    .font('regular')
    .fontSize(8)
    .text('No carrier takes this parcel. No postage was paid.', 0, 392, { width, align: 'center' })
  doc.save().rotate(-35, { origin: [width / 2, height / 2] })
  doc.font('bold').fontSize(64).fillColor('#b3382c').fillOpacity(0.16)
  doc.text('SAMPLE', 0, height / 2 - 44, { width, align: 'center', lineBreak: false })
  doc.fillOpacity(1).restore()
}

/** Draws a PDF with one label per page. The output is deterministic. */
export const drawLabels = async (labels: readonly PrintedLabel[]): Promise<Buffer> => {
  const [{ PdfDocument }, fonts] = await Promise.all([loadPdfKit(), openFonts()])
  const date = labels[0]!.label.created_date
  const info = { Title: 'Shipping labels', Creator: 'Vitrine', Producer: 'Vitrine', CreationDate: date, ModDate: date }
  // Without `null` the library would load a default font.
  const doc = new PdfDocument({ autoFirstPage: false, font: null as never, margin: 0, info })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
  for (const [face, font] of Object.entries(fonts)) doc.registerFont(face, font as never)
  const spell = createSpelling(fonts.regular)
  for (const { label, picture } of labels) {
    doc.addPage({ size: [width, height], margin: 0 })
    if (picture) doc.image(picture, 0, 0, { fit: [width, height], align: 'center', valign: 'center' })
    else drawSample({ doc, spell }, label)
  }
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
