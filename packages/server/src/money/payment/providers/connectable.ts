import type { PaymentProvider as ProviderAccount } from '@vitrine/contract/entities/payment-provider.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Connector } from '../accounts/connector.ts'
import type { PaymentProvider } from '../provider.ts'
import { createMollieConnector } from './mollie/connect.ts'
import { createMollie } from './mollie/mollie.ts'
import { createStripeConnector } from './stripe/connect.ts'
import { createStripe } from './stripe/stripe.ts'

type ProviderName = ProviderAccount['provider']

interface ConnectableProvider {
  /** Format of its tokens, which are created by its script or ours in the buyer's page. */
  readonly tokenForm: RegExp
  readonly createConnector: (context: Context) => Connector
  readonly create: (context: Context) => PaymentProvider
}

/** The payment providers that owners connect with an account of their own, in the order of the back office. */
const connectableProviders: Readonly<Record<ProviderName, ConnectableProvider>> = {
  stripe: { tokenForm: /^ctoken_\w+$/, createConnector: createStripeConnector, create: createStripe },
  mollie: { tokenForm: /^mollie:/, createConnector: createMollieConnector, create: createMollie },
}

const names = Object.keys(connectableProviders) as ProviderName[]

const byName = <Value>(valueOf: (provider: ConnectableProvider) => Value): Readonly<Record<ProviderName, Value>> =>
  Object.fromEntries(names.map((name) => [name, valueOf(connectableProviders[name])])) as Record<ProviderName, Value>

export const createConnectors = (context: Context) => byName(({ createConnector }) => createConnector(context))

export const createConnectable = (context: Context) => byName(({ create }) => create(context))

/** Returns the connectable provider whose tokens have the format of this one. */
export const providerOfToken = (token: string): ProviderName | undefined =>
  names.find((name) => connectableProviders[name].tokenForm.test(token))
