import type { Caller } from '../../ground/base/caller.ts'
import { isFromListedServer, visitorsOfAServer } from '../../ground/limit/new-carts.ts'
import type { Context } from '../../ground/context/context.ts'
import { addressOf } from '../../ground/limit/sign-in-budget.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { SiteSettings } from '../../ground/site/tables.ts'
import type { Db } from '../../ground/database/tables.ts'
import { countChallengesFrom, moveAttempt, type Attempt } from './attempts.ts'
import { endChallenges, giveUp } from './give-up.ts'

/** How the address of a server that asks for all its visitors is written down. */
const serverMark = 'server '

/** From where a payment comes, as it is counted. */
export const paymentAddress = async (
  context: Pick<Context, 'sites'>,
  caller: Exclude<Caller, { role: 'anyone' }>,
  ip: string,
): Promise<string> => ((await isFromListedServer(context, caller, ip)) ? serverMark + ip : addressOf(ip))

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

/**
 * Lets an attempt that is held wait for its buyer's answer to the bank. Their older challenges end; where as many as may be
 * are held from their address already, this one does.
 */
export const beginChallenge = async (
  context: Pick<Context, 'now'>,
  db: Db,
  { attempt, site }: { attempt: Attempt; site: Site },
): Promise<Attempt> => {
  const { challengeMinutes, challengesPerVisitor, challengesPerAddress } = challengeLimits(site.settings)
  // The store's row is held, so that two that begin at once count each other.
  await db.selectFrom('site').select('id').where('id', '=', site.id).forNoKeyUpdate().execute()
  const { owner, address } = attempt
  await endChallenges(context, db, { siteId: site.id, of: { owner }, keep: challengesPerVisitor - 1 })
  const held = address === null ? 0 : await countChallengesFrom(db, site.id, address)
  const most = address?.startsWith(serverMark) ? challengesPerAddress * visitorsOfAServer : challengesPerAddress
  if (held >= most) return giveUp(context, db, attempt, 'too-many-challenges')
  const lease = new Date(context.now().getTime() + challengeMinutes * 60_000)
  return moveAttempt(db, attempt, { state: 'challenge', lease })
}
