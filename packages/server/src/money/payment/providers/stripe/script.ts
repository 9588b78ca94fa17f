import { stripeAddresses } from '../../../../ground/base/config.ts'
import type { Context } from '../../../../ground/context/context.ts'
import { findAccount } from '../../accounts/account-store.ts'
import type { PaymentProvider } from '../../provider.ts'
import { toStripe, UnchargeableAmount } from './amounts.ts'
import { stripeName } from './open-stripe.ts'

const chargeable = (amount: number, currency: string): number | undefined => {
  try {
    return toStripe(amount, currency)
  } catch (error) {
    if (error instanceof UnchargeableAmount) return undefined
    throw error
  }
}

/** Returns the settings of the Payment Element. */
export const createScriptFacts =
  ({ db, config }: Pick<Context, 'db' | 'config'>): NonNullable<PaymentProvider['script']> =>
  async ({ siteId, amount, currency }) => {
    const account = await findAccount(db, siteId, stripeName)
    const charged = chargeable(amount, currency)
    if (!account || charged === undefined) return undefined
    const { scriptUrl: url } = config.stripe ?? stripeAddresses
    const { publishableKey } = account.settings
    return { url, publishableKey, amount: charged, currency: currency.toLowerCase(), setupFutureUsage: 'off_session' }
  }
