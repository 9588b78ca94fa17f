import type { Logger } from 'pino'
import type { OAuthApp } from './sites.ts'

/** Refused addresses that were already logged. Limited, because strangers can send any number of them. */
const logged = new Set<string>()
const maxLogged = 100

/** Logs a refused redirect address and the command that allows it, for the operator only. */
export const logRefusedAddress = (
  { log }: { readonly log: Logger },
  app: Pick<OAuthApp, 'client_id'> | undefined,
  address: string,
): void => {
  const page = URL.canParse(address) ? address.split(/[?#]/, 1)[0]! : undefined
  const clientId = app?.client_id
  const key = `${clientId} ${page}`
  // Addresses with a user name can't be allowed, and logs must not contain what looks like an email address.
  const isLoggable = page !== undefined && page.length <= 300 && !page.includes('@')
  if (!isLoggable || logged.has(key) || logged.size >= maxLogged) return
  logged.add(key)
  const command = `npm run allow -- ${page}`
  log.warn({ clientId, address: page, command }, 'refused: this is not a redirect URL of the app')
}
