import type { appCalls } from '@vitrine/contract'
import type { ResponseOf } from '@vitrine/contract/call.ts'
import type { Context } from '../../ground/context/context.ts'
import type { AppTokens } from './app-tokens.ts'

type TokenInfo = ResponseOf<(typeof appCalls)['tokenInfo']>

const ofApp = async (appTokens: AppTokens, token: string): Promise<TokenInfo> => {
  const app = await appTokens.verify(token)
  if (!app) return { active: false }
  const { appId, instanceId, siteId, scopes } = app
  return {
    active: true,
    subjectType: 'APP',
    subjectId: appId,
    clientId: appId,
    instanceId,
    siteId,
    scopes: [...scopes],
  }
}

/** Describes an access token. The caller holds it already. */
export const tokenInfoOf = async (
  { accessTokens }: Pick<Context, 'accessTokens'>,
  appTokens: AppTokens,
  token: string,
): Promise<TokenInfo> => {
  if (!accessTokens.isAccessToken(token)) return ofApp(appTokens, token)
  const found = await accessTokens.inspect(token).catch(() => undefined)
  if (!found) return { active: false }
  const { caller, expires } = found
  const subject =
    caller.role === 'member'
      ? ({ subjectType: 'MEMBER', subjectId: caller.memberId } as const)
      : ({ subjectType: 'VISITOR', subjectId: caller.visitorId } as const)
  const { siteId, clientId } = caller
  return { active: true, ...subject, siteId, exp: String(expires), ...(clientId !== undefined && { clientId }) }
}
