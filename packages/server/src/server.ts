import { calls } from '@vitrine/contract'
import { printOpenApi } from '@vitrine/contract/print/openapi.ts'
import { ownerCommand, refusalPage } from './doors/front/api.ts'
import {
  type App,
  createAnswerCache,
  createApp,
  createAuditTrail,
  createAuthenticate,
  createLocalFetch,
  createOriginCheck,
  type FilesOptions,
  mountAppKeys,
  mountDownloads,
  mountFiles,
  mountFront,
  mountGraphql,
  mountMedia,
  mountOAuth,
  mountPages,
  mountPaymentWebhooks,
  mountPhotoUpload,
  mountProductImports,
  mountSecureUpload,
  mountUpload,
  serve,
} from './doors/http/api.ts'
import { createMetrics } from './doors/metrics/api.ts'
import { createIdempotency } from './doors/idempotency/api.ts'
import { createStorageAlarm } from './doors/storage/api.ts'
import type { PageHandler } from './ground/base/page-handler.ts'
import type { Context } from './ground/context/context.ts'
import type { Room } from './ground/context/room.ts'
import { createFailedJobAlert } from './desk/failed-job/api.ts'
import { createJobRunner } from './ground/job/runner.ts'
import { refuseKnownSecrets } from './desk/site/api.ts'
import { requireSite, siteChannel } from './ground/site/sites.ts'
import { createKeyUses } from './people/api-key/api.ts'
import { keyChannel, reloadKeys } from './people/oauth/api.ts'
import { jobHandlers } from './jobs.ts'
import { createPruning } from './pruning.ts'
import { handlersOf, rooms } from './rooms.ts'
import { createContext, type ContextOptions } from './server-context.ts'
import { openPayments } from './purchase/purchase/api.ts'
import { readShownState } from './catalog/product/api.ts'

export interface ServerOptions extends ContextOptions {
  /** Pages of apps on top, by path. */
  readonly pages?: Readonly<Record<string, PageHandler>>
  /** Built files of apps on top. */
  readonly files?: readonly FilesOptions[]
}

/** Every call of the contract, and what else is asked in the name of a caller. */
const mountCalls = (app: App, context: Context): void => {
  const { db, sites, accessTokens } = context
  const elevatedTokens = rooms.flatMap(({ elevatedTokens: create }: Room) => create?.(context) ?? [])
  const noteUse = createKeyUses(context)
  const authenticate = createAuthenticate({ accessTokens, sites, elevatedTokens, noteUse, now: context.now })
  const whyNotFrom = createOriginCheck(context)
  const handlers = handlersOf(context)
  serve(app, calls, handlers, {
    authenticate,
    audit: createAuditTrail(context, { calls, handlers: { ...handlers } }),
    whyNotFrom,
    currencyOf: async (siteId) => (await requireSite(sites, siteId)).currency,
    answerCache: createAnswerCache({ stateOf: (siteId) => readShownState(db, siteId), generation: sites.generation }),
    idempotency: createIdempotency(context),
  })
  mountGraphql(app)
  mountUpload(app, context, { authenticate, whyNotFrom })
  mountSecureUpload(app, context, { authenticate, whyNotFrom })
  mountProductImports(app, context, { authenticate, whyNotFrom })
  mountPhotoUpload(app, context, { authenticate, whyNotFrom })
}

/** What browsers and other programs open beside the calls. */
const mountDoors = (app: App, context: Context, { pages = {}, files = [] }: ServerOptions): void => {
  mountFront(app, context)
  mountOAuth(app, context)
  mountAppKeys(app, context)
  mountMedia(app, context)
  mountDownloads(app, context)
  mountPaymentWebhooks(app, openPayments(context).payments)
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send())
  app.get('/health', async () => ({ status: 'ok', database: context.database.kind }))
  let openApi: ReturnType<typeof printOpenApi> | undefined
  app.get('/openapi.json', async () => (openApi ??= printOpenApi(calls, '1.0.0')))
  const pagesOfRooms = rooms.flatMap(({ pages: create }: Room) => Object.entries(create?.(context) ?? {}))
  for (const [path, handle] of [...pagesOfRooms, ...Object.entries(pages)]) mountPages(app, path, handle)
  for (const folder of files) mountFiles(app, folder)
}

/** Hears what other processes change, and the disk; answers how to hear no more. */
const listen = async (context: Context, alarm: ReturnType<typeof createStorageAlarm>) => {
  const { database, sites, endedSessions } = context
  const stopWatching = database.watchStorage((isFull) => (isFull ? alarm.noteFull() : alarm.noteRoom()))
  const stopSites = await database.listen(siteChannel, () => sites.refresh())
  const stopKeys = await database.listen(keyChannel, () => void reloadKeys(context).catch(() => undefined))
  return async (): Promise<void> => {
    stopWatching()
    await stopSites()
    await stopKeys()
    await endedSessions.stop()
  }
}

export interface StartOptions {
  /** The address to listen on; this machine alone by default. */
  readonly host?: string
  /** Whether the background workers run (the default). */
  readonly runsWorkers?: boolean
}

/** A whole server over a migrated database: every call of the contract, and the workers beside them. */
export const createServer = async (options: ServerOptions) => {
  const context = await createContext(options)
  const { db, sites, config, log } = context
  const alarm = createStorageAlarm(context)
  const metrics = config.metrics && createMetrics(context, config.metrics)
  const app = createApp({
    onStorageFull: alarm.noteFull,
    ...(metrics && { onAnswered: metrics.note }),
    log,
    config,
    refusalPage: (request, refused) => refusalPage(context, request, refused),
  })
  mountCalls(app, context)
  mountDoors(app, context, options)
  const workers = [
    ...rooms.flatMap(({ workers: create }: Room) => create?.(context) ?? []),
    createJobRunner({ ...context, onParked: createFailedJobAlert(context) }, jobHandlers(context)),
    createPruning(context),
    ...(metrics ? [metrics] : []),
  ]
  const stopListening = await listen(context, alarm)

  return {
    app,
    context,
    /** Reaches this server within the process, as someone at the given address. */
    fetchFrom: (address: string) => createLocalFetch(app, address),
    /** Listens and starts the workers; resolves to the port. */
    start: async (port: number, { host = '127.0.0.1', runsWorkers = true }: StartOptions = {}): Promise<number> => {
      await refuseKnownSecrets(db, config)
      await app.listen({ port, host })
      if (runsWorkers) for (const worker of workers) worker.start()
      if (!(await sites.findFirstApp())) log.warn(`there is no store yet: create one with ${ownerCommand}`)
      const address = app.server.address()
      return typeof address === 'object' && address ? address.port : port
    },
    /** Finishes what is under way; the database stays open. */
    stop: async (): Promise<void> => {
      await app.close()
      await Promise.all(workers.map((worker) => worker.stop()))
      await stopListening()
    },
  }
}
export type Server = Awaited<ReturnType<typeof createServer>>
