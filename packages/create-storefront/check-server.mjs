/** A local or nearby server responds within this time. */
const patienceMs = 5000

/** Requests a visitor session, as the storefront will. */
const askForSession = ({ server, clientId }) =>
  fetch(`${server.replace(/\/+$/, '')}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, grantType: 'anonymous' }),
    signal: AbortSignal.timeout(patienceMs),
  })

/** Returns a warning if a storefront with these settings would not work, with the server's message if there is one. */
export const warningOf = async (wanted) => {
  const { server } = wanted
  const response = await askForSession(wanted).catch(() => undefined)
  if (!response) return `No server responds at ${server}. Is Vitrine running there?`
  const answer = await response.json().catch(() => undefined)
  if (response.ok && answer?.access_token) return undefined
  const words = answer?.error_description ?? answer?.message
  return words ? `${server} says: ${words}` : `${server} is not a Vitrine server.`
}
