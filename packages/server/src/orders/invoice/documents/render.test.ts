import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { speechFor } from '../../../ground/words/speech.ts'
import { loadSharp } from '../../../ground/media/load-sharp.ts'
import type { StoredInvoice } from '../store.ts'
import { invoiceTotals } from '../pdf/draw-invoice.ts'
import { createWriter } from '../pdf/writer.ts'
import { renderDocuments } from './render.ts'
import { chargeOf, invoiceOf, textOf } from '../testing.ts'
import { documentEmail } from '../changes/email.ts'
import { emailToHtml } from '../../../ground/mail/email.ts'

const config = { config: { mediaFolder: '/nowhere' } as never }
const draw = (...invoices: readonly StoredInvoice[]) =>
  renderDocuments(
    config,
    invoices.map((invoice) => ({ type: 'INVOICE', invoice })),
  )
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

/** Decodes the objects and streams of a PDF. */
const insideOf = (pdf: Buffer): string => {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/\/FlateDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g)].map(([, packed]) => {
    try {
      return inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return [text, ...streams].join('\n')
}

test('renders the same document to the same bytes, and a different number to different ones', async () => {
  const [one, two, other] = [
    await draw(invoiceOf()),
    await draw(invoiceOf()),
    await draw(invoiceOf({}, { number: 8, display_number: 'INV-00008' })),
  ]
  expect(one.equals(two)).toBe(true)
  expect(one.equals(other)).toBe(false)
})

test.each(['en-US', 'de-DE', 'es-ES', 'he-IL'])(
  'renders in %s on A4 and letter paper, in euro, yen and dinar',
  async (locale) => {
    for (const currency of ['EUR', 'JPY', 'KWD', 'RUB', 'ILS']) {
      for (const paper of ['A4', 'LETTER'] as const) {
        const pdf = await draw(invoiceOf({ locale, paper }, { currency }))
        expect(pagesOf(pdf)).toBe(1)
        expect(pdf.toString('latin1')).toContain(paper === 'A4' ? '[0 0 595.28 841.89]' : '[0 0 612 792]')
      }
    }
  },
)

test('spreads 300 lines over several pages and yields to other work between documents', async () => {
  const charges = Array.from({ length: 300 }, (_, index) => chargeOf(`line-${index}`, { name: `Item ${index}` }))
  expect(pagesOf(await draw(invoiceOf({ charges })))).toBeGreaterThan(8)
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  expect(pagesOf(await draw(...Array.from({ length: 20 }, () => invoiceOf())))).toBe(20)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
})

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  'javascript:alert(1)',
  '</title><svg onload=alert(1)>',
  '(test) Tj ET /JS (app.alert(1)) /OpenAction << /S /JavaScript >>',
  ') >> endobj 99 0 obj << /Type /Action /S /Launch /F (cmd.exe) >>',
  '%PDF-1.4 \\( \\) \\\\ \\012',
  '\u202Egnp.exe \u2066\u2069 \u0000\u0007\u001B[31m',
  '{{7*7}} ${7*7} #{7*7}',
  '🧨💥 漢字 العربية ไทย',
  'Z̸̢̛a̷l̶g̵o̴'.repeat(20),
]

test('draws markup in names, addresses and notes as plain text', async () => {
  for (const text of hostile) {
    const party = { name: text, lines: [text, text], vatId: text, email: text }
    const pdf = await draw(
      invoiceOf(
        {
          seller: party,
          buyer: party,
          shipTo: party,
          note: text,
          footer: text,
          orderNumber: text,
          charges: [
            chargeOf('a', { name: text, details: text }),
            chargeOf('delivery', { kind: 'DELIVERY', name: text }),
          ],
        },
        { display_number: text },
      ),
    )
    const inside = insideOf(pdf)
    // Titles are stored as hexadecimal or bracketed strings; no markup may appear outside of them.
    const bare = inside.replaceAll(/\((?:\\.|[^\\()])*\)/gs, '').replaceAll(/<[\da-f]*>/gi, '')
    expect(bare).not.toMatch(/\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|EmbeddedFile|RichMedia)\b/)
    expect(pagesOf(pdf)).toBeGreaterThanOrEqual(1)
  }
})

test('escapes user input in the email of a document', () => {
  for (const text of hostile) {
    const invoice = invoiceOf({ orderNumber: text, seller: { name: text, lines: [] } }, { display_number: text })
    const settings = { contactEmail: text }
    const orderPage = () => `https://shop.example/hosted/order?token=${text}`
    const site = { name: text, language: 'en', storefrontUrl: 'https://shop.example', settings, orderPage } as never
    const html = emailToHtml(
      documentEmail(invoice, { site, url: 'https://shop.example/documents/invoice.pdf?token=x' }),
    )
    expect(html).not.toMatch(/<script|<img|<svg|onerror=alert\(1\)>/i)
  }
})

test('breaks the longest texts into lines and pages within the paper', async () => {
  const long = (length: number) => 'W'.repeat(length)
  const party = { name: long(150), lines: [long(150), long(100), long(101)], vatId: long(30), email: long(320) }
  const charges = [
    chargeOf('a', { name: long(200), details: long(2000), quantity: 100_000, amount: 99_999_999_999_999 }),
  ]
  const body = textOf({
    seller: party,
    buyer: party,
    shipTo: party,
    charges,
    note: `${long(500)}\n`.repeat(2),
    footer: long(1000),
  })
  for (const locale of ['de-DE', 'he-IL']) {
    const pdf = await draw(invoiceOf({ ...body, locale }, { display_number: long(30) }))
    const inside = insideOf(pdf)
    const places = [...inside.matchAll(/1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm/g)].map(([, x, y]) => [Number(x), Number(y)])
    expect(places.length).toBeGreaterThan(20)
    const beyond = places.filter(([x, y]) => x! < 0 || x! > 595 || y! < 0 || y! > 841)
    expect(beyond).toEqual([])
  }
})

test('draws the logo of the store and omits a missing or invalid one', async () => {
  const mediaFolder = mkdtempSync(join(tmpdir(), 'vitrine-logo-'))
  onTestFinished(() => rmSync(mediaFolder, { recursive: true }))
  mkdirSync(join(mediaFolder, 'files'))
  const sharp = await loadSharp()
  const blank = { width: 600, height: 200, channels: 4 as const, background: { r: 31, g: 77, b: 63, alpha: 0.5 } }
  writeFileSync(join(mediaFolder, 'files', 'logo.webp'), await sharp({ create: blank }).webp().toBuffer())
  writeFileSync(join(mediaFolder, 'files', 'none.png'), 'no picture')
  const drawWith = (logoId: string) =>
    renderDocuments({ config: { mediaFolder } as never }, [{ type: 'INVOICE', invoice: invoiceOf({ logoId }) }])
  const hasPicture = (pdf: Buffer) => pdf.toString('latin1').includes('/Subtype /Image')
  const [one, two] = [await drawWith('logo.webp'), await drawWith('logo.webp')]
  expect([hasPicture(one), one.equals(two)]).toEqual([true, true])
  expect(hasPicture(await drawWith('none.png'))).toBe(false)
  expect(hasPicture(await drawWith('gone.png'))).toBe(false)
})

test('stamps each page of a draft and of a void document', async () => {
  const issued = await draw(invoiceOf())
  for (const state of ['DRAFT', 'VOID'] as const) {
    const pdf = await draw(invoiceOf({}, { state }))
    expect(pdf.byteLength).toBeGreaterThan(issued.byteLength)
    expect(insideOf(pdf)).toMatch(/\/ca 0\.14/)
  }
})

test('lists several taxes of a price by name', async () => {
  const taxes = [
    { name: 'State tax', rate: '0.04', tax: 40 },
    { name: 'City tax', rate: '0.04875', tax: 49 },
  ]
  const amounts = { price: 1000, amount: 1000, discount: 0, rate: '0.08875', tax: 89, gross: 1089 }
  const charges = [chargeOf('mug', { ...amounts, taxes })]
  const invoice = invoiceOf({ charges, isTaxIncluded: false }, { currency: 'USD' })
  expect(pagesOf(await draw(invoice))).toBe(1)
  const writing = { locale: 'en-US', timeZone: 'UTC', currency: 'USD', canWrite: () => true }
  const rows = invoiceTotals(invoice, { speech: speechFor({ site: 'en' }), writer: createWriter(writing) })
  expect(rows.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Subtotal $10.00',
    'State tax (4%) $0.40',
    'City tax (4.875%) $0.49',
    'Total $10.89',
    'Amount due $10.89',
  ])
})
