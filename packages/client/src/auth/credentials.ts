import type { AuthStrategy } from './strategy.ts'

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
  const authorize = async (): Promise<void> => {
    const credentials = await auth.getAuthHeaders()
    for (const [name, value] of Object.entries(credentials.headers)) headers.set(name, value)
  }
  await authorize()
  const answer = await ask()
  if (answer.status !== 401 || !auth.renew) return answer
  await auth.renew(headers.get('authorization') ?? '')
  await authorize()
  return ask()
}
