import type { DemoDigitalProduct } from '../demo/types.ts'

/** Escapes characters that are special in PDF strings. */
const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`)

/** Creates a PDF with one page of text in a standard font. */
const pdfOf = (lines: readonly string[]): Buffer => {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')
  const content = `BT /F1 16 Tf 24 TL 60 720 Td ${text} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}

/** Returns the placeholder file of a digital demo product. */
export const demoFile = ({ name, brand = '' }: DemoDigitalProduct): Buffer =>
  pdfOf([name, brand, '', 'This file belongs to the demo store.'])
