import { randomBytes, randomUUID } from 'node:crypto'
import { isLanguage } from '@vitrine/domain/language.ts'
import { isCurrency } from '@vitrine/domain/money.ts'
import {
  createOwner,
  findOwnerByEmail,
  listEndedOwnerSessions,
  type StoredOwner,
} from '@vitrine/server/people/owner/api.ts'
import { allProductsId } from '@vitrine/server/catalog/product/api.ts'
import { resetRateLimits } from '@vitrine/server/ground/rate-limit/rate-limit-store.ts'
import { createEndedSessions } from '@vitrine/server/ground/token/ended-sessions.ts'
import { hashPassword, requireGoodPassword } from '@vitrine/server/people/password/api.ts'
import { normalEmail } from '@vitrine/server/people/member/api.ts'
import { InvalidRequest } from '@vitrine/server/ground/base/refusal.ts'
import { createSite, registerOAuthApp } from '@vitrine/server/desk/site/api.ts'
import { defaultSettings, siteChannel } from '@vitrine/server/ground/site/sites.ts'
import { demoSite } from '../demo-site.ts'
import { wishedMode } from '../mode.ts'
import { readArguments } from './arguments.ts'
import { askSecret, askYes, isAnswered } from './ask.ts'
import { requireOnlySite, UsageError, type Command, type CommandContext } from './command.ts'

const usage =
  'npm run owner -- EMAIL [--site-name="My shop"] [--currency=EUR] [--language=en] [--site=ID]\n' +
  '  Asks for a password, or reads OWNER_PASSWORD. Without either, it generates a random one.'

type Options = ReadonlyMap<string, string>

const readEmail = (word: string | undefined): string => {
  if (word === undefined) throw new UsageError(usage)
  const email = normalEmail(word)
  if (email.length > 320 || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError(`“${word}” is not an email address.`)
  return email
}

const readLanguage = (language: string): string => {
  if (!isLanguage(language)) throw new UsageError(`“${language}” is not a language code, such as en or de-AT.`)
  return Intl.getCanonicalLocales(language)[0]!
}

const wantedName = (options: Options): string => options.get('site-name') || 'My shop'

/** Opens the first store: empty, with the collection that every product is in. */
const openStore = async ({ database: { db }, say }: CommandContext, options: Options): Promise<string> => {
  const [id, name] = [randomUUID(), wantedName(options)]
  const currency = (options.get('currency') || 'EUR').toUpperCase()
  if (!isCurrency(currency)) throw new UsageError(`“${currency}” is not a currency, such as EUR or USD.`)
  if (name.length > 100) throw new UsageError('The name of a store has 100 characters at the most.')
  const language = readLanguage(options.get('language') || 'en')
  const now = new Date()
  await db.transaction().execute(async (transaction) => {
    await createSite(transaction, { id, name, currency, language, demo: false })
    const all = { name: 'All products', slug: 'all-products', description: '', visible: true, media: '[]', position: 0 }
    const row = { site_id: id, id: allProductsId, ...all, created_date: now, last_updated: now }
    await transaction.insertInto('collection').values(row).execute()
  })
  say(`Store “${name}” created: prices in ${currency}, language ${language}.`)
  return id
}

/** The store that is meant; the first one is made. */
const findStore = async (context: CommandContext, args: readonly string[], options: Options): Promise<string> => {
  const { database, say } = context
  const known = await database.db.selectFrom('site').select('id').limit(1).executeTakeFirst()
  if (!known) return openStore(context, options)
  if (known.id === demoSite.siteId && wishedMode(process.env.VITRINE_DEMO) === 'own')
    throw new UsageError(
      'This database holds the demo store. For a store of your own, use another data folder or database (VITRINE_DATA, DATABASE_URL).',
    )
  if (['site-name', 'currency', 'language'].some((name) => options.has(name)))
    say('The store already exists, so its name, currency and language do not change.')
  return requireOnlySite(context, args)
}

interface Password {
  readonly text: string
  /** Nobody but this command knows it yet. */
  readonly isRandom: boolean
}

/** What the store is called, or will be. */
const nameOfStore = async ({ database: { db } }: CommandContext, siteId: string | undefined, options: Options) => {
  const sites = db.selectFrom('site').select('name').orderBy('created_date').limit(1)
  const site = await (siteId === undefined ? sites : sites.where('id', '=', siteId)).executeTakeFirst()
  return site?.name ?? wantedName(options)
}

const readPassword = async (email: string, name: string): Promise<Password> => {
  const given = process.env.OWNER_PASSWORD
  if (given === undefined && !isAnswered()) return { text: randomBytes(18).toString('base64url'), isRandom: true }
  const text = given ?? (await askSecret(`Password for ${email}: `))
  try {
    requireGoodPassword(text, { email, field: 'password', site: { name, settings: defaultSettings } })
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error
    throw new UsageError(`The password ${error.violations.map(({ description }) => description).join(' and ')}.`)
  }
  if (given === undefined && (await askSecret('Repeat the password: ')) !== text)
    throw new UsageError('The passwords do not match. Nothing was changed.')
  return { text, isRandom: false }
}

/** Sets a new password, and signs the owner out wherever they are signed in. */
const changePassword = async ({ database }: CommandContext, owner: StoredOwner, password: string): Promise<void> => {
  const { db } = database
  const now = new Date()
  const password_hash = await hashPassword(password)
  const endedSessions = await createEndedSessions(database, () => now, listEndedOwnerSessions)
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('owner').set({ password_hash }).where('id', '=', owner.id).execute()
    const ended = await transaction
      .updateTable('owner_session')
      .set({ ended_date: now })
      .where('owner_id', '=', owner.id)
      .where('ended_date', 'is', null)
      .returning('token_hash')
      .execute()
    // Who was locked out by someone's guesses gets in with the new one.
    await resetRateLimits(transaction, 'owners', { rule: 'account', subject: owner.email })
    for (const { token_hash } of ended) await endedSessions.announce(transaction, token_hash)
  })
  await endedSessions.stop()
}

/** Two apps for storefronts: ours renews its tokens, those that move in with the provider’s SDK keep theirs. */
const requireApps = async ({ database: { db }, config }: CommandContext, siteId: string) => {
  const apps = db.selectFrom('oauth_app').selectAll().where('site_id', '=', siteId)
  if (!(await apps.executeTakeFirst())) {
    const origins = [config.storefrontUrl]
    const addresses = { origins, redirectUris: origins.map((origin) => `${origin}/callback`) }
    for (const [name, rotatesRefreshTokens] of [
      ['Storefront', true],
      ['Storefront with the provider’s SDK', false],
    ] as const) {
      await registerOAuthApp(db, siteId, { clientId: randomUUID(), name, rotatesRefreshTokens, ...addresses })
    }
  }
  return apps.orderBy('rotates_refresh_tokens', 'desc').execute()
}

const tellOfApps = (say: (text: string) => void, apps: Awaited<ReturnType<typeof requireApps>>): void => {
  say('\nClient IDs for storefronts:')
  for (const { client_id, name } of apps) say(`  ${client_id}  ${name}`)
  const own = apps.find(({ rotates_refresh_tokens }) => rotates_refresh_tokens)
  if (own)
    say(
      '\nTo start the store with its storefront:\n  npm start\n' +
        `To run the storefront by itself, set STOREFRONT_CLIENT_ID=${own.client_id}.`,
    )
  say('To allow another web address to use the store and receive sign-ins:\n  npm run allow -- https://shop.example')
}

/** Creates the first store and its owner, or sets an owner's new password. */
export const owner: Command = async (context, args) => {
  const { words, options } = readArguments(args, ['site', 'site-name', 'currency', 'language'], usage)
  const { database, config, say } = context
  const email = readEmail(words[0])
  const known = await findOwnerByEmail(database.db, email)
  if (known && !isAnswered() && process.env.OWNER_PASSWORD === undefined)
    throw new UsageError(
      `${email} is already an owner. To set a new password, set OWNER_PASSWORD or run this in a terminal.`,
    )
  if (known && isAnswered() && !(await askYes(`${email} is already an owner. Set a new password?`))) return

  const storeId = known?.site_id ?? options.get('site')
  const password = await readPassword(email, await nameOfStore(context, storeId, options))
  const siteId = known?.site_id ?? (await findStore(context, args, options))
  if (known) await changePassword(context, known, password.text)
  else await createOwner(database.db, { siteId, email, password: password.text })
  const apps = await requireApps(context, siteId)
  await database.notify(siteChannel, siteId)
  say(
    known
      ? `New password set for ${email}, who is now signed out everywhere.`
      : `${email} is now the owner of the store.`,
  )
  if (password.isRandom) say(`Password (shown only once): ${password.text}`)
  say(`Back office: ${config.publicUrl}/back-office`)
  tellOfApps(say, apps)
}
