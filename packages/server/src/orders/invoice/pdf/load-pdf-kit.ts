import type { Font } from 'fontkit'

/** The library that writes PDFs, loaded with the first one: a server starts sooner, and is smaller until then. */
export const loadPdfKit = async () => {
  const [{ default: PdfDocument }, { create }] = await Promise.all([import('pdfkit'), import('fontkit')])
  const createFont = (bytes: Buffer): Font => {
    const font = create(bytes)
    if ('fonts' in font) throw new Error('The file holds more than one font.')
    return font
  }
  return { PdfDocument, createFont }
}
