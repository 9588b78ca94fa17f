import type { Context } from '../../../../ground/context/context.ts'
import { findAccount, openSecrets, type Account } from '../../accounts/account-store.ts'
import { bookOf, NotConnected } from '../../accounts/connected.ts'
import { createMollieApi, type MollieApi } from './mollie-api.ts'

export const mollieName = 'mollie' as const

export interface OpenMollie {
  readonly account: Account
  readonly mollie: MollieApi
}

/** Opens the account connected to a store. */
export const createMollieOpener =
  ({ db, config }: Pick<Context, 'db' | 'config'>) =>
  async (siteId: string): Promise<OpenMollie | undefined> => {
    const account = await findAccount(db, siteId, mollieName)
    if (!account) return undefined
    const { secretKey = '' } = await openSecrets(db, account)
    return { account, mollie: createMollieApi(secretKey, config.mollieApiUrl) }
  }
export type MollieOpener = ReturnType<typeof createMollieOpener>

/** Returns the account that a payment was made with; other accounts do not know the payment. */
export const requireOpen = async (open: MollieOpener, siteId: string, book: string): Promise<MollieApi> => {
  const found = await open(siteId)
  if (!found || bookOf(found.account) !== book) throw new NotConnected('Mollie')
  return found.mollie
}
