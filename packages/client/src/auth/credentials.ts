import type { AuthStrategy } from './strategy.ts'

export const setAll = (headers: Headers, more: Readonly<Record<string, string>> = {}): void => {
  for (const name in more) headers.set(name, more[name]!)
}

/**
 * Asks with the strategy's credentials in the headers; when they are refused (401) they are renewed, once. A request
 * that already carries credentials goes as it is.
 */
export const withCredentials = async <Answer extends { readonly status: number }>(
  auth: AuthStrategy | undefined,
  headers: Headers,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  if (!auth || headers.has('authorization')) return ask()
  const askAuthorized = async (): Promise<Answer> => {
    setAll(headers, (await auth.getAuthHeaders()).headers)
    return ask()
  }
  const answer = await askAuthorized()
  if (answer.status !== 401 || !auth.renew) return answer
  await auth.renew(headers.get('authorization') ?? '')
  return askAuthorized()
}
