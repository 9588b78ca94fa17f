import type { App } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { findInstallation, type Installation } from './store.ts'

export const appTokenSeconds = 14_400

/** Access tokens of apps, invalid as soon as the owner uninstalls the app. */
export const createAppTokens = ({ db, signer }: Pick<Context, 'db' | 'signer'>) => ({
  sign: ({ site_id, instance_id, app_id }: Installation): Promise<string> =>
    signer.sign('app+jwt', { sub: app_id, iid: instance_id }, { audience: site_id, lifetimeSeconds: appTokenSeconds }),

  /** Returns the app that a token belongs to, or `undefined`. */
  verify: async (token: string): Promise<App | undefined> => {
    if (token.split('.').length !== 3) return undefined
    const claims = await signer.verify('app+jwt', token).catch(() => undefined)
    const installation = claims && (await findInstallation(db, String(claims.sub), String(claims.iid)))
    if (!installation) return undefined
    const { site_id: siteId, app_id: appId, instance_id: instanceId, scopes, name } = installation
    return { role: 'app', siteId, appId, instanceId, scopes, name }
  },
})
export type AppTokens = ReturnType<typeof createAppTokens>
