import { deleteApiKeyOf, insertApiKey, listApiKeysOf } from '@vitrine/server/people/api-key/api.ts'
import { newSecret } from '@vitrine/server/ground/token/secrets.ts'
import { siteChannel } from '@vitrine/server/ground/site/sites.ts'
import { readArguments } from './arguments.ts'
import { requireOnlySite, UsageError, type Command, type CommandContext } from './command.ts'

const usage = `npm run keys -- [list | add NAME | remove ID] [--site=ID]
  list       list the API keys of the store
  add NAME   create one and print it once; with --origin=URL pages of that origin can use it too
  remove ID  delete one; it stops working at once`

interface OnSite extends CommandContext {
  readonly siteId: string
  readonly options: ReadonlyMap<string, string>
}

const list = async ({ database: { db }, print, siteId }: OnSite): Promise<void> => {
  const keys = await listApiKeysOf(db, siteId)
  if (keys.length === 0) print('There are no API keys yet. Create one: npm run keys -- add NAME')
  for (const { id, name, origins, created_date } of keys) {
    const pages = origins.length > 0 ? `  for pages of ${origins.join(', ')}` : ''
    print(`${id}  ${created_date.toISOString().slice(0, 10)}  ${name}${pages}`)
  }
}

const readOrigins = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const url = URL.canParse(part) ? new URL(part) : undefined
      if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
      throw new UsageError(`“${part}” is not an origin, such as https://shop.example.`)
    })

const add = async ({ database, print, siteId, options }: OnSite, name: string | undefined): Promise<void> => {
  if (!name || name.length > 100) throw new UsageError(usage)
  const key = newSecret()
  await insertApiKey(database.db, { siteId, key, name, origins: readOrigins(options.get('origin')) })
  await database.notify(siteChannel, siteId)
  print(`API key “${name}” (shown only once):\n  ${key}`)
  print('It can do everything the owner can, so keep it secret. Programs send it in the Authorization header.')
}

const remove = async ({ database, print, siteId }: OnSite, id: string | undefined): Promise<void> => {
  if (!id) throw new UsageError(usage)
  const deleted = await deleteApiKeyOf(database.db, siteId, id)
  if (!deleted) throw new UsageError(`There is no API key ${id}. See npm run keys -- list`)
  await database.notify(siteChannel, siteId)
  print(`API key “${deleted.name}” deleted.`)
}

const actions: Readonly<Record<string, (context: OnSite, word: string | undefined) => Promise<void>>> = {
  list,
  add,
  remove,
}

/** Lists, creates and deletes API keys. */
export const keys: Command = async (context, args) => {
  const { words, options } = readArguments(args, ['site', 'origin'], usage)
  const [name = 'list', ...rest] = words
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw new UsageError(usage)
  await action({ ...context, options, siteId: await requireOnlySite(context, args) }, rest.join(' ') || undefined)
}
