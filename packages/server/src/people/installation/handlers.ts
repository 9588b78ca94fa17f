import type { appCalls } from '@vitrine/contract'
import { scopeNames, type Scope } from '@vitrine/contract/scopes.ts'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../ground/base/config.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { newSiteSecret } from '../../ground/token/secrets.ts'
import { tokenInfoOf } from './token-info.ts'
import { webAddress } from '../../ground/site/addresses.ts'
import { invalidField, OAuthError, Refusal } from '../../ground/base/refusal.ts'
import { hashOfSecret } from '../../ground/site/sites.ts'
import { registerApp } from '../../ground/event/apps.ts'
import { appTokenSeconds, type AppTokens } from './app-tokens.ts'
import { offerApp } from './credentials.ts'
import {
  deleteInstallation,
  findInstallable,
  findInstallation,
  findRefreshed,
  insertGrant,
  listAppsOf,
  listInstallationsOf,
  takeCode,
  type Installation,
  type ListedApp,
} from './store.ts'
import { deleteApp } from '../../ground/event/store.ts'

export interface AppProof {
  readonly appId: string | undefined
  readonly secret: string | undefined
}

const isSame = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** Throws `invalid_client` for unknown apps and wrong secrets alike. */
const requireProof = async ({ db }: Context, { appId, secret }: AppProof): Promise<string> => {
  const app = appId ? await findInstallable(db, appId) : undefined
  if (!app || !secret || !isSame(hashOfSecret(secret), app.secret_hash))
    throw new OAuthError('invalid_client', 'The app ID or the secret is wrong.')
  return app.app_id
}

/** Returns the installation of an app that proves itself with its secret. */
export const requireInstallation = async (
  context: Context,
  proof: AppProof,
  instanceOf: () => Promise<string | undefined>,
): Promise<Installation> => {
  const appId = await requireProof(context, proof)
  const instanceId = await instanceOf()
  const installation = instanceId ? await findInstallation(context.db, appId, instanceId) : undefined
  if (!installation)
    throw new OAuthError('invalid_grant', 'The app is not installed in this store, or the code was already used.')
  return installation
}

const presentApp = ({ publicUrl }: Pick<Config, 'publicUrl'>, app: ListedApp) => ({
  appId: app.app_id,
  name: app.name,
  publicKeyUrl: `${publicUrl}/apps/${app.app_id}/public-key.pem`,
  createdDate: app.created_date.toISOString(),
  ...(app.redirect_urls && { redirectUrls: app.redirect_urls }),
  ...(app.scopes && { scopes: app.scopes as Scope[] }),
})

export const createInstallationHandlers = (context: Context, appTokens: AppTokens): Handlers<typeof appCalls> => {
  const { db, now, newId, config } = context

  return {
    appAccess: async (_caller, { body }) => {
      const { grant_type, client_id: appId, client_secret: secret, code, refresh_token } = body
      if (grant_type !== 'authorization_code' && grant_type !== 'refresh_token')
        throw new OAuthError('unsupported_grant_type', 'The grant types are: authorization_code, refresh_token.')
      const isCode = grant_type === 'authorization_code'
      const installation = await requireInstallation(context, { appId, secret }, async () =>
        isCode ? code && takeCode(db, code, now()) : refresh_token && findRefreshed(db, refresh_token),
      )
      const token = isCode ? newSiteSecret(installation.site_id) : refresh_token!
      if (isCode) await insertGrant(db, { installation, token, kind: 'refresh', expires: null })
      return {
        access_token: await appTokens.sign(installation),
        refresh_token: token,
        expires_in: appTokenSeconds,
        token_type: 'Bearer',
      }
    },

    tokenInfo: async (_caller, { body }) => tokenInfoOf(context, appTokens, body.token),

    listApps: async ({ siteId }) => ({ apps: (await listAppsOf(db, siteId)).map((app) => presentApp(config, app)) }),

    createApp: async ({ siteId }, { body: { app } }) => {
      const name = app.name?.trim()
      if (!name) throw invalidField('app.name', 'must be set', 'REQUIRED_FIELD')
      const redirectUrls = (app.redirectUrls ?? []).map((url, index) => webAddress(url, `app.redirectUrls[${index}]`))
      const [appId, scopes] = [newId(), app.scopes?.length ? app.scopes : scopeNames]
      if (app.scopes?.length && redirectUrls.length === 0)
        throw invalidField('app.redirectUrls', 'must be set for an app that requests scopes', 'REQUIRED_FIELD')
      await registerApp(db, { siteId, appId, name })
      const appSecret = redirectUrls.length > 0 ? await offerApp(db, { appId, redirectUrls, scopes }) : undefined
      const [made] = await listAppsOf(db, siteId, appId)
      return { app: presentApp(config, made!), ...(appSecret !== undefined && { appSecret }) }
    },

    deleteApp: async ({ siteId }, { params: { appId } }) => {
      if (!(await deleteApp(db, siteId, appId))) throw new Refusal('NOT_FOUND')
      return {}
    },

    listInstallations: async ({ siteId }) => ({
      installations: (await listInstallationsOf(db, siteId)).map((row) => ({
        instanceId: row.instance_id,
        appId: row.app_id,
        name: row.name,
        scopes: row.scopes,
        createdDate: row.created_date.toISOString(),
      })),
    }),

    deleteInstallation: async ({ siteId }, { params }) => {
      if (!(await deleteInstallation(db, siteId, params.instanceId))) throw new Refusal('NOT_FOUND')
      return {}
    },
  }
}
