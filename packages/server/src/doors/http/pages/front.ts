import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../ground/context/context.ts'
import { frontPage, noStorePage } from '../../front/api.ts'
import { sendResponse, toRequest } from './pages.ts'
import { isBrowser } from './browser-redirect.ts'

/** Pages that work without a store: the mailbox, and the page that creates the first one. */
const always = /^\/(dev|back-office\/(set-up$|assets))/

/** Serves the root page, and the setup page in place of all pages while there is no store. */
export const mountFront = (app: FastifyInstance, context: Context): void => {
  let isOpen = false
  app.addHook('onRequest', async (request, reply) => {
    if (isOpen || request.method !== 'GET' || !isBrowser(request) || always.test(request.url)) return undefined
    isOpen = (await context.sites.findFirstApp()) !== undefined
    return isOpen ? undefined : sendResponse(reply, await noStorePage(context, toRequest(request)))
  })
  app.get('/', { config: { crossOrigin: false, isPage: true } }, async (request, reply) =>
    sendResponse(reply, await frontPage(context, toRequest(request))),
  )
}
