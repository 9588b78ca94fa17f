import { noteActivity } from '../../activity/api.ts'
import type { Context } from '../../../ground/context/context.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import type { Client } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { endSessionsWithin } from '../../session/api.ts'
import { endFamilies } from './grant-store.ts'

const words = {
  CODE_REPLAYED: 'a sign-in code was used twice: the sign-in was ended',
  REFRESH_TOKEN_REUSED: 'a refresh token was used twice: the sign-in was ended',
} as const

/** The reused code or refresh token, as stored. */
interface Misused {
  readonly site_id: string
  readonly session_id: string
  readonly member_id: string
  readonly client_id: string | null
}

/**
 * Ends what was issued from a reused code or token, since it must be in two hands (RFC 6749, section 4.1.2; RFC 9700,
 * section 4.14.2). A third-party app loses its access; the member stays signed in at the store. Pass the result to
 * `endedSessions.add` after the commit.
 */
export const endForMisuse = async (
  context: Context,
  transaction: Db,
  { site_id: siteId, session_id: id, member_id: memberId, client_id: clientId }: Misused,
  { client, reason }: { client: Client | undefined; reason: keyof typeof words },
): Promise<readonly string[]> => {
  if (client?.isThirdParty) {
    await endFamilies(transaction, { siteId, memberId, clientId: client.client_id })
    return []
  }
  const ended = await endSessionsWithin(context, transaction, { siteId, id })
  if (ended.length === 0) return ended
  context.log.warn({ siteId, sessionId: id, memberId }, words[reason])
  await noteActivity(transaction, { siteId, memberId }, { type: reason, now: context.now() })
  const body = { sessionId: id, memberId, clientId, reason }
  const type = 'vitrine.identity.v1.session_ended'
  await recordEvent(transaction, { siteId, entity: 'session', entityId: id, type, body })
  return ended
}
