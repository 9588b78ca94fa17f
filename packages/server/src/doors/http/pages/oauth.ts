import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../ground/context/context.ts'
import { authorize, discoveryDocument, goBack, handOver, handOverPath, leave } from '../../../people/oauth/api.ts'
import { answerInstall } from '../../../people/installation/api.ts'
import { answerProvider, providerPath } from '../../../people/sign-in-provider/api.ts'
import { mountPages } from './pages.ts'

/** Mounts the sign-in pages for browsers and the metadata documents for clients. */
export const mountOAuth = (app: FastifyInstance, context: Context): void => {
  mountPages(app, '/oauth2/authorize', (request) => authorize(context, request))
  mountPages(app, '/oauth2/logout', (request) => leave(context, request))
  mountPages(app, '/oauth2/return', (request) => goBack(context, request))
  mountPages(app, handOverPath, (request) => handOver(context, request))

  mountPages(app, providerPath, (request) => answerProvider(context, request))
  mountPages(app, '/installer/install', (request) => answerInstall(context, request))

  const open = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' }
  for (const path of ['/oauth2/jwks', '/_api/oauth2/jwks']) {
    app.get(path, async (_request, reply) => reply.headers(open).send({ keys: await context.signer.publicKeys() }))
  }
  const document = discoveryDocument(context.config.publicUrl)
  for (const path of ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']) {
    app.get(path, async (_request, reply) => reply.headers(open).send(document))
  }
}
