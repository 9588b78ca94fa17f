import type { Account } from './account-store.ts'

/** Identifies the book of payments: test and live mode of an account are separate. */
export const bookOf = ({ account_id, settings }: Account): string => `${account_id} ${settings.mode}`

/** Thrown if the account of a payment is not connected. */
export class NotConnected extends Error {
  override readonly name = 'NotConnected'
  constructor(provider: string) {
    super(`The ${provider} account of this payment is not connected.`)
  }
}
