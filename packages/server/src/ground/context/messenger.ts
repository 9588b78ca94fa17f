import type { Site } from '../site/sites.ts'

export interface PhoneCode {
  readonly site: Site
  /** In international format. */
  readonly phone: string
  readonly code: string
  /** The message, including the code, in the recipient's language. */
  readonly text: string
  /** The language of the message (BCP 47), for text-to-speech. */
  readonly language: string
}

/** Sends codes by text message or phone call. Called outside of transactions, and retried on failure. */
export interface Messenger {
  readonly sendText: (message: PhoneCode) => Promise<void>
  readonly call: (message: PhoneCode) => Promise<void>
}
