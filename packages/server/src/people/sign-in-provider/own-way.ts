const base = 'http://this.server.invalid'
const account = '/hosted/account'
const ways = /^\/(oauth2\/(authorize|return)|hosted\/(account|checkout|confirmation)(\/[\w-]+)*)$/

/** A way on within this server after a sign-in, read as browsers read it; the account where it is any other. */
export const ownWay = (text: string | null): string => {
  if (!text || text.length > 8000 || !/^\/[^/\\]/.test(text) || /[\\\p{Cc}]/u.test(text)) return account
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined
  return url?.origin === base && ways.test(url.pathname) ? url.pathname + url.search : account
}
