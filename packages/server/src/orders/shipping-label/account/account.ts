import type { LabelAccount } from '@vitrine/contract/entities/orders/shipping-labels.ts'
import type { Selectable } from 'kysely'
import { isLoopback } from '../../../ground/base/config.ts'
import { invalidField, refusalFor, invalidBecause, wrongFormat } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { seal, unseal } from '../../../ground/token/seal.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { createShippoCarrier, type LabelCarrier, LabelRefusal } from '../../shippo/api.ts'
import { deleteAccount, findAccount, holdAccount, isBuying, saveAccount } from './account-store.ts'
import { createSampleCarrier } from './sample-carrier.ts'
import type { LabelAccountTable, LabelMode, LabelProvider } from '../tables.ts'

type Account = Selectable<LabelAccountTable>

/** The label account of a store, with a client for its provider. */
export interface OpenAccount {
  readonly accountId: string
  readonly provider: LabelProvider
  readonly mode: LabelMode
  readonly carrier: LabelCarrier
}

const boundTo = (siteId: string): string => `label account ${siteId}`

/** Sample labels are limited to demo stores and local servers, so that no real store ships with them by accident. */
const canUseSamples = ({ config }: Pick<Context, 'config'>, { demo }: Pick<Site, 'demo'>): boolean =>
  demo || isLoopback(config)

/** Sample labels share one account, since the sample carrier stores nothing. */
const sampleId = 'sample'

const sampleAccount = ({ currency }: Pick<Site, 'currency'>): OpenAccount => ({
  accountId: sampleId,
  provider: 'SAMPLE',
  mode: 'TEST',
  carrier: createSampleCarrier(currency),
})

const carrierOf = ({ config }: Pick<Context, 'config'>, key: string): LabelCarrier =>
  createShippoCarrier(key, config.shippoApiUrl)

/** Opens the label account of a store. The demo store falls back to sample labels. */
export const openAccount = async (
  context: Pick<Context, 'db' | 'config'>,
  site: Pick<Site, 'id' | 'demo' | 'currency'>,
): Promise<OpenAccount | undefined> => {
  const account = await findAccount(context.db, site.id)
  if (!account) return site.demo ? sampleAccount(site) : undefined
  const { account_id: accountId, provider, mode, secret } = account
  if (provider === 'SAMPLE') return canUseSamples(context, site) ? sampleAccount(site) : undefined
  const key = await unseal(context.db, secret!, boundTo(site.id))
  return { accountId, provider, mode, carrier: carrierOf(context, key) }
}

/** Opens the label account of a store, or throws `LABELS_NOT_SET_UP`. */
export const requireAccount = async (context: Context, site: Site): Promise<OpenAccount> => {
  const account = await openAccount(context, site)
  if (!account) throw refusalFor('LABELS_NOT_SET_UP', 'NO_ACCOUNT')
  return account
}

/** Locks the account until a purchase is recorded. Rejects a purchase if the account was replaced. */
export const lockAccount = async (db: Db, site: Pick<Site, 'id'>, { accountId }: OpenAccount): Promise<void> => {
  const held = await holdAccount(db, site.id, 'buyer')
  if ((held?.account_id ?? sampleId) === accountId) return
  throw refusalFor('ILLEGAL_STATE', 'LABEL_ACCOUNT_CHANGED')
}

/**
 * Whether a label may belong to this account. A new API key can belong to the same or to another account; if it is
 * another one, the provider does not know the label.
 */
export const mayBeOf = (
  { provider, mode }: Pick<OpenAccount, 'provider' | 'mode'>,
  { body }: { readonly body: Pick<OpenAccount, 'provider' | 'mode'> },
): boolean => body.provider === provider && body.mode === mode

/** Presents the account to the owner, without its key. */
export const presentAccount = async (context: Context, site: Site): Promise<LabelAccount> => {
  const account = await findAccount(context.db, site.id)
  const samples = canUseSamples(context, site)
  if (!account) {
    return site.demo
      ? { provider: 'SAMPLE', connected: true, mode: 'TEST', canUseSamples: samples }
      : { connected: false, canUseSamples: samples }
  }
  const { provider, mode, hint, created_date: connected_date } = account
  const connected = provider !== 'SAMPLE' || samples
  const connectedDate = connected_date.toISOString()
  return { provider, connected, mode, connectedDate, ...(hint !== null && { keyHint: hint }), canUseSamples: samples }
}

/** Shippo: “Authentication”: the prefix of a key tells test from live mode. */
const modeOfKey = (key: string): LabelMode => {
  const mode = /^shippo_(test|live)_\S+$/.exec(key)?.[1]
  if (!mode) throw wrongFormat('apiKey', 'API_KEY', 'must be an API token: shippo_test_… or shippo_live_…')
  return mode === 'live' ? 'LIVE' : 'TEST'
}

const checkKey = async (context: Context, key: string): Promise<void> => {
  try {
    await carrierOf(context, key).check()
  } catch (error) {
    if (!(error instanceof LabelRefusal)) {
      context.log.warn({ err: error }, 'the label provider does not respond')
      throw refusalFor('UNAVAILABLE', 'LABEL_PROVIDER')
    }
    throw invalidBecause('apiKey', 'UNKNOWN_KEY', { description: `is not accepted: ${error.message}` })
  }
}

interface Sent {
  readonly provider: LabelProvider
  readonly apiKey?: string
}

const accountOf = async (context: Context, site: Site, { provider, apiKey }: Sent): Promise<Account> => {
  const { db, newId, now } = context
  const shared = { site_id: site.id, provider, created_date: now() }
  if (provider === 'SAMPLE') {
    if (apiKey !== undefined) throw invalidField('apiKey', 'must not be set for sample labels', 'FIELD_NOT_ALLOWED')
    if (!canUseSamples(context, site)) {
      throw invalidField('provider', 'SAMPLE is only available for the demo store and on a local server')
    }
    return { ...shared, account_id: sampleId, mode: 'TEST', secret: null, hint: null }
  }
  const key = apiKey?.trim() ?? ''
  if (key === '') throw invalidField('apiKey', 'must be set', 'REQUIRED_FIELD')
  const mode = modeOfKey(key)
  await checkKey(context, key)
  return { ...shared, account_id: newId(), mode, secret: await seal(db, key, boundTo(site.id)), hint: key.slice(-4) }
}

/** Changes the account unless a purchase is pending, which can only be looked up with the account it was made with. */
const change = (context: Context, siteId: string, work: (db: Context['db']) => Promise<unknown>): Promise<void> =>
  transact(context.db, async (db) => {
    await holdAccount(db, siteId, 'changer')
    if (await isBuying(db, siteId)) {
      throw refusalFor('ILLEGAL_STATE', 'LABEL_ACCOUNT_IN_USE')
    }
    await work(db)
  })

/** Connects an account after its provider has accepted the key. */
export const connectAccount = async (context: Context, site: Site, sent: Sent): Promise<LabelAccount> => {
  const account = await accountOf(context, site, sent)
  await change(context, site.id, (db) => saveAccount(db, account))
  return presentAccount(context, site)
}

export const disconnectAccount = async (context: Context, site: Site): Promise<LabelAccount> => {
  await change(context, site.id, (db) => deleteAccount(db, site.id))
  return presentAccount(context, site)
}
