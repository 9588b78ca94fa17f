import { randomUUID } from 'node:crypto'
import { openShop } from '../../../../../../../test/shop.ts'
import { createStripeDouble } from '../../../../../../../test/stripe-double/double.ts'
import { saveAccount, sealSecrets } from '../../account-store.ts'
import type { PaymentRef } from '../../provider.ts'
import { createStripe } from './stripe.ts'

/** A shop whose Stripe is the double, with its keys already in place. */
export const openStripeShop = async ({ currency = 'EUR' } = {}) => {
  const double = await createStripeDouble()
  const shop = await openShop({ currency, isDemo: false, config: { stripe: double.addresses } })
  const { context, siteId } = shop
  const key = { site_id: siteId, provider: 'stripe' }
  const connect = async (enabled = true): Promise<void> => {
    const secrets = await sealSecrets(context.db, key, {
      secretKey: double.secretKey,
      webhookSecret: 'whsec_of_the_store',
    })
    const { publishableKey } = double
    await saveAccount(context.db, {
      ...key,
      enabled,
      account_id: double.account.id,
      settings: JSON.stringify({ mode: 'TEST', publishableKey, accountName: 'Double' }),
      secrets,
      hints: JSON.stringify({ secretKey: '0000' }),
      last_test: JSON.stringify({ passed: true, message: 'Connected.', date: context.now().toISOString() }),
      created_date: context.now(),
      updated_date: context.now(),
    })
  }
  await connect()

  return {
    shop,
    double,
    connect,
    /** A server of its own over the same database: what it remembers goes with it. */
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
