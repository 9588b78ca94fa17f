import type { Db } from '@vitrine/server/ground/database/tables.ts'
import { saveAccount, sealSecrets } from '@vitrine/server/money/payment/accounts/account-store.ts'
import type { StripeDouble } from './double.ts'

/** What the double's messages are signed with, for a store that was connected by `connectStripeDouble`. */
export const webhookSecret = 'whsec_of_the_store'

interface Connected {
  readonly enabled?: boolean
  readonly date?: Date
}

/** Writes the double's keys down as the account of a store, as its owner does at the desk. */
export const connectStripeDouble = async (
  db: Db,
  siteId: string,
  { secretKey, publishableKey, account }: Pick<StripeDouble, 'secretKey' | 'publishableKey' | 'account'>,
  { enabled = true, date = new Date() }: Connected = {},
): Promise<void> => {
  const key = { site_id: siteId, provider: 'stripe' }
  await saveAccount(db, {
    ...key,
    enabled,
    account_id: account.id,
    settings: JSON.stringify({ mode: 'TEST', publishableKey, accountName: 'Double' }),
    secrets: await sealSecrets(db, key, { secretKey, webhookSecret }),
    hints: JSON.stringify({ secretKey: '0000' }),
    last_test: JSON.stringify({ passed: true, message: 'Connected.', date: date.toISOString() }),
    created_date: date,
    updated_date: date,
  })
}
