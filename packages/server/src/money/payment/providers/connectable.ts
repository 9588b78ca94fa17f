import type { PaymentProvider as ProviderAccount } from '@vitrine/contract/entities/money/payment-provider.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { AccountConnector, Connector } from '../accounts/connector.ts'
import type { PaymentProvider } from '../provider.ts'
import { createMollieConnector } from './mollie/connect.ts'
import { createMollie } from './mollie/mollie.ts'
import { createStripeConnector } from './stripe/connect.ts'
import { createStripe } from './stripe/stripe.ts'

type ProviderName = ProviderAccount['provider']

interface ConnectableProvider {
  /** Name as owners and buyers read it. */
  readonly name: string
  /** Format of its tokens, which are created by its script or ours in the buyer's page. */
  readonly tokenForm: RegExp
  readonly createConnector: (context: Context) => AccountConnector
  readonly create: (context: Context) => PaymentProvider
}

/** The payment providers that owners connect with an account of their own, in the order of the back office. */
const connectableProviders: Readonly<Record<ProviderName, ConnectableProvider>> = {
  stripe: {
    name: 'Stripe',
    tokenForm: /^ctoken_\w+$/,
    createConnector: createStripeConnector,
    create: createStripe,
  },
  mollie: {
    name: 'Mollie',
    tokenForm: /^mollie:/,
    createConnector: createMollieConnector,
    create: createMollie,
  },
}

const names = Object.keys(connectableProviders) as ProviderName[]

const byName = <Value>(
  valueOf: (provider: ConnectableProvider, name: ProviderName) => Value,
): Readonly<Record<ProviderName, Value>> =>
  Object.fromEntries(names.map((name) => [name, valueOf(connectableProviders[name], name)])) as Record<
    ProviderName,
    Value
  >

export const createConnectors = (context: Context): Readonly<Record<ProviderName, Connector>> =>
  byName(({ name, createConnector }, provider) => ({ provider, name, ...createConnector(context) }))

export const createConnectable = (context: Context): Readonly<Record<ProviderName, PaymentProvider>> =>
  byName(({ create }) => create(context))

/** Returns the connectable provider whose tokens have the format of this one. */
export const providerOfToken = (token: string): ProviderName | undefined =>
  names.find((name) => connectableProviders[name].tokenForm.test(token))

/** Returns the name of a connectable provider; `undefined` for any other one. */
export const nameOfConnectable = (provider: string): string | undefined =>
  names.includes(provider as ProviderName) ? connectableProviders[provider as ProviderName].name : undefined
