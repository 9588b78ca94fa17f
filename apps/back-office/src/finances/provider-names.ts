import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

/** Names of payment providers by ID. */
export type ProviderNames = Readonly<Record<string, string | undefined>>

/** Loads the names of all payment providers: those without an account, those that owners connect, and apps. */
export const loadProviderNames = async (): Promise<ProviderNames> => {
  const [{ paymentProviders }, plugins] = await Promise.all([
    shop.paymentProviders.listPaymentProviders(),
    shop.servicePlugins.listServicePlugins(),
  ])
  return {
    ...words.finances.providers,
    ...Object.fromEntries(paymentProviders.map(({ provider, name }) => [provider, name])),
    ...Object.fromEntries(plugins.map(({ id, name }) => [`plugin:${id}`, name])),
  }
}
