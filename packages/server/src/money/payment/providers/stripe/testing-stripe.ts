import { randomUUID } from 'node:crypto'
import { openShop, type TestShopOptions } from '../../../../../../../test/shop.ts'
import { connectStripeDouble } from '../../../../../../../test/stripe-double/connect.ts'
import { createStripeDouble } from '../../../../../../../test/stripe-double/double.ts'
import type { PaymentRef } from '../../provider.ts'
import { createStripe } from './stripe.ts'

/** Opens a shop with the Stripe double connected. */
export const openStripeShop = async ({ currency = 'EUR', ...more }: Pick<TestShopOptions, 'currency' | 'log'> = {}) => {
  const double = await createStripeDouble()
  const shop = await openShop({ ...more, currency, isDemo: false, config: { stripe: double.addresses } })
  const { context, siteId } = shop
  const connect = (enabled = true): Promise<void> =>
    connectStripeDouble(context.db, siteId, double, { enabled, date: context.now() })
  await connect()

  return {
    shop,
    double,
    connect,
    /** Creates another server over the same database, without shared memory. */
    newServer: () => createStripe(context),
    newPayment: (amount = 1250): PaymentRef => ({
      attemptId: randomUUID(),
      siteId,
      method: null,
      amount,
      currency,
    }),
    intents: () => double.book.all('payment_intent'),
    close: async (): Promise<void> => {
      await shop.close()
      await double.close()
    },
  }
}
export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>
