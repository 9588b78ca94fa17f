import type { Account } from './account-store.ts'

/** Whose payments these are: those of an account's test mode are not known to its live one. */
export const bookOf = ({ account_id, settings }: Account): string => `${account_id} ${settings.mode}`

/** Thrown where a payment's account is not connected: nobody can ask for it until it is. */
export class NotConnected extends Error {
  override readonly name = 'NotConnected'
  constructor(provider: string) {
    super(`The ${provider} account of this payment is not connected.`)
  }
}
