import type { setUpCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import { euCountries, euRates } from '@vitrine/domain/tax/rate-data.ts'
import { countryCodes } from '@vitrine/domain/address/countries.ts'
import { isLanguage } from '@vitrine/domain/language.ts'
import { isCurrency } from '@vitrine/domain/money.ts'
import { storeDefaults } from '@vitrine/domain/store-defaults/store-defaults.ts'
import { isTimeZone } from '@vitrine/domain/time/day.ts'
import { isLoopback } from '../../ground/base/config.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { writeServerSetting } from '../../ground/site/server-settings.ts'
import { isOpenDemo } from '../../ground/site/site-store.ts'
import { defaultSettings, siteChannel } from '../../ground/site/sites.ts'
import { requireGoodPassword } from '../../people/password/api.ts'
import { createOwner } from '../../people/owner/api.ts'
import { loadTaxRates } from '../../pricing/tax/api.ts'
import { closeDemo } from './close-demo.ts'
import { demoSite } from './demo-site.ts'
import { createStore, createStorefronts } from './create-store.ts'
import { requireSetUpToken, takeSetUpToken } from './set-up-token.ts'

type Body = RequestOf<(typeof setUpCalls)['setUpStore']>['body']

const checkBody = ({ owner, store }: Body): void => {
  if (!countryCodes.includes(store.country)) throw invalidField('store.country', 'must be a country code (ISO 3166-1)')
  if (!isCurrency(store.currency)) throw invalidField('store.currency', 'must be a currency code (ISO 4217)')
  if (!isLanguage(store.language))
    throw invalidField('store.language', 'must be the code of a language, such as de', 'FORMAT')
  if (!store.name.trim()) throw invalidField('store.name', 'must be set', 'REQUIRED_FIELD')
  if (!isTimeZone(store.timeZone))
    throw invalidField('store.timeZone', 'must be an IANA time zone, such as Europe/Berlin', 'FORMAT')
  const site = { name: store.name, settings: defaultSettings }
  requireGoodPassword(owner.password, { email: owner.email, field: 'owner.password', site })
}

const settingsOf = ({ config }: Pick<Context, 'config'>, { owner, store: { country, timeZone } }: Body) => {
  const { weightUnit, lengthUnit, taxIncludedInPrices } = storeDefaults(country)
  return {
    weightUnit,
    lengthUnit,
    taxIncludedInPrices,
    timeZone,
    businessAddress: { country, subdivision: undefined },
    contactEmail: owner.email.trim(),
    testCards: isLoopback(config),
  }
}

/** Creates the store, its owner and its storefronts, or nothing. */
const create = (context: Context, body: Body) =>
  transact(context.db, async (transaction) => {
    const { config, now, newId } = context
    const { token, owner, store } = body
    await takeSetUpToken(transaction, token)
    const { name, country, currency, language } = store
    const site = { id: newId(), name: name.trim(), currency, language, settings: settingsOf(context, body) }
    await createStore(transaction, site, now())
    if (euCountries.has(country)) await loadTaxRates(context, transaction, { siteId: site.id, fileId: euRates.id })
    const { isNew } = await createOwner(transaction, { siteId: site.id, ...owner })
    if (!isNew) throw invalidField('owner.email', 'belongs to an owner of another store')
    const [own] = await createStorefronts(transaction, site.id, config)
    await writeServerSetting(transaction, 'mode', 'own')
    await writeServerSetting(transaction, 'storefrontClientId', own!.client_id)
    return { siteId: site.id, clientId: own!.client_id }
  })

export const createSetUpHandlers = (context: Context): Handlers<typeof setUpCalls> => {
  const { db, database, sites, config } = context
  return {
    checkSetUp: async (_caller, { body: { token } }) => {
      await requireSetUpToken(db, token)
      return { closesDemo: await isOpenDemo(db, demoSite.siteId), acceptsTestCards: isLoopback(config) }
    },

    setUpStore: async (_caller, { body }) => {
      await requireSetUpToken(db, body.token)
      checkBody(body)
      const created = await create(context, body)
      await closeDemo(context)
      sites.refresh()
      await database.notify(siteChannel, created.siteId)
      return created
    },
  }
}
