import type { paymentProviderCalls } from '@vitrine/contract'
import type { PaymentProvider } from '@vitrine/contract/entities/money/payment-provider.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { changeAccount, deleteAccount, findAccount, openSecrets, type Account } from './accounts/account-store.ts'
import { connectAccount, webhookUrlOf } from './accounts/connect-account.ts'
import type { Connector, Keys } from './accounts/connector.ts'
import { pluginMethodsOf } from './methods/methods.ts'
import { listOutages } from './webhooks/outages.ts'
import { createConnectors } from './providers/connectable.ts'

const presentAbilities = ({ capture, void: isVoidable, refund, save }: Connector['abilities']) => ({
  capture: capture.toUpperCase() as Uppercase<typeof capture>,
  void: isVoidable,
  refund: refund.toUpperCase() as Uppercase<typeof refund>,
  savedMethods: save,
})

const webhookStatusOf = (
  { settings, hints }: Account,
  { register, canRegister }: Connector,
): PaymentProvider['webhook']['status'] => {
  if (!register) return canRegister ? 'REGISTERED' : 'MISSING'
  if (settings.webhookEndpointId !== undefined) return 'REGISTERED'
  return hints.webhookSecret === undefined ? 'MISSING' : 'BY_HAND'
}

const presentAccount = (account: Account): Partial<PaymentProvider> => {
  const { account_id, enabled, hints, settings, last_test: lastTest } = account
  const { mode, publishableKey, accountName } = settings
  return {
    enabled,
    mode,
    ...(publishableKey !== '' && { publishableKey }),
    ...(hints.secretKey !== undefined && { secretKeyHint: hints.secretKey }),
    accountId: account_id,
    accountName,
    lastTest,
  }
}

/** Handles the owner's payment provider accounts. Secrets are write-only. */
export const createPaymentProviderHandlers = (context: Context): Handlers<typeof paymentProviderCalls> => {
  const { db, now, config, log } = context
  const connectors = createConnectors(context)

  const present = (siteId: string, connector: Connector, account: Account | undefined): PaymentProvider => ({
    provider: connector.provider,
    name: connector.name,
    connected: account !== undefined,
    enabled: false,
    keys: [...connector.keys],
    webhook: {
      url: webhookUrlOf(config, siteId, connector),
      status: account ? webhookStatusOf(account, connector) : 'MISSING',
      ...(connector.events.length > 0 && { events: connector.events.join(', ') }),
      ...(account?.hints.webhookSecret !== undefined && { secretHint: account.hints.webhookSecret }),
    },
    abilities: presentAbilities(connector.abilities),
    ...(account && presentAccount(account)),
  })

  const require = async (siteId: string, { provider, name }: Connector): Promise<Account> => {
    const account = await findAccount(db, siteId, provider)
    if (!account) throw new Refusal('NOT_FOUND', `${name} is not connected.`)
    return account
  }

  const keysOf = async (account: Account): Promise<Keys> => ({
    publishableKey: account.settings.publishableKey,
    secrets: await openSecrets(db, account),
  })

  /** Tests the keys and saves the result. */
  const testAccount = async (connector: Connector, account: Account): Promise<Account> => {
    const identified = await connector.identify(await keysOf(account))
    const { passed, message } = identified
    const isSame = !identified.passed || identified.accountId === account.account_id
    const lastMessage = isSame ? message : 'These keys now belong to another account. Enter them again.'
    const lastTest = { passed: passed && isSame, message: lastMessage, date: now().toISOString() }
    return (await changeAccount(db, account, { last_test: JSON.stringify(lastTest) })) ?? account
  }

  return {
    listPaymentProviders: async ({ siteId }) => ({
      paymentProviders: await Promise.all(
        Object.values(connectors).map(async (connector) =>
          present(siteId, connector, await findAccount(db, siteId, connector.provider)),
        ),
      ),
    }),

    listPaymentOutages: async ({ siteId }) => {
      const apps = await pluginMethodsOf(db, siteId)
      const names = new Map([
        ...Object.values(connectors).map((one) => [one.provider as string, one.name] as const),
        ...apps.map(({ id, name }) => [id, name] as const),
      ])
      const nameOf = (provider: string): string => names.get(provider) ?? provider
      return { paymentOutages: await listOutages(db, { siteId, now: now(), nameOf }) }
    },

    updatePaymentProvider: async ({ siteId }, { params: { provider }, body: { paymentProvider } }) => {
      const connector = connectors[provider]
      const before = await findAccount(db, siteId, provider)
      const { enabled, publishableKey, secretKey, webhookSecret } = paymentProvider
      const hasKeys = publishableKey !== undefined || secretKey !== undefined || webhookSecret !== undefined
      if (!before || hasKeys) {
        const account = await connectAccount(context, connector, { siteId, before, sent: paymentProvider })
        return { paymentProvider: present(siteId, connector, account) }
      }
      const tested = enabled && !before.enabled ? await testAccount(connector, before) : before
      if (enabled && !tested.last_test.passed) {
        throw invalidField('paymentProvider.enabled', `cannot be set: ${tested.last_test.message}`)
      }
      const changed = await changeAccount(db, before, { enabled: enabled ?? before.enabled, updated_date: now() })
      return { paymentProvider: present(siteId, connector, changed) }
    },

    testPaymentProvider: async ({ siteId }, { params: { provider } }) => {
      const connector = connectors[provider]
      const tested = await testAccount(connector, await require(siteId, connector))
      return { paymentProvider: present(siteId, connector, tested) }
    },

    disconnectPaymentProvider: async ({ siteId }, { params: { provider } }) => {
      const connector = connectors[provider]
      const account = await require(siteId, connector)
      const keys = await keysOf(account)
      await deleteAccount(db, siteId, provider)
      const { webhookEndpointId } = account.settings
      if (webhookEndpointId !== undefined) {
        await connector
          .unregister?.(keys, webhookEndpointId)
          .catch((error: unknown) => log.warn({ err: error, siteId, provider }, 'a webhook could not be unregistered'))
      }
      return { paymentProvider: present(siteId, connector, undefined) }
    },
  }
}
