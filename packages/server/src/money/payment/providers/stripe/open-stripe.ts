import type Stripe from 'stripe'
import { stripeAddresses } from '../../../../ground/base/config.ts'
import type { Context } from '../../../../ground/context/context.ts'
import { bookOf, NotConnected } from '../../accounts/connected.ts'
import { findAccount, openSecrets, type Account } from '../../accounts/account-store.ts'

export const stripeName = 'stripe' as const

/** A request of ours is over before someone else may take the attempt over: half of its lease, tries included. */
const timeoutMs = 7000

/** The library of one account, with what it was opened by. */
export interface OpenStripe {
  readonly account: Account
  readonly stripe: Stripe
  readonly webhookSecret: string | undefined
}

/** Opens the library for a secret key. */
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

/** Keeps one library for each account, for as long as its secrets stay the same. */
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

/** The account that is connected to a store at this moment. */
export const requireAccount = async (open: StripeOpener, siteId: string): Promise<OpenStripe> => {
  const found = await open(siteId)
  if (!found) throw new NotConnected('Stripe')
  return found
}

/** The account that a payment was made with; another one knows nothing of it. */
export const requireOpen = async (open: StripeOpener, siteId: string, book: string): Promise<OpenStripe> => {
  const found = await requireAccount(open, siteId)
  if (bookOf(found.account) !== book) throw new NotConnected('Stripe')
  return found
}
