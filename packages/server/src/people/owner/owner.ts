import type { backOfficeCalls } from '@vitrine/contract'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { enforceRateLimit } from '../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import { requestOptions } from './passkeys/ceremonies.ts'
import { newChallenge } from './passkeys/challenges.ts'
import { usePasskey } from './passkeys/use-passkey.ts'
import { requireOwner } from './require-owner.ts'
import {
  clearOwnerCookie,
  openOwnerSession,
  ownerCookieName,
  presentOwnerSession,
  presentOwnerToken,
  requireOwnPage,
} from './sessions/open-session.ts'
import { endOwnerSession, findOwnerSession } from './sessions/session-store.ts'

export type OwnerHandlers = Pick<
  Handlers<typeof backOfficeCalls>,
  'ownerSignIn' | 'beginOwnerPasskeySignIn' | 'ownerPasskeySignIn' | 'ownerToken' | 'ownerSignOut'
>

export const createOwnerHandlers = (context: Context): OwnerHandlers => {
  const { db, now, endedSessions, config } = context
  const cookie = ownerCookieName(context)

  return {
    ownerSignIn: async (_caller, { body }, exchange) => {
      requireOwnPage(context, exchange)
      const person = await requireOwner(context, { ...body, ip: exchange.ip })
      const hasUsedPasskey = body.credential !== undefined
      const opened = await openOwnerSession(context, db, { person, exchange, hasUsedPasskey })
      return presentOwnerSession(context, exchange, opened)
    },

    beginOwnerPasskeySignIn: async (_caller, _request, { ip }) => {
      const subject = `passkey ${addressOf(ip)}`
      await enforceRateLimit(db, { siteId: 'owners', rule: 'requests', subject }, now())
      const challenge = await newChallenge(context, { purpose: 'sign-in', siteId: '', ownerId: '' })
      return { options: await requestOptions(config, { challenge }) }
    },

    ownerPasskeySignIn: async (_caller, { body: { credential } }, exchange) => {
      requireOwnPage(context, exchange)
      const use = { credential, purpose: 'sign-in', ip: exchange.ip } as const
      const opened = await usePasskey(context, use, (transaction, person) =>
        openOwnerSession(context, transaction, { person, exchange, hasUsedPasskey: true }),
      )
      return presentOwnerSession(context, exchange, opened)
    },

    ownerToken: async (_caller, _request, exchange) => {
      requireOwnPage(context, exchange)
      const token = exchange.cookie(cookie)
      const session = token ? await findOwnerSession(db, token, now()) : undefined
      if (!session) throw new Refusal('UNAUTHENTICATED', 'Sign in to the back office.')
      return presentOwnerToken(context, session)
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
      clearOwnerCookie(context, exchange)
      return {}
    },
  }
}
