const base = 'http://this.server.invalid'
const account = '/hosted/account'
const allowedPaths = /^\/(oauth2\/(authorize|return)|hosted\/(account|checkout|confirmation)(\/[\w-]+)*)$/

/** Returns a path within this server for after the sign-in, parsed as browsers do. Falls back to the account page. */
export const localReturnPath = (text: string | null): string => {
  if (!text || text.length > 8000 || !/^\/[^/\\]/.test(text) || /[\\\p{Cc}]/u.test(text)) return account
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined
  return url?.origin === base && allowedPaths.test(url.pathname) ? url.pathname + url.search : account
}
