import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../ground/context/context.ts'
import { findAnyMedia, mediaPath, type MediaFile } from '../../../ground/media/files.ts'
import { originalAddress } from '../../../ground/media/original.ts'
import { readPictureRequest } from '../../../ground/media/requested-picture.ts'
import { createResizer } from '../../../ground/media/resize.ts'
import { addressOf } from '../../../ground/rate-limit/sign-in-budget.ts'
import { maySeePhoto } from '../../../catalog/review/api.ts'
import { rangeOf, type ByteRange } from './byte-range.ts'

/** The content at a URL never changes. */
const lasting = 'public, max-age=31536000, immutable'

/** Redirects to the hosted provider for a file that was not copied here yet. */
const sendElsewhere = (request: FileRequest, reply: FastifyReply) => {
  const isRedirected = request.headers['x-vitrine-meant-for'] !== undefined
  const address = originalAddress({ path: request.url, id: request.params.id, isRedirected })
  if (address === undefined) return reply.code(404).send({ message: 'The file was not found.', details: {} })
  return reply
    .headers({ ...mediaHeaders, 'cache-control': 'public, max-age=300', vary: 'x-vitrine-meant-for' })
    .redirect(address)
}

/** Pages of any origin may show media, which cannot run anything. */
const mediaHeaders: Readonly<Record<string, string>> = {
  'cache-control': lasting,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
}

type FileRequest = FastifyRequest<{ Params: { id: string } }>

const keyIn = ({ query }: FastifyRequest): string | undefined => {
  const { key } = query as { key?: unknown }
  return key === undefined ? undefined : String(key)
}

/** Whether the caller may see a file. A photo of an unapproved review is not public. */
const maySeeAs =
  (context: Context, request: FastifyRequest) =>
  async (file: MediaFile): Promise<boolean> =>
    file.guarded_by === null || maySeePhoto(context, file, keyIn(request))

/** Cache headers: public files never change, access to guarded ones may be revoked. */
const headersOf = (file: MediaFile, request: FastifyRequest): Readonly<Record<string, string>> => {
  if (file.guarded_by === null) return mediaHeaders
  const isPublic = keyIn(request) === undefined
  return { ...mediaHeaders, 'cache-control': isPublic ? 'public, max-age=60' : 'private, no-store' }
}

/** Aborts when the client disconnects, so that no image is resized in vain. */
const whileConnected = ({ raw }: FastifyReply): AbortSignal => {
  const left = new AbortController()
  raw.once('close', () => left.abort())
  return left.signal
}

/** Returns the content of a file. `HEAD` requests read nothing. */
const contentOf = (request: FastifyRequest, path: string, range?: ByteRange): Readable =>
  request.method === 'HEAD' ? Readable.from([]) : createReadStream(path, range)

/** The SDK's media helper names a video's poster image after the video. So are those of 3D models. */
const stillOf = (id: string): string => id.replace(/\.(mp4|webm|glb)\.jpg$/, '.$1')

/** Serves media in full size (with ranges for videos) and resized. */
export const mountMedia = (app: FastifyInstance, context: Context): void => {
  const deliver = createResizer(context)

  const findFile = async (request: FileRequest): Promise<MediaFile | undefined> => {
    const id = stillOf(request.params.id)
    const found = await findAnyMedia(context, id)
    const stillId = id === request.params.id ? id : found?.poster_id
    const file = stillId === id || !stillId ? found : await findAnyMedia(context, stillId)
    return file && stillId && (await maySeeAs(context, request)(file)) ? file : undefined
  }

  const sendFile = async (request: FileRequest, reply: FastifyReply) => {
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
  // The SDK's media helper requests videos here with a resolution; only one is stored.
  app.get('/video/:id/*', sendFile)

  // Other image operations are only available at the provider.
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
      const { file, contentType, bytes, isFallback } = delivered
      return reply
        .headers({ ...headersOf(file, request), ...(isFallback && { 'cache-control': 'no-store' }) })
        .type(contentType)
        .send(bytes)
    },
  )
}
