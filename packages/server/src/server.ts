import { calls, cartByIdCalls, cartCalls, catalogCalls, checkoutCalls, orderCalls } from '@vitrine/contract'
import { printOpenApi } from '@vitrine/contract/print/openapi.ts'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { createApiKeyHandlers } from './people/api-key/handlers.ts'
import { createAuthenticate } from './doors/http/authenticate.ts'
import { createBackInStockHandlers } from './shop/back-in-stock/handlers.ts'
import { stopPath } from './shop/back-in-stock/letter.ts'
import { answerStop } from './shop/back-in-stock/stop-page.ts'
import { createBackInStockWorkers } from './shop/back-in-stock/workers.ts'
import { createDeskHandlers } from './shop/desk/handlers.ts'
import { createCartByIdHandlers } from './shop/cart/by-id-handlers.ts'
import { createCartHandlers } from './shop/cart/handlers.ts'
import { createUntouchedRemoval } from './shop/cart/untouched.ts'
import { createCatalogHandlers } from './shop/catalog/handlers.ts'
import { readShownState } from './shop/catalog/counts.ts'
import { createNoteFolding } from './shop/catalog/note-folding.ts'
import { createCheckoutTemplateHandlers } from './shop/checkout-template/handlers.ts'
import { createCheckoutHandlers } from './shop/checkout/handlers.ts'
import type { Config } from './ground/base/config.ts'
import { createPhoneDelivery } from './people/factor/phone-delivery.ts'
import { createOwnerHandlers } from './people/owner/owner.ts'
import { createOwnerTokens } from './people/owner/owner-tokens.ts'
import type { Context } from './ground/context/context.ts'
import { createCouponHandlers } from './shop/coupon/handlers.ts'
import type { Database } from './ground/database/open-database.ts'
import { createEventDelivery } from './doors/event-delivery/delivery.ts'
import { createEventHandlers } from './doors/event-delivery/handlers.ts'
import { createFactorHandlers } from './people/factor/handlers.ts'
import type { Messenger } from './people/factor/messenger.ts'
import { createGiftCardHandlers } from './shop/gift-card/handlers.ts'
import { createApp } from './doors/http/app.ts'
import { mountAppKeys } from './doors/http/apps.ts'
import { mountFiles, type FilesOptions } from './doors/http/files.ts'
import { mountFront } from './doors/http/front.ts'
import { mountGraphql } from './doors/http/graphql.ts'
import { createKeptAnswers } from './doors/http/kept-answers.ts'
import { createLocalFetch } from './doors/http/local-fetch.ts'
import { createOriginCheck } from './doors/http/origin-check.ts'
import { mountPaymentWebhooks } from './doors/http/payment-webhooks.ts'
import { mountMedia, mountUpload } from './doors/http/media.ts'
import { mountPages, type PageHandler } from './doors/http/pages.ts'
import { mountOAuth } from './doors/http/oauth.ts'
import { serve } from './doors/http/serve.ts'
import { createIdempotency, createKeyPruning } from './doors/idempotency/idempotency.ts'
import { createAccessTokens } from './ground/token/access-tokens.ts'
import { createEndedSessions } from './ground/token/ended-sessions.ts'
import { createIdentityHandlers } from './people/sign-in/handlers.ts'
import { createIdentityPruning } from './people/oauth/pruning.ts'
import { createKeyRotation, keyChannel, reloadKeys } from './people/oauth/key-rotation.ts'
import { createSigner, loadSigningKeys } from './ground/token/signer.ts'
import { createAppTokens } from './people/installation/app-tokens.ts'
import { createInstallationHandlers } from './people/installation/handlers.ts'
import { createMailDelivery } from './doors/mail-delivery/delivery.ts'
import { answerDevMailbox, hasDevMailbox } from './doors/mail-delivery/dev-mailbox.ts'
import { createActivityHandlers } from './people/directory/activity-handlers.ts'
import { createConsentHandlers } from './people/oauth/consent-handlers.ts'
import { createContactBookHandlers } from './people/directory/contact-book.ts'
import { createDirectoryHandlers } from './people/directory/directory.ts'
import { createOAuthAppHandlers } from './people/oauth-app/handlers.ts'
import { createOrderHandlers } from './shop/order/handlers.ts'
import { ownerCommand } from './doors/front/front-page.ts'
import { refusalPage } from './doors/front/refusal-page.ts'
import { createPayments } from './shop/payment/payments.ts'
import { createPaymentMethodHandlers } from './shop/payment/handlers.ts'
import { createOffline } from './shop/payment/providers/offline.ts'
import { createSandbox } from './shop/payment/providers/sandbox.ts'
import { createPurchaseHandlers } from './shop/purchase/handlers.ts'
import { createSelling } from './shop/purchase/selling.ts'
import { createReconciler } from './shop/payment/reconcile.ts'
import { createRecommendationHandlers } from './shop/recommendation/handlers.ts'
import { createReviewHandlers } from './shop/review/handlers.ts'
import { createSettingHandlers } from './shop/setting/handlers.ts'
import { createShippingHandlers } from './shop/shipping/handlers.ts'
import { createShippoHandlers } from './shop/shippo/handlers.ts'
import { createSignInProviderHandlers } from './people/sign-in-provider/handlers.ts'
import { createSiteHandlers } from './shop/desk/site-handlers.ts'
import { refuseKnownSecrets } from './ground/site/refuse-known-secrets.ts'
import { createSites, siteChannel } from './ground/site/sites.ts'
import { createStorageAlarm } from './doors/storage/alarm.ts'
import type { Tables } from './ground/database/tables.ts'
import type { Worker } from './ground/base/worker.ts'
import { createTaxHandlers } from './shop/tax/handlers.ts'

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
  const sandbox = createSandbox({ db, now })
  const payments = createPayments(context, {
    providers: { sandbox: sandbox.provider, offline: createOffline({ db }) },
    selling: createSelling(context),
  })

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
    ...createCheckoutHandlers(context),
    ...createOrderHandlers(context),
    ...createPurchaseHandlers(context, { payments, sandbox }),
    ...createPaymentMethodHandlers(context),
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
    keptCalls: new Set<keyof typeof catalogCalls>([
      'getProduct',
      'queryProducts',
      'getProductOptionsAvailability',
      'queryProductVariants',
      'queryStoreVariants',
      'getStoreVariant',
      'getCollection',
      'getCollectionBySlug',
      'queryCollections',
    ]),
    idempotency: createIdempotency(context),
    idempotentCalls: new Set(
      Object.entries({ ...catalogCalls, ...cartCalls, ...cartByIdCalls, ...checkoutCalls, ...orderCalls })
        .filter(([, { method }]) => method !== 'GET')
        .map(([name]) => name),
    ),
  })
  mountFront(app, context)
  mountGraphql(app)
  mountOAuth(app, context)
  mountAppKeys(app, context)
  mountPaymentWebhooks(app, payments)
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
