import type { Logger } from 'pino'
import type { Config } from '../base/config.ts'
import type { Database } from '../database/open-database.ts'
import type { Messenger } from '../../people/factor/messenger.ts'
import type { AccessTokens } from '../token/access-tokens.ts'
import type { EndedSessions } from '../token/ended-sessions.ts'
import type { Signer } from '../token/signer.ts'
import type { Sites } from '../site/sites.ts'
import type { Db, Tables } from '../database/tables.ts'

/** What every room of the server works with. Clocks and ids are handed in, so that tests can set them. */
export interface Context {
  readonly database: Database<Tables>
  readonly db: Db
  readonly sites: Sites
  readonly signer: Signer
  readonly accessTokens: AccessTokens
  /** Sessions that ended by sign-out: no token made from them works any more. */
  readonly endedSessions: EndedSessions
  readonly now: () => Date
  readonly newId: () => string
  readonly config: Config
  readonly log: Logger
  /** Brings codes to telephones; without one they show in the dev mailbox, where there is one. */
  readonly messenger?: Messenger
}
