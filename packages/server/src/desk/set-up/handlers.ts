import type { setUpCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import { countryCodes } from '@vitrine/domain/address/countries.ts'
import { isLanguage } from '@vitrine/domain/language.ts'
import { isCurrency } from '@vitrine/domain/money.ts'
import { isTimeZone } from '@vitrine/domain/time/day.ts'
import type { Exchange } from '../../ground/base/caller.ts'
import { isLoopback } from '../../ground/base/config.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, wrongFormat } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { writeServerSetting } from '../../ground/site/server-settings.ts'
import { isOpenDemo } from '../../ground/site/site-store.ts'
import { defaultSettings, hashOfSecret, siteChannel } from '../../ground/site/sites.ts'
import { requireGoodPassword } from '../../people/password/api.ts'
import {
  createOwner,
  findOwner,
  newPasskeyOptions,
  openOwnerSession,
  personOfNewPasskey,
  presentOwnerSession,
  requireNewPasskey,
  requireOwnPage,
  storeNewPasskey,
  type NewPasskey,
} from '../../people/owner/api.ts'
import { closeDemo } from './close-demo.ts'
import { demoSite } from './demo-site.ts'
import { createStore, createStorefronts } from './create-store.ts'
import { requireSetUpToken, takeSetUpToken } from './set-up-token.ts'

type Body = RequestOf<(typeof setUpCalls)['setUpStore']>['body']

const checkBody = ({ owner, store }: Body): void => {
  if (!countryCodes.includes(store.country)) throw invalidField('store.country', 'must be a country code (ISO 3166-1)')
  if (!isCurrency(store.currency)) throw invalidField('store.currency', 'must be a currency code (ISO 4217)')
  if (!isLanguage(store.language))
    throw wrongFormat('store.language', 'LANGUAGE', 'must be the code of a language, such as de')
  if (!store.name.trim()) throw invalidField('store.name', 'must be set', 'REQUIRED_FIELD')
  if (!isTimeZone(store.timeZone))
    throw wrongFormat('store.timeZone', 'TIME_ZONE', 'must be an IANA time zone, such as Europe/Berlin')
  const site = { name: store.name, settings: defaultSettings }
  if (owner.password !== undefined)
    requireGoodPassword(owner.password, { email: owner.email, field: 'owner.password', site })
}

/** Checks the owner's passkey, which replaces the password. */
const readPasskey = async (
  context: Context,
  { token, owner: { password, credential } }: Body,
  exchange: Exchange,
): Promise<NewPasskey | undefined> => {
  if (credential === undefined) {
    if (password === undefined) throw invalidField('owner.password', 'must be set, or credential', 'REQUIRED_FIELD')
    return undefined
  }
  if (password !== undefined) throw invalidField('owner.password', 'must not be set together with credential')
  requireOwnPage(context, exchange)
  const response = { credential, field: 'owner.credential', purpose: 'set-up', link: hashOfSecret(token) } as const
  return requireNewPasskey(context, response)
}

interface Owner {
  readonly passkey: NewPasskey | undefined
  readonly exchange: Exchange
}

/** Adds the passkey of the new owner, and signs them in. */
const signInWith = async (
  context: Context,
  transaction: Db,
  { passkey, ownerId, exchange }: { passkey: NewPasskey; ownerId: string; exchange: Exchange },
) => {
  await storeNewPasskey(context, transaction, { passkey, userAgent: exchange.userAgent })
  const person = (await findOwner(transaction, ownerId))!
  return openOwnerSession(context, transaction, { person, exchange, hasUsedPasskey: true })
}

/** Creates the store, its owner and its storefronts, or nothing. */
const create = (context: Context, body: Body, { passkey, exchange }: Owner) =>
  transact(context.db, async (transaction) => {
    const { config, newId } = context
    const { token, owner, store } = body
    const forPasskey = passkey && personOfNewPasskey(passkey)
    await takeSetUpToken(transaction, token)
    const { timeZone, name, ...place } = store
    const { email, password } = owner
    const site = {
      ...place,
      id: forPasskey?.siteId ?? newId(),
      name: name.trim(),
      email: email.trim(),
      settings: { timeZone, testCards: isLoopback(config) },
    }
    await createStore(context, transaction, site)
    const person = { siteId: site.id, email, password, ...(forPasskey && { id: forPasskey.id }) }
    const { isNew, ownerId } = await createOwner(transaction, person)
    if (!isNew) throw invalidField('owner.email', 'belongs to an owner of another store')
    const opened = passkey && (await signInWith(context, transaction, { passkey, ownerId, exchange }))
    const [own] = await createStorefronts(transaction, site.id, config)
    await writeServerSetting(transaction, 'mode', 'own')
    await writeServerSetting(transaction, 'storefrontClientId', own!.client_id)
    return { created: { siteId: site.id, clientId: own!.client_id }, opened }
  })

export const createSetUpHandlers = (context: Context): Handlers<typeof setUpCalls> => {
  const { db, database, sites, config } = context
  return {
    checkSetUp: async (_caller, { body: { token } }) => {
      await requireSetUpToken(db, token)
      return { closesDemo: await isOpenDemo(db, demoSite.siteId), acceptsTestCards: isLoopback(config) }
    },

    beginSetUpPasskey: async (_caller, { body: { token, email } }) => {
      await requireSetUpToken(db, token)
      const storeName = new URL(config.publicUrl).hostname
      const passkey = { purpose: 'set-up', link: hashOfSecret(token), email: email.trim(), storeName } as const
      return { options: await newPasskeyOptions(context, passkey) }
    },

    setUpStore: async (_caller, { body }, exchange) => {
      await requireSetUpToken(db, body.token)
      const passkey = await readPasskey(context, body, exchange)
      checkBody(body)
      const { created, opened } = await create(context, body, { passkey, exchange })
      await closeDemo(context)
      sites.refresh()
      await database.notify(siteChannel, created.siteId)
      return { ...created, ...(opened && (await presentOwnerSession(context, exchange, opened))) }
    },
  }
}
