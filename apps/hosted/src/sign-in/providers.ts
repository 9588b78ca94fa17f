import { calls } from '@vitrine/client'
import type { Visit } from './visit.ts'

/** Another way in, by an account from elsewhere. */
export interface ProviderLink {
  readonly name: string
  readonly href: string
}

/** By whom one may sign in besides, each with the way on to where this visit leads. */
export const loadProviders = async ({ request, clientId, next }: Visit): Promise<readonly ProviderLink[]> => {
  const { providers } = await request.api().send(calls.listSignInProviders, { query: { clientId } })
  return providers.map(({ name = '', startUrl = '' }) => ({
    name,
    // By its path alone, so that it stays on the host the browser came by.
    href: `${new URL(startUrl).pathname}?${new URLSearchParams({ continue: next })}`,
  }))
}
