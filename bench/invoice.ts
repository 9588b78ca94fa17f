/**
 * Cost of rendering an invoice: CPU of this process, which renders it as the server does, with a new number each time
 * to bypass caches. Compared with the library writing as many words in a standard font.
 */
import PdfDocument from 'pdfkit'
import { renderDocuments } from '@vitrine/server/orders/invoice/api.ts'
import { chargeOf, invoiceOf } from '@vitrine/server/orders/invoice/testing.ts'
import { once } from 'node:events'
import { median, report } from './measure/report.ts'

const rounds = 5
const times = 40

const config = { config: { mediaFolder: '/nowhere' } as never }
let number = 0

const chargesOf = (lines: number) => [
  ...Array.from({ length: lines }, (_, index) =>
    chargeOf(`line-${index}`, { name: `Stoneware mug, number ${index}`, details: 'Blue, 300 ml', quantity: index + 1 }),
  ),
  chargeOf('delivery', { kind: 'DELIVERY', name: 'Standard', rate: '0.07' }),
]

const draw = async (locale: string, lines: number): Promise<void> => {
  number += 1
  const invoice = invoiceOf({ locale, charges: chargesOf(lines) }, { number, display_number: `INV-${number}` })
  await renderDocuments(config, [{ type: 'INVOICE', invoice }])
}

/** The same number of words, without lines, columns or an embedded font. */
const drawBare = async (lines: number): Promise<void> => {
  const doc = new PdfDocument({ size: 'A4', margin: 48 })
  doc.on('data', () => undefined)
  const ended = once(doc, 'end')
  for (const { name, details, amount } of chargesOf(lines)) doc.text(`${name} ${details ?? ''} ${amount}`)
  doc.end()
  await ended
}

/** Returns CPU milliseconds per document. */
const costOf = async (work: () => Promise<void>, count: number): Promise<number> => {
  const costs: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const before = process.cpuUsage()
    for (let index = 0; index < count; index += 1) await work()
    const { user, system } = process.cpuUsage(before)
    // The first round warms up.
    if (round > 0) costs.push((user + system) / 1000 / count)
  }
  return median(costs)
}

const cases = [
  { name: 'an invoice of 10 lines as PDF', locale: 'en-US', lines: 10, limit: 60, count: times },
  { name: 'the same in Hebrew', locale: 'he-IL', lines: 10, limit: 60, count: times },
  { name: 'an invoice of 300 lines as PDF', locale: 'en-US', lines: 300, limit: 400, count: 4 },
]

for (const { name, locale, lines, limit, count } of cases) {
  const baseline = await costOf(() => drawBare(lines), count)
  const ours = await costOf(() => draw(locale, lines), count)
  report({ name, ours, baseline, against: 'the library alone', unit: 'ms CPU', limit: { ours: limit } })
}
