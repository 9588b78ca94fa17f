import {
  demoPastChannel,
  demoSite,
  readDemoPast,
  writeDemoPast,
  type DemoPastState,
} from '@vitrine/server/desk/set-up/api.ts'
import type { Server } from '@vitrine/server/server.ts'
import { addPast, type PastOptions } from './add-past.ts'

/** Returns whether `VITRINE_DEMO_PAST` allows a past. Default: yes. */
export const wantsPast = (requested: string | undefined): boolean => {
  if (requested === undefined || requested === '') return true
  if (requested === '0' || requested === '1') return requested === '1'
  throw new Error(`VITRINE_DEMO_PAST is “${requested}”; it can be 0 (no past orders) or 1.`)
}

const signInPaths = new Set(['/vitrine/v1/owner/sign-in', '/vitrine/v1/owner/passkey-sign-in'])

/** Returns whether the demo store was closed meanwhile, which ends the access of its owner. */
const isClosed = async ({ context: { db } }: Server): Promise<boolean> => {
  const site = await db.selectFrom('site').select('demo').where('id', '=', demoSite.siteId).executeTakeFirst()
  return site?.demo !== true
}

/** Adds the past, or what is left of it. A failure is logged and shown to the staff, and never ends the server. */
const add = async (server: Server, options: PastOptions): Promise<void> => {
  const { context } = server
  try {
    await addPast(context, options)
  } catch (error) {
    // Without the database, the failure is logged as well.
    if (await isClosed(server).catch(() => false)) return
    context.log.error({ err: error }, 'adding the past of the demo store failed')
    await noteFailure(server).catch(() => undefined)
  }
}

const noteFailure = async ({ context: { db, now } }: Server): Promise<void> => {
  const { added = 0, planned } = (await readDemoPast(db)) ?? {}
  await writeDemoPast(db, { status: 'FAILED', added, ...(planned !== undefined && { planned }), now: now() })
}

interface PastAddition {
  /** Continues what the last start has not completed, and listens to requests of the staff. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Whether there is something to add. A failed past is continued at the next start, and on request. */
const isLeft = (state: DemoPastState | undefined): boolean =>
  state?.status !== 'COMPLETE' && state?.status !== 'DISMISSED'

/**
 * Adds the past of the demo store in the background, when somebody signs in to its back office for the first time: the
 * storefront needs none of it. One that the last start has not completed is continued at once.
 */
export const addPastAfterSignIn = (server: Server, options: Omit<PastOptions, 'isStopping'>): PastAddition => {
  const { app, context } = server
  const { db, database, now, log } = context
  let isStopping = false
  let adding: Promise<void> | undefined
  /** Nobody has to ask again whether something is left. */
  let isSettled = false

  const run = (): void => {
    adding ??= add(server, { ...options, isStopping: () => isStopping }).finally(() => {
      adding = undefined
    })
  }
  /** Notes that the past is being added before the back office asks. */
  const begin = async (): Promise<void> => {
    if (isStopping || isSettled || adding) return
    const state = await readDemoPast(db)
    isSettled = true
    if (!isLeft(state)) return
    const { added = 0, planned } = state ?? {}
    await writeDemoPast(db, { status: 'ADDING', added, ...(planned !== undefined && { planned }), now: now() })
    run()
  }
  const attempt = (): Promise<void> =>
    begin().catch((error: unknown) => {
      isSettled = false
      log.error({ err: error }, 'reading how far the past of the demo store is failed')
    })

  app.addHook('onSend', async (request, reply) => {
    if (request.method === 'POST' && signInPaths.has(request.url) && reply.statusCode === 200) await attempt()
  })
  const listen = (): Promise<() => Promise<void>> =>
    database.listen(demoPastChannel, (siteId) => {
      if (siteId !== null && !isStopping) run()
    })
  let stopListening = async (): Promise<void> => undefined
  return {
    start: async () => {
      stopListening = await listen()
      if ((await readDemoPast(db))?.status === 'ADDING') await attempt()
    },
    stop: async () => {
      isStopping = true
      await stopListening().catch(() => undefined)
      await adding
    },
  }
}
