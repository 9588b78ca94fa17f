import type { PaymentProvider, ServicePlugin } from '@vitrine/client'
import { words } from '../words/words.ts'

/** Names of payment providers by ID. */
export type ProviderNames = Readonly<Record<string, string | undefined>>

interface Named {
  readonly paymentProviders: readonly Pick<PaymentProvider, 'provider' | 'name'>[]
  readonly plugins: readonly Pick<ServicePlugin, 'id' | 'name'>[]
}

/** Returns the names of all payment providers: those without an account, those that owners connect, and apps. */
export const providerNames = ({ paymentProviders, plugins }: Named): ProviderNames => ({
  ...words.finances.providers,
  ...Object.fromEntries(paymentProviders.map(({ provider, name }) => [provider, name])),
  ...Object.fromEntries(plugins.map(({ id, name }) => [`plugin:${id}`, name])),
})
