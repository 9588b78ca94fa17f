import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import { mediaUrl } from '../../../ground/media/addresses.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { keepPhoto, largestPhotoBytes } from '../../../catalog/review/api.ts'
import { answerCrossOrigin } from '../guard/cross-origin.ts'
import type { ServeOptions } from '../serve.ts'

/** Requires a caller who may write reviews. */
function requireWriter(caller: Caller): asserts caller is Exclude<Caller, { role: 'anyone' }> {
  if (caller.role === 'anyone') throw new Refusal('UNAUTHENTICATED')
  if (caller.role === 'app' && !caller.scopes.includes('catalog')) throw new Refusal('PERMISSION_DENIED')
  if ('checkoutId' in caller && caller.checkoutId !== undefined)
    throw new Refusal('PERMISSION_DENIED', 'The token of a checkout link can only open that checkout.')
  if (caller.role === 'member' && caller.isThirdParty)
    throw new Refusal('PERMISSION_DENIED', 'A third-party app cannot make this call for a member.')
}

/**
 * Accepts a photo for a review as the body of a POST. Its type is detected from the content, not from its name or
 * content type.
 */
export const mountPhotoUpload = (
  app: FastifyInstance,
  context: Context,
  { authenticate, whyNotFrom }: Pick<ServeOptions, 'authenticate' | 'whyNotFrom'>,
): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestPhotoBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.addHook('onRequest', async ({ headers }) => {
      if (Number(headers['content-length'] ?? 0) <= largestPhotoBytes) return
      throw invalidField('file', `must have at most ${largestPhotoBytes} bytes`, 'MAX_SIZE')
    })
    scope.post('/vitrine/v1/review-photos', async (request, reply) => {
      const caller = await authenticate(request.headers.authorization)
      await answerCrossOrigin(request, reply, (origin) => whyNotFrom(caller, origin))
      requireWriter(caller)
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const site = await requireSite(context.sites, caller.siteId)
      const { id, width, height } = await keepPhoto(context, caller, { bytes, ip: request.ip })
      return reply.send({ photo: { id, url: mediaUrl(site, id), width, height } })
    })
  })
}
