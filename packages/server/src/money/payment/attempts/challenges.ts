import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { visitorsOfAServer } from '../../../ground/rate-limit/rate-limit-store.ts'
import type { SiteSettings } from '../../../ground/site/tables.ts'
import { countAwaitingFrom, moveAttempt, type Attempt } from './attempts.ts'
import { endChallenges, giveUp } from './give-up.ts'
import type { ClientAction } from '../provider.ts'
import { lockSite } from '../../../ground/site/site-store.ts'

/** How the address of a server that asks for all its visitors is written down. */
const serverMark = 'server '

/** From where a payment comes, as it is counted; a listed server stands for many buyers. */
export const countedAddress = (address: string, isListedServer: boolean): string =>
  isListedServer ? serverMark + address : address

/** How long a bank's question holds goods, and how many of them may at once. */
export const challengeLimits = ({
  challengeMinutes = 5,
  challengesPerVisitor = 1,
  challengesPerAddress = 3,
}: Pick<SiteSettings, 'challengeMinutes' | 'challengesPerVisitor' | 'challengesPerAddress'>) => ({
  challengeMinutes,
  challengesPerVisitor,
  challengesPerAddress,
})

interface Asked {
  readonly attempt: Attempt
  readonly settings: SiteSettings
  readonly clientAction: ClientAction
}

/**
 * Lets an attempt that is held wait for its buyer to act. Their older ones end; where as many as may be are held from
 * their address already, this one does.
 */
export const awaitBuyer = async (
  context: Pick<Context, 'now'>,
  db: Db,
  { attempt, settings, clientAction }: Asked,
): Promise<Attempt> => {
  const { site_id: siteId, owner, address } = attempt
  const { challengeMinutes, challengesPerVisitor, challengesPerAddress } = challengeLimits(settings)
  // The store's row is held, so that two that begin at once count each other.
  await lockSite(db, siteId)
  await endChallenges(context, db, { siteId, of: { owner }, keep: challengesPerVisitor - 1 })
  const held = address === null ? 0 : await countAwaitingFrom(db, siteId, address)
  const most = address?.startsWith(serverMark) ? challengesPerAddress * visitorsOfAServer : challengesPerAddress
  if (held >= most) return giveUp(context, db, attempt, 'too-many-challenges')
  const lease = new Date(context.now().getTime() + challengeMinutes * 60_000)
  return (await moveAttempt(db, attempt, { event: 'ACTION_REQUIRED', lease, clientAction })).attempt
}
