import { isPooler, type Pooler } from '@vitrine/server/ground/database/connection/pooler.ts'
import type { DatabaseLocation } from '@vitrine/server/ground/database/open-database.ts'

const readPooler = (text: string | undefined): Pooler | undefined => {
  if (!text) return undefined
  if (isPooler(text)) return text
  throw new Error(`DATABASE_POOLER is “${text}”. It must be transaction or none.`)
}

/** Returns the PostgreSQL server that the environment sets; `undefined` if there is none. */
export const serverLocation = ({
  DATABASE_URL: url,
  DATABASE_URL_DIRECT: directUrl,
  DATABASE_POOLER: pooler,
}: NodeJS.ProcessEnv): Extract<DatabaseLocation, { url: string }> | undefined =>
  url ? { url, directUrl: directUrl || undefined, pooler: readPooler(pooler) } : undefined
