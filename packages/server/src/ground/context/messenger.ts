import type { Site } from '../site/sites.ts'

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

/**
 * Whoever brings codes to telephones. A provider is a module of this shape; it is asked outside of every transaction, and
 * asked again where it fails.
 */
export interface Messenger {
  readonly sendText: (message: PhoneCode) => Promise<void>
  readonly call: (message: PhoneCode) => Promise<void>
}
