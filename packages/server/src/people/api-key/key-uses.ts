import type { Context } from '../../ground/context/context.ts'
import { touchApiKey } from '../../ground/site/api-key-store.ts'
import type { ApiKey } from '../../ground/site/sites.ts'

const hourMs = 60 * 60 * 1000

/** Creates a function that notes uses of API keys, at most one write per key and hour in each process. */
export const createKeyUses = ({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>) => {
  const noted = new Map<string, number>()
  return (apiKey: ApiKey): void => {
    const hour = Math.floor(now().getTime() / hourMs) * hourMs
    const last = noted.get(apiKey.id) ?? apiKey.last_used_date?.getTime() ?? 0
    if (last >= hour) return
    noted.set(apiKey.id, hour)
    // Not awaited: the request does not depend on it.
    touchApiKey(db, apiKey, new Date(hour)).catch((error: unknown) => {
      noted.delete(apiKey.id)
      log.warn({ err: error }, 'the use of an API key could not be noted')
    })
  }
}
