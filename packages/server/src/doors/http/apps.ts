import type { FastifyInstance } from 'fastify'
import type { Context } from '../../ground/context/context.ts'
import { findApp } from '../../ground/event/store.ts'

/** Publishes the keys of apps, with which receivers verify the signatures of events. */
export const mountAppKeys = (app: FastifyInstance, { db }: Context): void => {
  app.get<{ Params: { appId: string } }>('/apps/:appId/public-key.pem', async (request, reply) => {
    const found = await findApp(db, request.params.appId)
    if (!found) return reply.callNotFound()
    return reply
      .headers({ 'content-type': 'application/x-pem-file', 'cache-control': 'public, max-age=300' })
      .send(found.public_key)
  })
}
