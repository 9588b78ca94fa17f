import type { AuthStrategy } from './strategy.ts'

export const setAll = (headers: Headers, more: Readonly<Record<string, string>> = {}): void => {
  for (const name in more) headers.set(name, more[name]!)
}

/**
 * Asks with the strategy's credentials in the headers; when they are refused (401) they are renewed, once. A request
 * that already carries credentials goes as it is.
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
  // What is left unread would hold its connection.
  await response.body?.cancel()
  await auth.renew(headers.get('authorization') ?? '')
  return askAuthorized()
}
