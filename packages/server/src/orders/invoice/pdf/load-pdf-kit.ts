import type { Font } from 'fontkit'

/** Loads the PDF library on first use, which makes the server start faster and use less memory until then. */
export const loadPdfKit = async () => {
  const [{ default: PdfDocument }, { create }] = await Promise.all([import('pdfkit'), import('fontkit')])
  const createFont = (bytes: Buffer): Font => {
    const font = create(bytes)
    if ('fonts' in font) throw new Error('The file holds more than one font.')
    return font
  }
  return { PdfDocument, createFont }
}
