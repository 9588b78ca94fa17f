import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { visitorsPerServer } from '../../../ground/rate-limit/rate-limit-store.ts'
import type { SiteSettings } from '../../../ground/site/tables.ts'
import { countAwaitingFrom, moveAttempt, type Attempt } from './attempts.ts'
import { endChallenges, giveUp } from './give-up.ts'
import type { ClientAction } from '../provider.ts'
import { lockSite } from '../../../ground/site/site-store.ts'

/** Prefix of the address of a server that pays on behalf of many visitors. */
const serverMark = 'server '

/** Returns the address that challenges are counted by. A listed server stands for many buyers. */
export const countedAddress = (address: string, isListedServer: boolean): string =>
  isListedServer ? serverMark + address : address

/** Limits of pending challenges: how long they reserve goods, and how many may be pending. */
export const challengeLimits = ({
  challengeMinutes = 5,
  challengesPerVisitor = 1,
  challengesPerAddress = 3,
}: Pick<SiteSettings, 'challengeMinutes' | 'challengesPerVisitor' | 'challengesPerAddress'>) => ({
  challengeMinutes,
  challengesPerVisitor,
  challengesPerAddress,
})

interface Challenge {
  readonly attempt: Attempt
  readonly settings: SiteSettings
  readonly clientAction: ClientAction
}

/**
 * Makes a locked attempt await its buyer. Ends the buyer's older challenges. Gives up this one if too many are pending
 * from the same address.
 */
export const awaitBuyer = async (
  context: Pick<Context, 'now'>,
  db: Db,
  { attempt, settings, clientAction }: Challenge,
): Promise<Attempt> => {
  const { site_id: siteId, owner, address } = attempt
  const { challengeMinutes, challengesPerVisitor, challengesPerAddress } = challengeLimits(settings)
  // Locking the store's row makes concurrent attempts count each other.
  await lockSite(db, siteId)
  await endChallenges(context, db, { siteId, of: { owner }, keep: challengesPerVisitor - 1 })
  const held = address === null ? 0 : await countAwaitingFrom(db, siteId, address)
  const most = address?.startsWith(serverMark) ? challengesPerAddress * visitorsPerServer : challengesPerAddress
  if (held >= most) return giveUp(context, db, attempt, 'too-many-challenges')
  const lease = new Date(context.now().getTime() + challengeMinutes * 60_000)
  return (await moveAttempt(db, attempt, { event: 'ACTION_REQUIRED', lease, clientAction })).attempt
}
