import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isElevated } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { findAnyMedia, mediaPath, storeMedia, type MediaFile } from '../../ground/media/files.ts'
import { mediaTypes } from '../../ground/media/kind.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import { originalAddress } from '../../ground/media/original.ts'
import { readPictureRequest } from '../../ground/media/requested-picture.ts'
import { createResizer } from '../../ground/media/resize.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { maySeePhoto } from '../../catalog/review/api.ts'
import { rangeOf, type ByteRange } from './byte-range.ts'
import { answerCrossOrigin } from './cross-origin.ts'
import type { ServeOptions } from './serve.ts'

const largestUploadBytes = 100 * 1024 * 1024
/** Content never changes under its address. */
const lasting = 'public, max-age=31536000, immutable'

/** A file that stayed with the hosted provider is found there; it may come here one day. */
const sendElsewhere = (request: AskedFile, reply: FastifyReply) => {
  const isLedHere = request.headers['x-vitrine-meant-for'] !== undefined
  const address = originalAddress({ path: request.url, id: request.params.id, isLedHere })
  if (address === undefined) return reply.code(404).send({ message: 'There is no such file.', details: {} })
  return reply
    .headers({ ...mediaHeaders, 'cache-control': 'public, max-age=300', vary: 'x-vitrine-meant-for' })
    .redirect(address)
}

/** Media may be shown by pages of any origin, and can do nothing but be shown. */
const mediaHeaders: Readonly<Record<string, string>> = {
  'cache-control': lasting,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
}

type AskedFile = FastifyRequest<{ Params: { id: string } }>

const keyIn = ({ query }: FastifyRequest): string | undefined => {
  const { key } = query as { key?: unknown }
  return key === undefined ? undefined : String(key)
}

/** Whether whoever asks may see a file: a photo of a review is not for everybody before that is approved. */
const maySeeAs =
  (context: Context, request: FastifyRequest) =>
  async (file: MediaFile): Promise<boolean> =>
    file.guarded_by === null || maySeePhoto(context, file, keyIn(request))

/** A file that everybody may see stays as it is; one that is guarded may be taken back at any time. */
const headersOf = (file: MediaFile, request: FastifyRequest): Readonly<Record<string, string>> => {
  if (file.guarded_by === null) return mediaHeaders
  const isPublic = keyIn(request) === undefined
  return { ...mediaHeaders, 'cache-control': isPublic ? 'public, max-age=60' : 'private, no-store' }
}

/** Aborted when the caller hangs up, so that nothing is drawn for nobody. */
const whileConnected = ({ raw }: FastifyReply): AbortSignal => {
  const left = new AbortController()
  raw.once('close', () => left.abort())
  return left.signal
}

/** The bytes of a file; to `HEAD`, which asks for headers alone, none are read. */
const contentOf = (request: FastifyRequest, path: string, range?: ByteRange): Readable =>
  request.method === 'HEAD' ? Readable.from([]) : createReadStream(path, range)

/** The SDK's media helper names the still picture of a video after the video. */
const stillOf = (id: string): string => id.replace(/\.(mp4|webm)\.jpg$/, '.$1')

/** Serves media at full size, with ranges for videos, and resized. */
export const mountMedia = (app: FastifyInstance, context: Context): void => {
  const deliver = createResizer(context)

  const findFile = async (request: AskedFile): Promise<MediaFile | undefined> => {
    const id = stillOf(request.params.id)
    const found = await findAnyMedia(context, id)
    const stillId = id === request.params.id ? id : found?.poster_id
    const file = stillId === id || !stillId ? found : await findAnyMedia(context, stillId)
    return file && stillId && (await maySeeAs(context, request)(file)) ? file : undefined
  }

  const sendFile = async (request: AskedFile, reply: FastifyReply) => {
    const file = await findFile(request)
    if (!file) return sendElsewhere(request, reply)
    void reply.headers({ ...headersOf(file, request), 'accept-ranges': 'bytes' }).type(file.content_type)
    const path = mediaPath(context, file.id)
    const range = rangeOf(request.headers.range, file.bytes)
    if (!range || range === 'unsatisfiable')
      return reply.header('content-length', file.bytes).send(contentOf(request, path))
    return reply
      .code(206)
      .headers({
        'content-range': `bytes ${range.start}-${range.end}/${file.bytes}`,
        'content-length': range.end - range.start + 1,
      })
      .send(contentOf(request, path, range))
  }
  app.get('/media/:id', sendFile)
  // Where the SDK's media helper looks for a video, with the resolution it wishes for; there is one of each.
  app.get('/video/:id/*', sendFile)

  // Other ways to ask for a picture are the provider's alone.
  app.get('/media/:id/*', sendElsewhere)

  app.get<{ Params: { id: string; mode: string; settings: string; name: string } }>(
    '/media/:id/v1/:mode/:settings/:name',
    async (request, reply) => {
      const { id, mode, settings, name } = request.params
      const wanted = readPictureRequest(mode, settings, name)
      const caller = addressOf(request.ip)
      const options = { maySee: maySeeAs(context, request), caller, signal: whileConnected(reply) }
      const delivered = wanted && (await deliver(stillOf(id), wanted, options))
      if (!delivered) return sendElsewhere(request, reply)
      const { file, contentType, bytes, isStandIn } = delivered
      return reply
        .headers({ ...headersOf(file, request), ...(isStandIn && { 'cache-control': 'no-store' }) })
        .type(contentType)
        .send(bytes)
    },
  )
}

interface UploadQuery {
  readonly filename?: string
  readonly altText?: string
  readonly posterId?: string
  readonly width?: string
  readonly height?: string
  readonly focalX?: string
  readonly focalY?: string
}

const side = (text: string | undefined): number | undefined => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : undefined)

const share = (text: string | undefined): number | undefined => {
  const value = Number(text)
  return text !== undefined && value >= 0 && value <= 1 ? value : undefined
}

/** Takes a picture or video, as the body of a POST with its own content type. */
export const mountUpload = (
  app: FastifyInstance,
  context: Context,
  { authenticate, whyNotFrom }: Pick<ServeOptions, 'authenticate' | 'whyNotFrom'>,
): void => {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      mediaTypes,
      { parseAs: 'buffer', bodyLimit: largestUploadBytes },
      (_request, body, done) => {
        done(null, body)
      },
    )
    scope.post<{ Querystring: UploadQuery }>(
      '/vitrine/v1/media',
      { bodyLimit: largestUploadBytes },
      async (request, reply) => {
        const caller = await authenticate(request.headers.authorization)
        await answerCrossOrigin(request, reply, (origin) => whyNotFrom(caller, origin))
        if (caller.role === 'anyone') throw new Refusal('UNAUTHENTICATED')
        if (!isElevated(caller))
          throw new Refusal('PERMISSION_DENIED', 'Only these roles can make this call: owner, app.')
        if (caller.role === 'app' && !caller.scopes.includes('catalog')) throw new Refusal('PERMISSION_DENIED')
        const { filename = 'file', altText, posterId, width, height, focalX, focalY } = request.query
        const [x, y] = [share(focalX), share(focalY)]
        const size = { width: side(width) ?? 0, height: side(height) ?? 0 }
        const file = await storeMedia(context, {
          siteId: caller.siteId,
          bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          filename: filename.slice(0, 200),
          ...(altText !== undefined && { altText: altText.slice(0, 1000) }),
          ...(posterId !== undefined && { posterId }),
          ...(x !== undefined && y !== undefined && { focalPoint: { x, y } }),
          size,
        })
        const site = await requireSite(context.sites, caller.siteId)
        return reply.send({
          media: { id: file.id, kind: file.kind, url: mediaUrl(site, file.id), width: file.width, height: file.height },
        })
      },
    )
  })
}
