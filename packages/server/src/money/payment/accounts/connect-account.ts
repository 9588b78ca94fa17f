import type { Config } from '../../../ground/base/config.ts'
import { invalidField, refusalFor, invalidBecause } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { openSecrets, saveAccount, sealSecrets, type Account, type Secrets } from './account-store.ts'
import type { AccountSettings } from './account-tables.ts'
import type { Connector, Identified, Keys } from './connector.ts'

/** Fields sent by the owner; absent fields stay unchanged. */
interface Sent {
  readonly publishableKey?: string
  readonly secretKey?: string
  readonly webhookSecret?: string
  readonly enabled?: boolean
}

const field = (name: string): string => `paymentProvider.${name}`

/** Returns the webhook URL of a provider and store. */
export const webhookUrlOf = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  siteId: string,
  { provider }: Connector,
): string => `${publicUrl}/vitrine/v1/payments/webhooks/${provider}/${siteId}`

const refuseForeign = ({ name, keys }: Connector, sent: Sent): void => {
  for (const key of ['publishableKey', 'webhookSecret'] as const) {
    if (sent[key] === undefined || keys.includes(key)) continue
    throw invalidField(field(key), `must not be set: ${name} has none`, 'FIELD_NOT_ALLOWED')
  }
}

const keysAfter = (connector: Connector, known: Keys | undefined, sent: Sent): Keys => {
  refuseForeign(connector, sent)
  const { publishableKey = known?.publishableKey, secretKey = known?.secrets.secretKey } = sent
  const keys = { publishableKey, secretKey }
  for (const name of ['publishableKey', 'secretKey'] as const) {
    if (keys[name] !== undefined || !connector.keys.includes(name)) continue
    throw invalidField(field(name), 'must be set', 'REQUIRED_FIELD')
  }
  const webhookSecret = sent.webhookSecret ?? known?.secrets.webhookSecret
  const secrets: Secrets = {
    secretKey: secretKey!.trim(),
    ...(webhookSecret !== undefined && { webhookSecret: webhookSecret.trim() }),
  }
  return { publishableKey: publishableKey?.trim() ?? '', secrets }
}

const requireIdentity = async (connector: Connector, keys: Keys): Promise<Extract<Identified, { passed: true }>> => {
  const identified = await connector.identify(keys)
  if (identified.passed) return identified
  if (identified.field === undefined)
    throw refusalFor('UNAVAILABLE', 'PAYMENT_PROVIDER', { description: identified.message })
  throw invalidBecause(field(identified.field), identified.reason, { description: identified.message })
}

interface Listening {
  readonly webhookSecret?: string
  readonly webhookEndpointId?: string
}

/** Sets up the webhook: keeps the current one, uses the owner's secret, or registers one. */
const listen = async (
  { config, log }: Context,
  connector: Connector,
  { siteId, keys, before, sent, isSameAccount }: Connecting & { keys: Keys; isSameAccount: boolean },
): Promise<Listening> => {
  if (sent.webhookSecret !== undefined) return { webhookSecret: keys.secrets.webhookSecret! }
  if (before && isSameAccount && keys.secrets.webhookSecret !== undefined) {
    const { webhookEndpointId } = before.settings
    return {
      webhookSecret: keys.secrets.webhookSecret,
      ...(webhookEndpointId !== undefined && { webhookEndpointId }),
    }
  }
  if (!connector.canRegister || !connector.register) return {}
  try {
    const registered = await connector.register(keys, webhookUrlOf(config, siteId, connector))
    return { webhookSecret: registered.secret, webhookEndpointId: registered.endpointId }
  } catch (error) {
    // The back office shows that the webhook is missing, and how to add it by hand.
    log.warn({ err: error, siteId, provider: connector.provider }, 'a webhook could not be registered')
    return {}
  }
}

/** Unregisters a webhook that the account no longer uses. */
const forgetFormer = async (
  { log }: Context,
  connector: Connector,
  { before, known, settings }: { before?: Account | undefined; known: Keys | undefined; settings: AccountSettings },
): Promise<void> => {
  const former = before?.settings.webhookEndpointId
  if (former === undefined || known === undefined || former === settings.webhookEndpointId) return
  await connector
    .unregister?.(known, former)
    .catch((error: unknown) =>
      log.warn({ err: error, provider: connector.provider }, 'a webhook could not be unregistered'),
    )
}

const lastFour = (secrets: Secrets): Record<string, string> =>
  Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, secret.slice(-4)]))

interface Connecting {
  readonly siteId: string
  readonly before: Account | undefined
  readonly sent: Sent
}

/** Connects an account or changes its keys, after the provider has identified their account. */
export const connectAccount = async (
  context: Context,
  connector: Connector,
  connecting: Connecting,
): Promise<Account> => {
  const { db, now } = context
  const { siteId, before, sent } = connecting
  const known = before && { publishableKey: before.settings.publishableKey, secrets: await openSecrets(db, before) }
  const keys = keysAfter(connector, known, sent)
  const mode = connector.readMode(keys, field)
  const { accountId, accountName, message } = await requireIdentity(connector, keys)
  const isSameAccount = before?.account_id === accountId && before.settings.mode === mode
  const { webhookSecret, webhookEndpointId } = await listen(context, connector, { ...connecting, keys, isSameAccount })
  const secrets: Secrets = {
    secretKey: keys.secrets.secretKey!,
    ...(webhookSecret !== undefined && { webhookSecret }),
  }
  const settings: AccountSettings = {
    mode,
    publishableKey: keys.publishableKey,
    accountName,
    ...(webhookEndpointId !== undefined && { webhookEndpointId }),
  }
  const key = { site_id: siteId, provider: connector.provider }
  const account = await saveAccount(db, {
    ...key,
    enabled: sent.enabled ?? before?.enabled ?? false,
    account_id: accountId,
    settings: JSON.stringify(settings),
    secrets: await sealSecrets(db, key, secrets),
    hints: JSON.stringify(lastFour(secrets)),
    last_test: JSON.stringify({ passed: true, message, date: now().toISOString() }),
    created_date: now(),
    updated_date: now(),
  })
  await forgetFormer(context, connector, { before, known, settings })
  return account
}
