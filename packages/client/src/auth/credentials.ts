import type { AuthStrategy } from './strategy.ts'

export const setAll = (headers: Headers, more: Readonly<Record<string, string>> = {}): void => {
  for (const name in more) headers.set(name, more[name]!)
}

/**
 * Sends a request with the strategy's credentials and renews them once after a 401. A request with its own credentials
 * is sent as is.
 */
export const withCredentials = async (
  auth: AuthStrategy,
  headers: Headers,
  ask: () => Promise<Response>,
): Promise<Response> => {
  if (headers.has('authorization')) return ask()
  const askAuthorized = async (): Promise<Response> => {
    setAll(headers, (await auth.getAuthHeaders()).headers)
    return ask()
  }
  const response = await askAuthorized()
  if (response.status !== 401 || !auth.renew) return response
  // An unread body would keep the connection open.
  await response.body?.cancel()
  await auth.renew(headers.get('authorization') ?? '')
  return askAuthorized()
}
