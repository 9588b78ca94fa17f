import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isElevated, type Caller } from '../../../ground/base/caller.ts'
import { Refusal, invalidBecause } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { mediaUrl } from '../../../ground/media/addresses.ts'
import { storeMedia } from '../../../ground/media/files.ts'
import { mediaTypes } from '../../../ground/media/kind.ts'
import { createWorkQueue, QueueFull } from '../../../ground/media/work-queue.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { answerCrossOrigin } from '../guard/cross-origin.ts'
import { requireAnyPermission } from '../guard/require-permission.ts'
import type { ServeOptions } from '../serve.ts'

const largestUploadBytes = 100 * 1024 * 1024

/** Uploads are held in memory, so that few are read at once. The others wait before their bodies are read. */
const uploads = createWorkQueue({ concurrency: 4, maxWaiting: 64 })

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

/** Areas whose entities have images. */
const imagePermissions = ['products.write', 'marketing.write', 'design.write', 'settings.write'] as const

/** Requires a caller who may add media. */
const requireUploader = (caller: Caller): Exclude<Caller, { role: 'anyone' }> => {
  if (caller.role === 'anyone') throw new Refusal('UNAUTHENTICATED')
  if (!isElevated(caller)) throw new Refusal('PERMISSION_DENIED', 'Only these roles can make this call: owner, app.')
  if (caller.role === 'app' && !caller.scopes.includes('catalog')) throw new Refusal('PERMISSION_DENIED')
  if (caller.role === 'owner') requireAnyPermission(caller, imagePermissions)
  return caller
}

const closed = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    if (raw.closed) resolve()
    else raw.once('close', resolve)
  })

/** Waits until an upload may be read. Its place is free again when the connection has its answer or is closed. */
const waitForTurn = (siteId: string, reply: FastifyReply): Promise<void> =>
  new Promise((resolve, reject) => {
    const work = async () => {
      resolve()
      await closed(reply)
    }
    uploads.run(randomUUID(), work, { caller: siteId }).catch((error: unknown) => {
      reject(error instanceof QueueFull ? new Refusal('UNAVAILABLE', undefined, { retryAfterSeconds: 5 }) : error)
    })
  })

const refuseTooLarge = ({ headers }: FastifyRequest): void => {
  if (Number(headers['content-length'] ?? 0) <= largestUploadBytes) return
  throw invalidBecause('file', 'FILE_TOO_LARGE', {
    description: `must be at most ${largestUploadBytes / 1024 / 1024} MB`,
  })
}

type Uploading = FastifyRequest<{ Querystring: UploadQuery }>

const storeUpload = async (context: Context, siteId: string, { query, body }: Uploading) => {
  const { filename = 'file', altText, posterId, width, height, focalX, focalY } = query
  const [x, y] = [share(focalX), share(focalY)]
  const file = await storeMedia(context, {
    siteId,
    bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    filename: filename.slice(0, 200),
    ...(altText !== undefined && { altText: altText.slice(0, 1000) }),
    ...(posterId !== undefined && { posterId }),
    ...(x !== undefined && y !== undefined && { focalPoint: { x, y } }),
    size: { width: side(width) ?? 0, height: side(height) ?? 0 },
  })
  const site = await requireSite(context.sites, siteId)
  return { id: file.id, kind: file.kind, url: mediaUrl(site, file.id), width: file.width, height: file.height }
}

/**
 * Accepts an image, video or 3D model as the body of a POST, with its content type. The caller is known before the body
 * is read.
 */
export const mountUpload = (
  app: FastifyInstance,
  context: Context,
  { authenticate, whyNotFrom }: Pick<ServeOptions, 'authenticate' | 'whyNotFrom'>,
): void => {
  const sites = new WeakMap<FastifyRequest, string>()
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      mediaTypes,
      { parseAs: 'buffer', bodyLimit: largestUploadBytes },
      (_request, body, done) => {
        done(null, body)
      },
    )
    scope.addHook('onRequest', async (request, reply) => {
      const caller = await authenticate(request.headers.authorization)
      await answerCrossOrigin(request, reply, (origin) => whyNotFrom(caller, origin))
      const { siteId } = requireUploader(caller)
      refuseTooLarge(request)
      sites.set(request, siteId)
      await waitForTurn(siteId, reply)
    })
    scope.post<{ Querystring: UploadQuery }>(
      '/vitrine/v1/media',
      { bodyLimit: largestUploadBytes },
      async (request, reply) => reply.send({ media: await storeUpload(context, sites.get(request)!, request) }),
    )
  })
}
