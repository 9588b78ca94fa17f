import { createBoundedMap } from '../../ground/base/bounded-map.ts'
import type { PageHandler } from '../../ground/base/page-handler.ts'
import type { Context } from '../../ground/context/context.ts'
import { openLinkToken } from '../../ground/token/link-token.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { findOrder } from '../order/api.ts'
import { asItStands } from './documents/live.ts'
import { fileNameOf } from './present.ts'
import { openPrint } from './print.ts'
import { renderDocuments } from './documents/render.ts'
import { findInvoice, type StoredInvoice } from './store.ts'

const notFound = (): Response =>
  new Response('There is no such document.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' },
  })

/** A PDF is shown by the browser's own viewer; nothing in it may run, and no search engine keeps it. */
const pdf = (bytes: Buffer, filename: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${filename}"`,
      'content-security-policy':
        "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-robots-tag': 'noindex',
    },
  })

/** What was drawn last: whoever opens the same document again and again costs no more than its bytes. */
const drawn = createBoundedMap<Buffer>({ mostBytes: 8_000_000, bytesOf: ({ byteLength }) => byteLength })

/** The PDF of a document, the same bytes each time. */
export const pdfOf = async (context: Pick<Context, 'config'>, invoice: StoredInvoice): Promise<Buffer> => {
  const key = `${invoice.id} ${invoice.state}`
  const known = invoice.state === 'DRAFT' ? undefined : drawn.get(key)
  if (known) return known
  const bytes = await renderDocuments(context, [{ type: 'INVOICE', invoice }])
  if (invoice.state !== 'DRAFT') drawn.set(key, bytes)
  return bytes
}

/** Pages of the room: a document for whoever has its address, and what an owner prints. */
export const createDocumentPages = (context: Context): Readonly<Record<string, PageHandler>> => {
  const { db, sites } = context
  const tokenIn = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

  const invoicePage: PageHandler = async (request) => {
    const found = await openLinkToken(tokenIn(request), (siteId, id) => findInvoice(db, siteId, id))
    if (!found || found.state === 'DELETED') return notFound()
    const [order, site] = await Promise.all([
      findOrder(db, found.site_id, found.order_id),
      requireSite(sites, found.site_id),
    ])
    const invoice = await asItStands(db, found, { order: order!, site })
    return pdf(await pdfOf(context, invoice), fileNameOf(invoice))
  }

  const printPage: PageHandler = async (request) => {
    const documents = await openPrint(context, tokenIn(request))
    return documents.length === 0 ? notFound() : pdf(await renderDocuments(context, documents), 'documents.pdf')
  }

  return { '/documents/invoice.pdf': invoicePage, '/documents/print.pdf': printPage }
}
