import type { Server } from 'node:http'
import { Provider } from 'oidc-provider'

/** Claims of the issuer's people, by login. */
type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface IssuerOptions {
  readonly port: number
  readonly people: People
  readonly clientId: string
  readonly clientSecret: string
  /** Set once the shop reports them. */
  readonly redirectUris: string[]
}

/** Starts an external OpenID Connect issuer on this machine, where people sign in by name only. */
export const openIssuer = async ({ port, people, clientId, clientSecret, redirectUris }: IssuerOptions) => {
  const issuer = `http://localhost:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name', 'picture'],
    },
    cookies: { keys: ['only for this test'] },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
    // Consent is granted automatically.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ accountId: oidc.session!.accountId!, clientId: oidc.client!.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.on('server_error', (_context, error) => console.error(error))
  const server: Server = await new Promise((resolve) => {
    const listening = provider.listen(port, '127.0.0.1', () => resolve(listening))
  })
  return {
    issuer,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type Issuer = Awaited<ReturnType<typeof openIssuer>>
