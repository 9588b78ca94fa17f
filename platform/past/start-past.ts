import { demoSite } from '@vitrine/server/desk/set-up/api.ts'
import type { Server } from '@vitrine/server/server.ts'
import { addPast } from './add-past.ts'

/** Returns whether `VITRINE_DEMO_PAST` allows a past. Default: yes. */
export const wantsPast = (requested: string | undefined): boolean => {
  if (requested === undefined || requested === '') return true
  if (requested === '0' || requested === '1') return requested === '1'
  throw new Error(`VITRINE_DEMO_PAST is “${requested}”; it can be 0 (no past orders) or 1.`)
}

const signInPath = '/vitrine/v1/owner/sign-in'

/** Returns whether the demo store was closed meanwhile, which ends the access of its owner. */
const isClosed = async ({ context: { db } }: Server): Promise<boolean> => {
  const site = await db.selectFrom('site').select('demo').where('id', '=', demoSite.siteId).executeTakeFirst()
  return site?.demo !== true
}

/**
 * Adds the past of the demo store in the background, when somebody signs in to its back office for the first time: the
 * storefront needs none of it. Returns a function that stops it.
 */
export const addPastAfterSignIn = (server: Server, print: (text: string) => void): (() => Promise<void>) => {
  const { log } = server.context
  let isStopping = false
  let adding: Promise<void> | undefined
  const add = async (): Promise<void> => {
    try {
      await addPast(server.context, { print, isStopping: () => isStopping })
    } catch (error) {
      // Without the database, the failure is logged as well.
      const isExpected = await isClosed(server).catch(() => false)
      if (!isExpected) log.error({ err: error }, 'adding the past of the demo store failed')
    }
  }
  server.app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'POST' || request.url !== signInPath || reply.statusCode !== 200 || isStopping) return
    adding ??= add()
  })
  return async () => {
    isStopping = true
    await adding
  }
}
