import type { Caller } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'

/**
 * Tells why pages of an origin may not ask as a caller. A shopper's token is for the origins that their app lists. What
 * carries the owner's rights is for programs: in a page every visitor could read it, so a key must name the page.
 */
export const createOriginCheck =
  ({ sites, config }: Context) =>
  async (caller: Caller, origin: string): Promise<string | undefined> => {
    switch (caller.role) {
      case 'anyone':
        return undefined
      case 'visitor':
      case 'member': {
        const app = caller.clientId === undefined ? undefined : await sites.findClient(caller.clientId)
        if (app?.origins.includes(origin)) return undefined
        return `The origin ${origin} is not allowed for this app. To allow it: npm run allow -- ${origin}`
      }
      case 'owner': {
        const origins = caller.apiKey?.origins ?? [new URL(config.publicUrl).origin]
        if (origins.includes(origin)) return undefined
        return `Pages of ${origin} may not act with the owner’s rights: whoever opens them could. Call from a server, or make a key for that page: npm run keys -- add NAME --origin=${origin}`
      }
      case 'app':
        return 'A browser page cannot use an app’s credentials. Make this call from the app’s server.'
      default:
        return caller satisfies never
    }
  }
export type OriginCheck = ReturnType<typeof createOriginCheck>
