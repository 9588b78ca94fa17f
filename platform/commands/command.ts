import type { Config } from '@vitrine/server/ground/base/config.ts'
import type { Database } from '@vitrine/server/ground/database/open-database.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'

export interface CommandContext {
  readonly database: Database<Tables>
  readonly config: Config
  readonly print: (text: string) => void
}

/** A command for owners: `npm run NAME -- ARGUMENTS`. */
export type Command = (context: CommandContext, args: readonly string[]) => Promise<void>

/** Thrown if a command was used incorrectly. The message explains the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Returns the site of a command: the one set by `--site`, or the only one. */
export const requireOnlySite = async ({ database }: CommandContext, args: readonly string[]): Promise<string> => {
  const named = args.find((word) => word.startsWith('--site='))?.slice('--site='.length)
  const all = await database.db.selectFrom('site').select(['id', 'name']).orderBy('created_date').execute()
  // A demo store next to another one is closed.
  const own = all.filter(({ id }) => id !== demoSite.siteId)
  const sites = own.length > 0 && named !== demoSite.siteId ? own : all
  const site = named === undefined ? sites[0] : sites.find(({ id }) => id === named)
  if (site && (named !== undefined || sites.length === 1)) return site.id
  if (sites.length === 0)
    throw new UsageError(
      'There is no store yet. Run npm start for the demo store, or create your own: npm run owner -- EMAIL',
    )
  throw new UsageError(
    `There are several stores. Choose one with --site=ID: ${sites.map(({ id, name }) => `${id} (${name})`).join(', ')}`,
  )
}
