import type Stripe from 'stripe'
import { stripeAddresses } from '../../../../ground/base/config.ts'
import type { Context } from '../../../../ground/context/context.ts'
import { bookOf, NotConnected } from '../../accounts/connected.ts'
import { findAccount, openSecrets, type Account } from '../../accounts/account-store.ts'

export const stripeName = 'stripe' as const

/** Half the lease of an attempt, including retries. */
const timeoutMs = 7000

/** The client of an account, with the account. */
export interface OpenStripe {
  readonly account: Account
  readonly stripe: Stripe
  readonly webhookSecret: string | undefined
}

/** Creates a client for a secret key. */
export const createLibrary = async (secretKey: string, apiUrl: string): Promise<Stripe> => {
  const { Stripe: Library } = await import('./stripe-library.ts')
  const { hostname, port, protocol } = new URL(apiUrl)
  return new Library(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Vitrine' },
  })
}

/** Caches one client per account while its secrets stay the same. */
export const createStripeOpener = ({ db, config }: Pick<Context, 'db' | 'config'>) => {
  const opened = new Map<string, { readonly secrets: string; readonly open: Promise<OpenStripe> }>()

  const openAccount = async (account: Account): Promise<OpenStripe> => {
    const { secretKey = '', webhookSecret } = await openSecrets(db, account)
    return { account, stripe: await createLibrary(secretKey, (config.stripe ?? stripeAddresses).apiUrl), webhookSecret }
  }

  return async (siteId: string): Promise<OpenStripe | undefined> => {
    const account = await findAccount(db, siteId, stripeName)
    if (!account) {
      opened.delete(siteId)
      return undefined
    }
    const known = opened.get(siteId)
    const open = known?.secrets === account.secrets ? known.open : openAccount(account)
    if (known?.open !== open) {
      opened.set(siteId, { secrets: account.secrets, open })
      open.catch(() => opened.delete(siteId))
    }
    return { ...(await open), account }
  }
}
export type StripeOpener = ReturnType<typeof createStripeOpener>

/** Returns the account currently connected to a store. */
export const requireAccount = async (open: StripeOpener, siteId: string): Promise<OpenStripe> => {
  const found = await open(siteId)
  if (!found) throw new NotConnected('Stripe')
  return found
}

/** Returns the account that a payment was made with; other accounts do not know the payment. */
export const requireOpen = async (open: StripeOpener, siteId: string, book: string): Promise<OpenStripe> => {
  const found = await requireAccount(open, siteId)
  if (bookOf(found.account) !== book) throw new NotConnected('Stripe')
  return found
}
