import { createBoundedMap } from '../../ground/base/bounded-map.ts'
import type { PageHandler } from '../../ground/base/page-handler.ts'
import type { Context } from '../../ground/context/context.ts'
import { openLinkToken } from '../../ground/token/link-token.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { findOrder } from '../order/api.ts'
import { withCurrentData } from './documents/current-data.ts'
import { fileNameOf } from './present.ts'
import { openPrint } from './print.ts'
import { renderDocuments } from './documents/render.ts'
import { findInvoice, type StoredInvoice } from './store.ts'

const notFound = (): Response =>
  new Response('There is no such document.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' },
  })

/** Serves a PDF for the browser's viewer, without scripts and hidden from search engines. */
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

/** Recently rendered documents, so that opening one repeatedly is cheap. */
const drawn = createBoundedMap<Buffer>({ maxBytes: 8_000_000, bytesOf: ({ byteLength }) => byteLength })

/** Renders the PDF of a document. The output is deterministic. */
export const pdfOf = async (context: Pick<Context, 'config'>, invoice: StoredInvoice): Promise<Buffer> => {
  const key = `${invoice.id} ${invoice.state}`
  const known = invoice.state === 'DRAFT' ? undefined : drawn.get(key)
  if (known) return known
  const bytes = await renderDocuments(context, [{ type: 'INVOICE', invoice }])
  if (invoice.state !== 'DRAFT') drawn.set(key, bytes)
  return bytes
}

/** Serves documents to anyone with their link, and printed documents of an owner. */
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
    const invoice = await withCurrentData(db, found, { order: order!, site })
    return pdf(await pdfOf(context, invoice), fileNameOf(invoice))
  }

  const printPage: PageHandler = async (request) => {
    const documents = await openPrint(context, tokenIn(request))
    return documents.length === 0 ? notFound() : pdf(await renderDocuments(context, documents), 'documents.pdf')
  }

  return { '/documents/invoice.pdf': invoicePage, '/documents/print.pdf': printPage }
}
