import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireAnyPermission } from './require-permission.ts'
import { isElevated, type Caller } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import { answerCrossOrigin } from './cross-origin.ts'
import type { ServeOptions } from '../serve.ts'

/**
 * Requires a caller who may upload files for the catalog: a person or API key with the permission, or an app with that
 * scope.
 */
export const requireCatalogCaller = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { authenticate, whyNotFrom }: Pick<ServeOptions, 'authenticate' | 'whyNotFrom'>,
): Promise<Exclude<Caller, { readonly role: 'anyone' }>> => {
  const caller = await authenticate(request.headers.authorization)
  await answerCrossOrigin(request, reply, (origin) => whyNotFrom(caller, origin))
  if (caller.role === 'anyone') throw new Refusal('UNAUTHENTICATED')
  if (!isElevated(caller)) throw new Refusal('PERMISSION_DENIED', 'Only these roles can make this call: owner, app.')
  if (caller.role === 'owner') requireAnyPermission(caller, ['products.write'])
  if (caller.role === 'app' && !caller.scopes.includes('catalog')) throw new Refusal('PERMISSION_DENIED')
  return caller
}
