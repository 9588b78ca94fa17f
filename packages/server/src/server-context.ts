import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from './ground/base/config.ts'
import type { Context, ProductFinder } from './ground/context/context.ts'
import { joinMemberHooks } from './ground/context/member-hooks.ts'
import type { AddressSuggester } from './ground/context/address-suggester.ts'
import type { Messenger } from './ground/context/messenger.ts'
import type { RateSource } from './ground/context/rate-source.ts'
import type { Room } from './ground/context/room.ts'
import type { Database } from './ground/database/open-database.ts'
import type { Db, Tables } from './ground/database/tables.ts'
import { createSites } from './ground/site/sites.ts'
import { createAccessTokens } from './ground/token/access-tokens.ts'
import { createEndedSessions } from './ground/token/ended-sessions.ts'
import { createOrderLinks } from './ground/token/order-link.ts'
import { createSigner, loadSigningKeys } from './ground/token/signer.ts'
import { listEndedOwnerSessions } from './people/owner/api.ts'
import { listEndedSessions } from './people/session/api.ts'
import { rooms } from './rooms.ts'

export interface ContextOptions {
  readonly database: Database<Tables>
  readonly config: Config
  readonly log: Logger
  readonly now?: () => Date
  readonly newId?: () => string
  /** Brings codes to telephones. */
  readonly messenger?: Messenger
  /** Knows addresses that buyers type. */
  readonly addressSuggester?: AddressSuggester
  /** Tells rates of exchange; without one each owner types those of their store. */
  readonly rateSource?: RateSource
}

/** Sessions of members and of owners that ended since a moment. */
const listAllEnded = async (db: Db, since: Date): Promise<readonly string[]> => [
  ...(await listEndedSessions(db, since)),
  ...(await listEndedOwnerSessions(db, since)),
]

const finderOf = (all: readonly Room[]): ProductFinder => {
  const [finder] = all.flatMap((room) => room.findProducts ?? [])
  if (!finder) throw new Error('No room finds products.')
  return finder
}

/** What every room works with, over a migrated database. */
export const createContext = async (options: ContextOptions): Promise<Context> => {
  const { database, config, log, messenger, rateSource, now = () => new Date(), newId = randomUUID } = options
  const { db } = database
  const signer = createSigner({ keys: await loadSigningKeys(db), issuer: config.publicUrl, now })
  const endedSessions = await createEndedSessions(database, now, listAllEnded)
  return {
    database,
    db,
    sites: createSites(db, config, createOrderLinks({ signer, config })),
    signer,
    accessTokens: createAccessTokens({ signer, now, isEnded: endedSessions.has }),
    endedSessions,
    memberHooks: joinMemberHooks(rooms.map((room: Room) => room.memberHooks ?? {})),
    refunded: async (...refund) => {
      for (const room of rooms as readonly Room[]) await room.refunded?.(...refund)
    },
    findProducts: finderOf(rooms),
    now,
    newId,
    config,
    log,
    ...(messenger && { messenger }),
    ...(options.addressSuggester && { addressSuggester: options.addressSuggester }),
    ...(rateSource && { rateSource }),
  }
}
