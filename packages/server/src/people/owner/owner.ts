import type { backOfficeCalls } from '@vitrine/contract'
import type { Exchange } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { newSiteSecret } from '../../ground/token/secrets.ts'
import { cookieName, isHttps } from '../../ground/page/cookies.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import { deviceName } from '../factor/api.ts'
import {
  endOwnerSession,
  findOwnerSession,
  insertOwnerSession,
  type StoredOwnerSession,
} from './sessions/session-store.ts'
import { ownerTokenSeconds, type OwnerTokens } from './owner-tokens.ts'
import { requireOwner } from './require-owner.ts'

const sessionSeconds = 14 * 24 * 60 * 60

export type OwnerHandlers = Pick<Handlers<typeof backOfficeCalls>, 'ownerSignIn' | 'ownerToken' | 'ownerSignOut'>

/** The cookie is only for this server's pages. Requests from pages of other origins are refused even with it. */
const requireOwnPage = ({ config }: Context, { origin, isSameOrigin }: Exchange): void => {
  if (origin === undefined || isSameOrigin || origin === new URL(config.publicUrl).origin) return
  throw new Refusal('PERMISSION_DENIED', 'The owner’s cookie is only accepted from the back office.')
}

export const createOwnerHandlers = (context: Context, ownerTokens: OwnerTokens): OwnerHandlers => {
  const { db, now, endedSessions, config } = context
  const cookie = cookieName('vitrine_owner', config)
  const cookieOptions = { sameSite: 'strict', secure: isHttps(config) } as const

  const tokenOf = async (session: StoredOwnerSession) => ({
    access_token: await ownerTokens.sign(session),
    expires_in: ownerTokenSeconds,
  })

  return {
    ownerSignIn: async (_caller, { body }, exchange) => {
      requireOwnPage(context, exchange)
      const owner = await requireOwner(context, { ...body, ip: exchange.ip })
      const token = newSiteSecret(owner.site_id)
      const expires = new Date(now().getTime() + sessionSeconds * 1000)
      const session = await insertOwnerSession(db, {
        siteId: owner.site_id,
        ownerId: owner.id,
        token,
        expires,
        now: now(),
        device: deviceName(exchange.userAgent),
        ipAddress: addressOf(exchange.ip),
      })
      exchange.setCookie(cookie, token, { ...cookieOptions, maxAgeSeconds: sessionSeconds })
      return tokenOf(session)
    },

    ownerToken: async (_caller, _request, exchange) => {
      requireOwnPage(context, exchange)
      const token = exchange.cookie(cookie)
      const session = token ? await findOwnerSession(db, token, now()) : undefined
      if (!session) throw new Refusal('UNAUTHENTICATED', 'Sign in to the back office.')
      return tokenOf(session)
    },

    ownerSignOut: async (_caller, _request, exchange) => {
      requireOwnPage(context, exchange)
      const token = exchange.cookie(cookie)
      if (token) {
        const ended = await transact(db, async (transaction) => {
          const session = await endOwnerSession(transaction, token, now())
          if (session) await endedSessions.announce(transaction, session.token_hash)
          return session ? [session.token_hash] : []
        })
        endedSessions.add(ended)
      }
      exchange.setCookie(cookie, '', { ...cookieOptions, maxAgeSeconds: 0 })
      return {}
    },
  }
}
