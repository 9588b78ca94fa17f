import { setImmediate as breathe } from 'node:timers/promises'
import type { Context } from '../../../ground/context/context.ts'
import { drawingQueue, openPicture } from '../../../ground/media/draw-picture.ts'
import { mediaPath } from '../../../ground/media/files.ts'
import { speechFor } from '../../../ground/words/speech.ts'
import { createBoundedMap } from '../../../ground/base/bounded-map.ts'
import type { StoredInvoice } from '../store.ts'
import type { DocumentStyle } from '../tables.ts'
import type { PackingSlip } from '../pdf/draw-packing-slip.ts'
import type { Picture, Sheet } from '../pdf/sheet.ts'

/** A document to draw. */
export type Printed =
  | { readonly type: 'INVOICE'; readonly invoice: StoredInvoice }
  | { readonly type: 'PACKING_SLIP'; readonly slip: PackingSlip }

const logoSize = { width: 480, height: 160 }

/** Logos by file path, in the format of the PDF. Missing images are omitted. */
const logos = createBoundedMap<Picture>({ maxBytes: 4_000_000, bytesOf: ({ bytes }) => bytes.byteLength })

const drawLogo = async (path: string): Promise<Picture> => {
  const picture = await openPicture(path)
  const resized = picture.resize({ ...logoSize, fit: 'inside', withoutEnlargement: true })
  // The library supports PNG only, and is fast only without transparency.
  const png = resized.flatten({ background: '#ffffff' }).png({ palette: false })
  const { data: bytes, info } = await png.toBuffer({ resolveWithObject: true })
  return { bytes, width: info.width, height: info.height }
}

const logoOf = async (context: Pick<Context, 'config'>, { logoId }: DocumentStyle): Promise<Picture | undefined> => {
  if (logoId === undefined) return undefined
  const path = mediaPath(context, logoId)
  const known = logos.get(path)
  if (known) return known
  try {
    const drawn = await drawingQueue.run(`logo ${path}`, () => drawLogo(path), { isUrgent: true })
    logos.set(path, drawn)
    return drawn
  } catch {
    return undefined
  }
}

const styleOf = (printed: Printed): DocumentStyle => (printed.type === 'INVOICE' ? printed.invoice.body : printed.slip)

const titleOf = (printed: Printed): { title: string; author: string; date: Date } => {
  if (printed.type === 'PACKING_SLIP') {
    const { orderNumber, seller, date } = printed.slip
    return { title: orderNumber, author: seller.name, date }
  }
  const { invoice } = printed
  const { display_number, body, issued_date, created_date } = invoice
  return { title: display_number ?? body.orderNumber, author: body.seller.name, date: issued_date ?? created_date }
}

type Open = (style: { direction: 'ltr' | 'rtl'; paper: DocumentStyle['paper'] }) => Sheet

const drawOne = async (context: Pick<Context, 'config'>, printed: Printed, open: Open): Promise<void> => {
  const [{ drawInvoice }, { drawPackingSlip }, { createWriter }] = await Promise.all([
    import('../pdf/draw-invoice.ts'),
    import('../pdf/draw-packing-slip.ts'),
    import('../pdf/writer.ts'),
  ])
  const style = styleOf(printed)
  const speech = speechFor({ site: style.locale })
  const sheet = open({ direction: speech.direction, paper: style.paper })
  const currency = printed.type === 'INVOICE' ? printed.invoice.currency : 'EUR'
  const writer = createWriter({ ...style, currency, canWrite: sheet.canWrite })
  const drawing = { sheet, speech, writer, logo: await logoOf(context, style) }
  if (printed.type === 'INVOICE') drawInvoice(printed.invoice, drawing)
  else drawPackingSlip(printed.slip, drawing)
}

/** Renders documents into one PDF. Yields to other work between documents. */
export const renderDocuments = async (
  context: Pick<Context, 'config'>,
  documents: readonly Printed[],
): Promise<Buffer> => {
  const { makePdf } = await import('../pdf/sheet.ts')
  return makePdf(titleOf(documents[0]!), async (open) => {
    for (const printed of documents) {
      await drawOne(context, printed, open)
      if (documents.length > 1) await breathe()
    }
  })
}
