import { randomBytes, randomUUID } from 'node:crypto'
import { countryCodes } from '@vitrine/domain/address/countries.ts'
import { isLanguage } from '@vitrine/domain/language.ts'
import { isCurrency } from '@vitrine/domain/money.ts'
import { storeDefaults } from '@vitrine/domain/store-defaults/store-defaults.ts'
import {
  createOwner,
  findOwnerByEmail,
  listEndedOwnerSessions,
  type StoredOwner,
} from '@vitrine/server/people/owner/api.ts'
import { resetRateLimits } from '@vitrine/server/ground/rate-limit/rate-limit-store.ts'
import { createEndedSessions } from '@vitrine/server/ground/token/ended-sessions.ts'
import { hashPassword, requireGoodPassword } from '@vitrine/server/people/password/api.ts'
import { normalEmail } from '@vitrine/server/people/member/api.ts'
import { InvalidRequest } from '@vitrine/server/ground/base/refusal.ts'
import { createStore, createStorefronts } from '@vitrine/server/desk/set-up/api.ts'
import { defaultSettings, siteChannel, type OAuthApp } from '@vitrine/server/ground/site/sites.ts'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'
import { requestedMode } from '../mode.ts'
import { readArguments } from './arguments.ts'
import { promptSecret, confirm, isInteractive } from './ask.ts'
import { requireOnlySite, UsageError, type Command, type CommandContext } from './command.ts'

const usage =
  'npm run owner -- EMAIL [--site-name="My shop"] [--country=DE] [--currency=EUR] [--language=en] [--site=ID]\n' +
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

/** Reads the country of the business. Without one, nothing of the store depends on a country. */
const readCountry = (country: string | undefined): string | undefined => {
  if (!country) return undefined
  const code = country.toUpperCase()
  if (!countryCodes.includes(code)) throw new UsageError(`“${country}” is not a country code, such as DE or US.`)
  return code
}

const requestedName = (options: Options): string => options.get('site-name') || 'My shop'

/** Creates the first store. Its currency and language are those of its country, unless the options name others. */
const createFirstStore = async (
  { database: { db }, print }: CommandContext,
  options: Options,
  email: string,
): Promise<string> => {
  const [id, name] = [randomUUID(), requestedName(options)]
  const country = readCountry(options.get('country'))
  const defaults = country === undefined ? { currency: 'EUR', language: 'en' } : storeDefaults(country)
  const currency = (options.get('currency') || defaults.currency).toUpperCase()
  if (!isCurrency(currency)) throw new UsageError(`“${currency}” is not a currency, such as EUR or USD.`)
  if (name.length > 100) throw new UsageError('The name of a store must be at most 100 characters long.')
  const language = readLanguage(options.get('language') || defaults.language)
  const store = { id, name, email, country, currency, language }
  const creating = { now: () => new Date(), newId: randomUUID }
  await db.transaction().execute((transaction) => createStore(creating, transaction, store))
  print(`Store “${name}” created: prices in ${currency}, language ${language}.`)
  print('Its policies are drafted in the back office: complete, review and publish them there.')
  return id
}

/** Returns the store of the command. Creates the first one. */
const findStore = async (
  context: CommandContext,
  { args, options, email }: { args: readonly string[]; options: Options; email: string },
): Promise<string> => {
  const { database, print } = context
  const known = await database.db.selectFrom('site').select('id').limit(1).executeTakeFirst()
  if (!known) return createFirstStore(context, options, email)
  if (known.id === demoSite.siteId && requestedMode(process.env.VITRINE_DEMO) === 'own')
    throw new UsageError(
      'This database holds the demo store. For a store of your own, use another data folder or database (VITRINE_DATA, DATABASE_URL).',
    )
  if (['site-name', 'country', 'currency', 'language'].some((name) => options.has(name)))
    print('The store already exists, so its name, country, currency and language do not change.')
  return requireOnlySite(context, args)
}

interface Password {
  readonly text: string
  /** Whether it was generated and must be printed. */
  readonly isRandom: boolean
}

/** Returns the name of the existing or future store. */
const nameOfStore = async ({ database: { db } }: CommandContext, siteId: string | undefined, options: Options) => {
  const sites = db.selectFrom('site').select('name').orderBy('created_date').limit(1)
  const site = await (siteId === undefined ? sites : sites.where('id', '=', siteId)).executeTakeFirst()
  return site?.name ?? requestedName(options)
}

const readPassword = async (email: string, name: string): Promise<Password> => {
  const given = process.env.OWNER_PASSWORD
  if (given === undefined && !isInteractive()) return { text: randomBytes(18).toString('base64url'), isRandom: true }
  const text = given ?? (await promptSecret(`Password for ${email}: `))
  try {
    requireGoodPassword(text, { email, field: 'password', site: { name, settings: defaultSettings } })
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error
    throw new UsageError(`The password ${error.violations.map(({ description }) => description).join(' and ')}.`)
  }
  if (given === undefined && (await promptSecret('Repeat the password: ')) !== text)
    throw new UsageError('The passwords do not match. Nothing was changed.')
  return { text, isRandom: false }
}

/** Sets a new password and signs the owner out everywhere. */
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
    // The new password also unlocks an owner who was locked out by failed attempts.
    await resetRateLimits(transaction, 'owners', { rule: 'account', subject: owner.email })
    for (const { token_hash } of ended) await endedSessions.announce(transaction, token_hash)
  })
  await endedSessions.stop()
}

const printApps = (print: (text: string) => void, apps: readonly OAuthApp[]): void => {
  print('\nClient IDs for storefronts:')
  for (const { client_id, name } of apps) print(`  ${client_id}  ${name}`)
  const own = apps.find(({ rotates_refresh_tokens }) => rotates_refresh_tokens)
  if (own)
    print(
      '\nTo start the store with its storefront:\n  npm start\n' +
        `To run the storefront by itself, set STOREFRONT_CLIENT_ID=${own.client_id}.`,
    )
  print('To allow another web address to use the store and receive sign-ins:\n  npm run allow -- https://shop.example')
}

/** Creates the first store and its owner, or sets an owner's new password. */
export const owner: Command = async (context, args) => {
  const { words, options } = readArguments(args, ['site', 'site-name', 'country', 'currency', 'language'], usage)
  const { database, config, print } = context
  const email = readEmail(words[0])
  const known = await findOwnerByEmail(database.db, email)
  if (known && !isInteractive() && process.env.OWNER_PASSWORD === undefined)
    throw new UsageError(
      `${email} is already an owner. To set a new password, set OWNER_PASSWORD or run this in a terminal.`,
    )
  if (known && isInteractive() && !(await confirm(`${email} is already an owner. Set a new password?`))) return

  const storeId = known?.site_id ?? options.get('site')
  const password = await readPassword(email, await nameOfStore(context, storeId, options))
  const siteId = known?.site_id ?? (await findStore(context, { args, options, email }))
  if (known) await changePassword(context, known, password.text)
  else await createOwner(database.db, { siteId, email, password: password.text })
  const apps = await createStorefronts(database.db, siteId, config)
  await database.notify(siteChannel, siteId)
  print(
    known
      ? `New password set for ${email}, who is now signed out everywhere.`
      : `${email} is now the owner of the store.`,
  )
  if (password.isRandom) print(`Password (shown only once): ${password.text}`)
  print(`Back office: ${config.publicUrl}/back-office`)
  printApps(print, apps)
}
