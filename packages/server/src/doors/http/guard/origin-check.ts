import type { Caller } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'

/**
 * Returns why pages of an origin may not act as a caller. Shopper tokens work on the origins that their app lists.
 * Owner rights are for programs, since a page would expose them to every visitor, so a key must list the page's origin.
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
        return `Pages of ${origin} may not act with the owner’s rights, since everyone who opens them could. Call from a server, or create a key for that page: npm run keys -- add NAME --origin=${origin}`
      }
      case 'app':
        return 'A browser page cannot use an app’s credentials. Make this call from the app’s server.'
      default:
        return caller satisfies never
    }
  }
