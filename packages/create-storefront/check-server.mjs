/** A server on this machine or the next answers within a moment. */
const patienceMs = 5000

/** Asks as the storefront will: for a session of a visitor. */
const askForSession = ({ server, clientId }) =>
  fetch(`${server.replace(/\/+$/, '')}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, grantType: 'anonymous' }),
    signal: AbortSignal.timeout(patienceMs),
  })

/** Tells what a storefront with these settings will run into, in the server's own words where it has some. */
export const warningOf = async (wanted) => {
  const { server } = wanted
  const response = await askForSession(wanted).catch(() => undefined)
  if (!response) return `Nothing answers at ${server}. Is Vitrine running there?`
  const answer = await response.json().catch(() => undefined)
  if (response.ok && answer?.access_token) return undefined
  const words = answer?.error_description ?? answer?.message
  return words ? `${server} says: ${words}` : `${server} is not the address of a Vitrine server.`
}
