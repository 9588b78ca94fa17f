import type { Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'

export interface PhoneCode {
  readonly site: Site
  /** With the country code. */
  readonly phone: string
  readonly code: string
  /** What to say, with the code in it, in the language of whoever asked for it. */
  readonly text: string
  /** That language (BCP 47), for a voice that reads it out. */
  readonly language: string
}

/** Whoever brings codes to telephones. A provider is a module of this shape. */
export interface Messenger {
  readonly sendText: (db: Db, message: PhoneCode) => Promise<void>
  readonly call: (db: Db, message: PhoneCode) => Promise<void>
}
