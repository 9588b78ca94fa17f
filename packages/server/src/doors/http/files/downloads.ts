import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { open, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { invalidField, invalidBecause } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { messagePage } from '../../../ground/page/message-page.ts'
import {
  countDownload,
  storeSecureFile,
  largestFileBytes,
  listDownloads,
  presentFile,
  readDownloadLink,
  refuseTooLarge,
  resumeDownload,
  securePath,
  type StoredDownload,
} from '../../../orders/digital/api.ts'
import { findOrder } from '../../../orders/order/api.ts'
import { rangeOf, type ByteRange } from './byte-range.ts'
import { sendResponse, toRequest } from '../pages/pages.ts'
import { requireCatalogCaller } from '../guard/require-catalog-caller.ts'
import type { ServeOptions } from '../serve.ts'
import { takeStreams } from './streamed-body.ts'

/** Downloads are saved to disk, never cached on the way or run in a browser. */
const downloadHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'accept-ranges': 'bytes',
}

/** Returns the file name for the browser, in its own characters and in ASCII for old browsers (RFC 6266). */
const disposition = (name: string): string => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

const statuses = { REVOKED: 410, EXPIRED: 410, USED_UP: 410 } as const
type Why = keyof typeof statuses | 'UNKNOWN' | 'MISSING'

/** Explains in the visitor's language why a download is not available, and what to do. */
const refuse = async (
  context: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { why, siteId }: { why: Why; siteId?: string },
): Promise<FastifyReply> => {
  const status = why === 'UNKNOWN' || why === 'MISSING' ? 404 : statuses[why]
  const page = await messagePage(context, toRequest(request), {
    status,
    siteId,
    wordsFor: ({ downloads: words }) => ({ title: words.refusedTitle, texts: [words.refused[why], words.refusedHelp] }),
  })
  return sendResponse(reply, page)
}

interface Found {
  readonly download: StoredDownload
  readonly file: FileHandle
}

const find = async (context: Context, token: string) => {
  const key = await readDownloadLink(context, token)
  const order = key && (await findOrder(context.db, key.site_id, key.order_id))
  const downloads = order ? await listDownloads(context.db, order, context.now()) : []
  return downloads.find(({ line_item_id }) => line_item_id === key?.line_item_id)
}

/** Whether this request may have the file. Beginning a download counts, resuming it does not. */
const admit = async (
  { db, now }: Context,
  download: StoredDownload,
  range: ByteRange | undefined,
): Promise<boolean> => {
  const { bytes: size } = download
  const isResumed = range !== undefined && range.start > 0
  const bytes = isResumed ? range.end - range.start + 1 : 0
  if (isResumed && (await resumeDownload(db, download, { bytes, size, now: now() }))) return true
  return countDownload(db, download, now())
}

/** A file never changes, so its ID tells whether a range fits an earlier download (RFC 9110, section 13.1.5). */
const tagOf = ({ file_id }: StoredDownload): string => `"${file_id}"`

/** Returns the requested range, or the whole file if the range belongs to another one. */
const partOf = ({ headers }: FastifyRequest, download: StoredDownload) => {
  const condition = headers['if-range']
  const isOther = condition !== undefined && condition !== tagOf(download)
  return rangeOf(isOther ? undefined : headers.range, download.bytes)
}

const send = (reply: FastifyReply, { download, file }: Found, range: ByteRange | undefined, isHead: boolean) => {
  const { bytes: size, file_name: name } = download
  const { start, end } = range ?? { start: 0, end: size - 1 }
  void reply
    .code(range ? 206 : 200)
    .headers({
      ...downloadHeaders,
      etag: tagOf(download),
      'content-disposition': disposition(name),
      'content-length': end - start + 1,
    })
    .type('application/octet-stream')
  if (range) void reply.header('content-range', `bytes ${start}-${end}/${size}`)
  if (isHead) return file.close().then(() => reply.send(''))
  return reply.send(file.createReadStream({ start, end }))
}

/** Serves purchased files to holders of their link, with ranges and a limited number of downloads. */
export const mountDownloads = (app: FastifyInstance, context: Context): void => {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { token = '' } = request.query as { token?: unknown }
    const http = { request, reply }
    const download = typeof token === 'string' && token !== '' ? await find(context, token) : undefined
    if (!download) return refuse(context, http, { why: 'UNKNOWN' })
    const { site_id: siteId, status } = download
    const isHead = request.method === 'HEAD'
    const range = partOf(request, download)
    const isBegun = status === 'USED_UP' && typeof range === 'object' && range.start > 0
    if (status !== 'AVAILABLE' && !isBegun) return refuse(context, http, { why: status, siteId })
    if (range === 'unsatisfiable') {
      return reply
        .code(416)
        .headers({ ...downloadHeaders, 'content-range': `bytes */${download.bytes}` })
        .send('')
    }
    const file = await open(securePath(context, download.file_id)).catch((error: unknown) => {
      context.log.error({ err: error, siteId, fileId: download.file_id }, 'a file that was sold cannot be read')
    })
    if (!file) return refuse(context, http, { why: 'MISSING', siteId })
    const isAdmitted = isHead || (await admit(context, download, range))
    if (isAdmitted) return send(reply, { download, file }, range, isHead)
    await file.close()
    return refuse(context, http, { why: 'USED_UP', siteId })
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/download',
    config: { crossOrigin: false, isPage: true },
    exposeHeadRoute: false,
    handler: answer,
  })
}

/** Accepts a file to sell as the body of a POST. It is only served through download links. */
export const mountSecureUpload = (
  app: FastifyInstance,
  context: Context,
  options: Pick<ServeOptions, 'authenticate' | 'whyNotFrom'>,
): void => {
  void app.register(async (scope) => {
    takeStreams(scope, largestFileBytes)
    scope.post<{ Querystring: { fileName?: string } }>('/vitrine/v1/secure-files', async (request, reply) => {
      const caller = await requireCatalogCaller(request, reply, options)
      // Closes the connection, so that a refused upload is not read to its end.
      void reply.header('connection', 'close')
      refuseTooLarge(Number(request.headers['content-length'] ?? 0))
      const { fileName } = request.query
      if (typeof fileName !== 'string' || fileName === '')
        throw invalidField('fileName', 'must be set', 'REQUIRED_FIELD')
      if (!request.body) throw invalidBecause('file', 'EMPTY_FILE')
      const file = await storeSecureFile(context, {
        siteId: caller.siteId,
        content: request.body as Readable,
        fileName,
        contentType: request.headers['content-type'] ?? 'application/octet-stream',
      })
      return reply.send({ file: presentFile(file) })
    })
  })
}
