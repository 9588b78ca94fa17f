import type { identityCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import { appTokenSeconds, createAppTokens, requireInstallation } from '../../installation/api.ts'
import { isElevated, type Caller, type Exchange } from '../../../ground/base/caller.ts'
import { findConsent } from '../../consent/api.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { findMember } from '../../member/api.ts'
import { buyersBehindAddress } from '../../../ground/rate-limit/new-carts.ts'
import { rateLimits } from '../../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../../ground/rate-limit/sign-in-budget.ts'
import { createWindowLimit } from '../../../ground/rate-limit/window-limit.ts'
import { OAuthError, Refusal } from '../../../ground/base/refusal.ts'
import { requireSite, type Client, type OAuthApp } from '../../../ground/site/sites.ts'
import { redeemCode } from './codes.ts'
import { handOverReturn } from './hand-over-page.ts'
import { claimsOf } from './claims.ts'
import { issueHandOver, openSession, useSession } from '../../session/api.ts'
import { beginFamily, memberTokens, visitorTokens, type TokenAnswer } from './member-tokens.ts'
import { refresh } from './refresh.ts'
import { revoke } from './revoke.ts'

/** Tokens of the platform's own pages are short-lived, as the page's cookie can renew them. */
const ownPagesSeconds = 15 * 60

type TokenBody = RequestOf<(typeof identityCalls)['token']>['body']

/** Reads a request in both spellings: the provider's specification and RFC 6749. */
const readRequest = (body: TokenBody) => ({
  grantType: body.grantType ?? body.grant_type,
  clientId: body.clientId ?? body.client_id,
  refreshToken: body.refreshToken ?? body.refresh_token,
  redirectUri: body.redirectUri ?? body.redirect_uri,
  code: body.code,
  codeVerifier: body.codeVerifier ?? body.code_verifier,
  memberId: body.member_id,
  sessionToken: body.session_token,
  clientSecret: body.client_secret,
  instanceId: body.instance_id,
})
type TokenRequest = ReturnType<typeof readRequest>

type Grant = (request: TokenRequest, caller: Caller, exchange: Exchange) => Promise<Omit<TokenAnswer, 'refresh_token'>>

const createGrants = (context: Context): Readonly<Record<string, Grant>> => {
  const { sites, newId, config, db, now } = context
  const countVisitor = createWindowLimit('visitorTokens')

  /** Returns the requesting app. Pages of other origins may not use its client ID. */
  const requireClient = async (clientId: string | undefined, { origin, isSameOrigin }: Exchange): Promise<Client> => {
    if (!clientId) throw new OAuthError('invalid_request', 'The client ID is missing.')
    const app = await sites.findClient(clientId)
    if (!app) throw new OAuthError('invalid_client', 'No app has this client ID.')
    const isOwn = origin === undefined || isSameOrigin || origin === new URL(config.publicUrl).origin
    if (!isOwn && !app.origins.includes(origin)) {
      const words = `The origin ${origin} is not allowed for this app. To allow it: npm run allow -- ${origin}`
      throw new OAuthError('unauthorized_client', words)
    }
    return app
  }

  /** Returns an app of the store. Third-party apps have no visitors, and emails of the store link to its own pages. */
  const requireApp = async (clientId: string | undefined, exchange: Exchange): Promise<OAuthApp> => {
    const app = await requireClient(clientId, exchange)
    if (app.isThirdParty)
      throw new OAuthError('unauthorized_client', 'Only the store’s own apps can issue visitor tokens.')
    return app
  }

  const anonymous: Grant = async ({ clientId }, _caller, exchange) => {
    const app = await requireApp(clientId, exchange)
    const site = await requireSite(sites, app.site_id)
    const { newVisitorsPerMinute = rateLimits.visitorTokens.free } = site.settings
    const free = newVisitorsPerMinute * (await buyersBehindAddress(context, { clientId: app.client_id }, exchange.ip))
    countVisitor({ siteId: site.id, subject: addressOf(exchange.ip), free, now: now() })
    return visitorTokens(context, site, { clientId: app.client_id, visitorId: newId() })
  }

  const refreshToken: Grant = async ({ refreshToken, clientId }, _caller, exchange) => {
    if (!refreshToken) throw new OAuthError('invalid_request', 'The refresh token is missing.')
    if (clientId !== undefined) await requireClient(clientId, exchange)
    return refresh(context, { refreshToken, clientId })
  }

  const authorizationCode: Grant = async (request, _caller, exchange) =>
    redeemCode(context, { ...request, app: await requireClient(request.clientId, exchange) })

  /** Signs in a member known to the shop, which an API key vouches for. */
  const authorizedClient: Grant = async ({ memberId, sessionToken }, caller) => {
    if (!isElevated(caller))
      throw new OAuthError('invalid_client', 'Send an API key of the site: Authorization: <access token>,<API key>.')
    if (!memberId) throw new OAuthError('invalid_request', 'The member_id is missing.')
    const site = await requireSite(sites, caller.siteId)
    const member = await findMember(db, site.id, memberId)
    if (member?.status !== 'APPROVED')
      throw new OAuthError('invalid_grant', 'The member does not exist or is not allowed to sign in.')
    const session = sessionToken === undefined ? undefined : await useSession(context, sessionToken)
    const isTheirs = session?.site_id === site.id && session.member_id === member.id
    if (sessionToken !== undefined && !isTheirs)
      throw new OAuthError('invalid_grant', 'The session has ended, or belongs to someone else.')
    const shopper = caller.role === 'owner' ? caller.actsFor : undefined
    const app = shopper?.clientId === undefined ? undefined : await sites.findApp(shopper.clientId)
    const visitorId = shopper?.visitorId ?? newId()
    const opened = await transact(db, async (transaction) => {
      const { sessionId } = session
        ? { sessionId: session.id }
        : await openSession(context, transaction, { siteId: site.id, memberId: member.id })
      const owner = { siteId: site.id, memberId: member.id, sessionId, visitorId, app }
      const refreshToken = await beginFamily(context, transaction, owner)
      await context.memberHooks.recognized(context, transaction, { site, memberId: member.id, visitorId })
      return { sessionId, refreshToken }
    })
    const client = app && { clientId: app.client_id }
    return memberTokens(context, site, { memberId: member.id, visitorId, ...client, ...opened })
  }

  /** Issues tokens to an installed app by its secret (RFC 6749, section 4.4). */
  const clientCredentials: Grant = async ({ clientId, clientSecret, instanceId }) => {
    const proof = { appId: clientId, secret: clientSecret }
    const installation = await requireInstallation(context, proof, async () => instanceId)
    const access_token = await createAppTokens(context).sign(installation)
    return { access_token, expires_in: appTokenSeconds, token_type: 'Bearer' }
  }

  return {
    anonymous,
    refresh_token: refreshToken,
    authorization_code: authorizationCode,
    authorized_client: authorizedClient,
    client_credentials: clientCredentials,
  }
}

type TokenHandlers = Pick<
  Handlers<typeof identityCalls>,
  'token' | 'exchangeSession' | 'handOverSession' | 'revokeToken' | 'userInfo'
>

export const createTokenHandlers = (context: Context): TokenHandlers => {
  const { db, sites, accessTokens } = context
  const grants = createGrants(context)

  return {
    token: async (caller, { body }, exchange) => {
      const request = readRequest(body)
      if (!request.grantType) throw new OAuthError('invalid_request', 'The grant type is missing.')
      const grant = Object.hasOwn(grants, request.grantType) ? grants[request.grantType] : undefined
      if (!grant) {
        const words = `The grant types are: ${Object.keys(grants).join(', ')}.`
        throw new OAuthError('unsupported_grant_type', words)
      }
      return grant(request, caller, exchange)
    },

    exchangeSession: async (_caller, { body }) => {
      const session = await useSession(context, body.sessionToken)
      if (!session) throw new Refusal('UNAUTHENTICATED', 'The session has ended. Sign in again.')
      const { site_id: siteId, member_id: memberId, id: sessionId } = session
      const app = body.clientId === undefined ? undefined : await sites.findApp(body.clientId)
      if (body.clientId !== undefined && app?.site_id !== siteId)
        throw new Refusal('UNAUTHENTICATED', 'The session and the app belong to different sites.')
      // An ID per sign-in, since many people may share a page's visitor token.
      const shopper = { siteId, memberId, sessionId, visitorId: sessionId, ...(app && { clientId: app.client_id }) }
      const access_token = await accessTokens.sign({ role: 'member', ...shopper }, ownPagesSeconds)
      return { access_token, expires_in: ownPagesSeconds, token_type: 'Bearer' }
    },

    handOverSession: async (caller, { body }) => ({
      url: handOverReturn(context, await issueHandOver(context, caller, body.codeChallenge)),
    }),

    revokeToken: async (_caller, { body }) => {
      await revoke(context, { token: body.token, clientId: body.client_id })
      return {}
    },

    userInfo: async ({ siteId, memberId, scope, clientId = '', isThirdParty }) => {
      // The consent may have been revoked since the token was issued.
      if (isThirdParty && !(await findConsent(db, { siteId, memberId, clientId })))
        throw new Refusal('UNAUTHENTICATED', 'The member has removed this app’s access.')
      const member = await findMember(db, siteId, memberId)
      if (!member) throw new Refusal('UNAUTHENTICATED', 'The account of this token no longer exists.')
      return claimsOf(member, scope)
    },
  }
}
