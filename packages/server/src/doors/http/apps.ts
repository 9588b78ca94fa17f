import type { FastifyInstance } from 'fastify'
import type { Context } from '../../ground/context/context.ts'
import { findApp } from '../../ground/event/store.ts'

/** The public keys of apps, by which receivers check that events come from here. */
export const mountAppKeys = (app: FastifyInstance, { db }: Context): void => {
  app.get<{ Params: { appId: string } }>('/apps/:appId/public-key.pem', async (request, reply) => {
    const found = await findApp(db, request.params.appId)
    if (!found) return reply.callNotFound()
    return reply
      .headers({ 'content-type': 'application/x-pem-file', 'cache-control': 'public, max-age=300' })
      .send(found.public_key)
  })
}
