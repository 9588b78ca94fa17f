import type { Logger } from 'pino'
import type { OAuthApp } from './sites.ts'

/** Addresses that were refused, of which the log has told already; strangers can send as many as they like. */
const logged = new Set<string>()
const maxLogged = 100

/** Whoever runs the shop reads in the log how to allow an address; who only wants to buy something does not. */
export const logRefusedAddress = (
  { log }: { readonly log: Logger },
  app: Pick<OAuthApp, 'client_id'> | undefined,
  address: string,
): void => {
  const page = URL.canParse(address) ? address.split(/[?#]/, 1)[0]! : undefined
  const clientId = app?.client_id
  const key = `${clientId} ${page}`
  // One with a user name can never be allowed, and no log holds what looks like an email address.
  const isLoggable = page !== undefined && page.length <= 300 && !page.includes('@')
  if (!isLoggable || logged.has(key) || logged.size >= maxLogged) return
  logged.add(key)
  const command = `npm run allow -- ${page}`
  log.warn({ clientId, address: page, command }, 'refused: this is not a redirect URL of the app')
}
