import { calls } from '@vitrine/contract'
import { printOpenApi } from '@vitrine/contract/print/openapi.ts'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { createApiKeyHandlers } from './api-key/handlers.ts'
import { createAuthenticate } from './authenticate.ts'
import { createBackInStockHandlers } from './back-in-stock/handlers.ts'
import { stopPath } from './back-in-stock/letter.ts'
import { answerStop } from './back-in-stock/stop-page.ts'
import { createBackInStockWorkers } from './back-in-stock/workers.ts'
import { createDeskHandlers } from './back-office/handlers.ts'
import { createCartByIdHandlers } from './cart/by-id-handlers.ts'
import { createCartHandlers } from './cart/handlers.ts'
import { createUntouchedRemoval } from './cart/untouched.ts'
import { createCatalogHandlers } from './catalog/handlers.ts'
import { readShownState } from './catalog/counts.ts'
import { createNoteFolding } from './catalog/note-folding.ts'
import { createCheckoutTemplateHandlers } from './checkout-template/handlers.ts'
import { createCheckoutHandlers } from './checkout/handlers.ts'
import type { Config } from './config.ts'
import { createPhoneDelivery } from './factor/phone-delivery.ts'
import { createOwnerHandlers } from './back-office/owner.ts'
import { createOwnerTokens } from './back-office/owner-tokens.ts'
import type { Context } from './context.ts'
import { createCouponHandlers } from './coupon/handlers.ts'
import type { Database } from './database/open-database.ts'
import { createEventDelivery } from './event/delivery.ts'
import { createEventHandlers } from './event/handlers.ts'
import { createFactorHandlers } from './factor/handlers.ts'
import type { Messenger } from './factor/messenger.ts'
import { createGiftCardHandlers } from './gift-card/handlers.ts'
import { createApp } from './http/app.ts'
import { mountAppKeys } from './http/apps.ts'
import { mountFiles, type FilesOptions } from './http/files.ts'
import { mountFront } from './http/front.ts'
import { mountGraphql } from './http/graphql.ts'
import { createKeptAnswers } from './http/kept-answers.ts'
import { createLocalFetch } from './http/local-fetch.ts'
import { createOriginCheck } from './http/origin-check.ts'
import { mountMedia, mountUpload } from './http/media.ts'
import { mountPages, type PageHandler } from './http/pages.ts'
import { mountOAuth } from './http/oauth.ts'
import { serve } from './http/serve.ts'
import { createIdempotency, createKeyPruning } from './idempotency/idempotency.ts'
import { createAccessTokens } from './identity/access-tokens.ts'
import { createEndedSessions } from './identity/ended-sessions.ts'
import { createIdentityHandlers } from './identity/handlers.ts'
import { createIdentityPruning } from './identity/pruning.ts'
import { createKeyRotation, keyChannel, reloadKeys } from './identity/key-rotation.ts'
import { createSigner, loadSigningKeys } from './identity/signer.ts'
import { createAppTokens } from './installation/app-tokens.ts'
import { createInstallationHandlers } from './installation/handlers.ts'
import { createMailDelivery } from './mail/delivery.ts'
import { answerDevMailbox, hasDevMailbox } from './mail/dev-mailbox.ts'
import { createActivityHandlers } from './activity/handlers.ts'
import { createConsentHandlers } from './consent/handlers.ts'
import { createContactBookHandlers } from './member/contact-book.ts'
import { createDirectoryHandlers } from './member/directory.ts'
import { createOAuthAppHandlers } from './oauth-app/handlers.ts'
import { createOrderHandlers } from './order/handlers.ts'
import { ownerCommand } from './page/front-page.ts'
import { refusalPage } from './page/refusal-page.ts'
import { createPayments } from './payment/payments.ts'
import { createSandbox } from './payment/sandbox.ts'
import { createReconciler } from './payment/reconcile.ts'
import { createRecommendationHandlers } from './recommendation/handlers.ts'
import { createReviewHandlers } from './review/handlers.ts'
import { createSettingHandlers } from './setting/handlers.ts'
import { createShippingHandlers } from './shipping/handlers.ts'
import { createShippoHandlers } from './shippo/handlers.ts'
import { createSignInProviderHandlers } from './sign-in-provider/handlers.ts'
import { createSiteHandlers } from './site/handlers.ts'
import { refuseKnownSecrets } from './site/refuse-known-secrets.ts'
import { createSites, siteChannel } from './site/sites.ts'
import { createStorageAlarm } from './storage/alarm.ts'
import type { Tables } from './tables.ts'
import type { Worker } from './worker.ts'
import { createTaxHandlers } from './tax/handlers.ts'

export interface ServerOptions {
  readonly database: Database<Tables>
  readonly config: Config
  readonly log: Logger
  readonly now?: () => Date
  readonly newId?: () => string
  /** Brings codes to telephones. */
  readonly messenger?: Messenger
  /** Pages of apps on top, by path. */
  readonly pages?: Readonly<Record<string, PageHandler>>
  /** Built files of apps on top. */
  readonly files?: readonly FilesOptions[]
}

/** A whole server over a migrated database: every call of the contract, and the workers beside them. */
export const createServer = async (options: ServerOptions) => {
  const { database, config, log, now = () => new Date(), newId = randomUUID } = options
  const { db } = database
  const sites = createSites(db, config)
  const signer = createSigner({ keys: await loadSigningKeys(db), issuer: config.publicUrl, now })
  const endedSessions = await createEndedSessions(database, now)
  const accessTokens = createAccessTokens({ signer, now, isEnded: endedSessions.has })
  const { messenger } = options
  const rooms = { database, db, sites, signer, accessTokens, endedSessions, now, newId, config, log }
  const context: Context = { ...rooms, ...(messenger && { messenger }) }
  const payments = createPayments(context, createSandbox({ db, now }))

  const ownerTokens = createOwnerTokens(context)
  const appTokens = createAppTokens(context)

  const alarm = createStorageAlarm(context)
  const app = createApp({
    onStorageFull: alarm.noteFull,
    log,
    config,
    refusalPage: (request, refused) => refusalPage(context, request, refused),
  })
  const handlers = {
    ...createCatalogHandlers(context),
    ...createCartHandlers(context),
    ...createCartByIdHandlers(context),
    ...createCheckoutHandlers(context, payments),
    ...createOrderHandlers(context, payments),
    ...createRecommendationHandlers(context),
    ...createReviewHandlers(context),
    ...createBackInStockHandlers(context),
    ...createSettingHandlers(context),
    ...createShippingHandlers(context),
    ...createShippoHandlers(context),
    ...createTaxHandlers(context),
    ...createCheckoutTemplateHandlers(context),
    ...createCouponHandlers(context),
    ...createGiftCardHandlers(context),
    ...createIdentityHandlers(context),
    ...createFactorHandlers(context),
    ...createOwnerHandlers(context, ownerTokens),
    ...createSiteHandlers(context),
    ...createSignInProviderHandlers(context),
    ...createDirectoryHandlers(context),
    ...createConsentHandlers(context),
    ...createActivityHandlers(context),
    ...createContactBookHandlers(context),
    ...createDeskHandlers(context),
    ...createEventHandlers(context),
    ...createInstallationHandlers(context, appTokens),
    ...createApiKeyHandlers(context),
    ...createOAuthAppHandlers(context),
  }
  const authenticate = createAuthenticate({ accessTokens, sites, elevatedTokens: [ownerTokens, appTokens] })
  const whyNotFrom = createOriginCheck(context)
  serve(app, calls, handlers, {
    authenticate,
    whyNotFrom,
    keptAnswers: createKeptAnswers({ stateOf: (siteId) => readShownState(db, siteId), generation: sites.generation }),
    idempotency: createIdempotency(context),
  })
  mountFront(app, context)
  mountGraphql(app)
  mountOAuth(app, context)
  mountAppKeys(app, context)
  mountMedia(app, context)
  mountUpload(app, context, { authenticate, whyNotFrom })
  mountPages(app, stopPath, (request) => answerStop(context, request))
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send())
  app.get('/health', async () => ({ status: 'ok', database: database.kind }))
  let openApi: ReturnType<typeof printOpenApi> | undefined
  app.get('/openapi.json', async () => (openApi ??= printOpenApi(calls, '1.0.0')))

  if (hasDevMailbox(context)) {
    const answer = (request: Request) => answerDevMailbox(context, request)
    mountPages(app, '/dev/mail', answer)
    mountPages(app, '/dev/mail.json', answer)
  }
  for (const [prefix, handle] of Object.entries(options.pages ?? {})) mountPages(app, prefix, handle)
  for (const files of options.files ?? []) mountFiles(app, files)

  const workers: readonly Worker[] = [
    createMailDelivery(context),
    createPhoneDelivery(context),
    createReconciler(context, payments),
    createKeyPruning(context),
    createNoteFolding(context),
    createIdentityPruning(context),
    createUntouchedRemoval(context),
    createKeyRotation(context),
    createEventDelivery(context),
    ...createBackInStockWorkers(context),
  ]
  const stopWatching = database.watchStorage((isFull) => (isFull ? alarm.noteFull() : alarm.noteRoom()))
  const stopListening = await database.listen(siteChannel, () => sites.refresh())
  const stopKeys = await database.listen(keyChannel, () => void reloadKeys(context).catch(() => undefined))

  return {
    app,
    context,
    /** Reaches this server within the process, as someone at the given address. */
    fetchFrom: (address: string) => createLocalFetch(app, address),
    /** Listens and starts the workers; answers the port. */
    start: async (port: number, host = '127.0.0.1'): Promise<number> => {
      await refuseKnownSecrets(db, config)
      await app.listen({ port, host })
      for (const worker of workers) worker.start()
      if (!(await sites.findFirstApp()))
        log.warn(`there is no store here yet: whoever runs the server opens it by ${ownerCommand}`)
      const address = app.server.address()
      return typeof address === 'object' && address ? address.port : port
    },
    /** Finishes what is under way; the database stays open. */
    stop: async (): Promise<void> => {
      await app.close()
      await Promise.all(workers.map((worker) => worker.stop()))
      stopWatching()
      await stopListening()
      await stopKeys()
      await endedSessions.stop()
    },
  }
}
export type Server = Awaited<ReturnType<typeof createServer>>
