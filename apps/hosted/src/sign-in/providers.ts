import { calls } from '@vitrine/client'
import type { Visit } from './visit.ts'

/** An identity provider. */
export interface ProviderLink {
  readonly name: string
  readonly href: string
}

/** Lists the identity providers, with links that keep the target. */
export const loadProviders = async ({ request, clientId, next }: Visit): Promise<readonly ProviderLink[]> => {
  const { providers } = await request.api().send(calls.listSignInProviders, { query: { clientId } })
  return providers.map(({ name = '', startUrl = '' }) => ({
    name,
    // Relative, so that it stays on the browser's host.
    href: `${new URL(startUrl).pathname}?${new URLSearchParams({ continue: next })}`,
  }))
}
