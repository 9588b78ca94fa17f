import type { appCalls } from '@vitrine/contract'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Handlers } from '../handlers.ts'
import { newSecret } from '../identity/secrets.ts'
import { tokenInfoOf } from '../identity/token-info.ts'
import { OAuthError, Refusal } from '../refusal.ts'
import { hashOfSecret } from '../site/sites.ts'
import { appTokenSeconds, type AppTokens } from './app-tokens.ts'
import {
  deleteInstallation,
  findInstallable,
  findInstallation,
  findRefreshed,
  insertGrant,
  listInstallationsOf,
  takeCode,
  type Installation,
} from './store.ts'

export interface AppProof {
  readonly appId: string | undefined
  readonly secret: string | undefined
}

const isSame = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** Throws `invalid_client` for an app that does not exist and for a wrong secret alike. */
const requireProof = async ({ db }: Context, { appId, secret }: AppProof): Promise<string> => {
  const app = appId ? await findInstallable(db, appId) : undefined
  if (!app || !secret || !isSame(hashOfSecret(secret), app.secret_hash))
    throw new OAuthError('invalid_client', 'The app id or the secret is wrong.')
  return app.app_id
}

/** An installation of the app that shows its secret. */
export const requireInstallation = async (
  context: Context,
  proof: AppProof,
  instanceOf: () => Promise<string | undefined>,
): Promise<Installation> => {
  const appId = await requireProof(context, proof)
  const instanceId = await instanceOf()
  const installation = instanceId ? await findInstallation(context.db, appId, instanceId) : undefined
  if (!installation) throw new OAuthError('invalid_grant', 'The store has not let this app in, or the code was used.')
  return installation
}

export const createInstallationHandlers = (context: Context, appTokens: AppTokens): Handlers<typeof appCalls> => {
  const { db, now } = context

  return {
    appAccess: async (_caller, { body }) => {
      const { grant_type, client_id: appId, client_secret: secret, code, refresh_token } = body
      if (grant_type !== 'authorization_code' && grant_type !== 'refresh_token')
        throw new OAuthError('unsupported_grant_type', 'The grant types are: authorization_code, refresh_token.')
      const isCode = grant_type === 'authorization_code'
      const installation = await requireInstallation(context, { appId, secret }, async () =>
        isCode ? code && takeCode(db, code, now()) : refresh_token && findRefreshed(db, refresh_token),
      )
      const token = isCode ? newSecret() : refresh_token!
      if (isCode) await insertGrant(db, { installation, token, kind: 'refresh', expires: null })
      return {
        access_token: await appTokens.sign(installation),
        refresh_token: token,
        expires_in: appTokenSeconds,
        token_type: 'Bearer',
      }
    },

    tokenInfo: async (_caller, { body }) => tokenInfoOf(context, appTokens, body.token),

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
