import { invalidField, wrongFormat } from '../../../ground/base/refusal.ts'

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Validates a redirect URI of a third-party app: https, the developer's own machine, or a mobile app's private scheme,
 * which contains a dot (RFC 8252, section 7).
 */
export const requireReturnAddress = (text: string, field: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url?.protocol === 'https:' || (url?.protocol === 'http:' && ownMachine.has(url.hostname))
  const isOnPhone = url !== undefined && /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(url.protocol)
  if (!url || !(isWeb || isOnPhone)) throw wrongFormat(field, 'WEB_URL', 'must be an https address')
  if (url.hash !== '' || text.includes('#')) throw invalidField(field, 'must not have a fragment', 'FORMAT')
  if (url.username !== '' || url.password !== '') throw invalidField(field, 'must not contain a user name', 'FORMAT')
  return text
}
