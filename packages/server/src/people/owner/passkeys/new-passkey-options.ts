import { createHash } from 'node:crypto'
import type { Context } from '../../../ground/context/context.ts'
import { creationOptions } from './ceremonies.ts'
import { newChallenge } from './challenges.ts'

/** Returns a UUID (RFC 9562, version 8) that is the same for the same text. */
const stableId = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

interface PasskeyOfLink {
  /** The hash of the link's token. */
  readonly link: string
  readonly email: string
  readonly storeName: string
}

/**
 * Returns the options with which a person who has no account yet creates a passkey, on the page of a link. The link
 * determines the ID of the account: a second attempt replaces the first passkey on the device instead of adding one.
 */
export const newPasskeyOptions = async (
  context: Pick<Context, 'config' | 'signer'>,
  { link, email, storeName, ...page }: PasskeyOfLink & ({ purpose: 'join'; siteId: string } | { purpose: 'set-up' }),
) => {
  const siteId = page.purpose === 'join' ? page.siteId : stableId(`site ${link}`)
  const person = { siteId, id: stableId(`person ${link}`) }
  const challenge = await newChallenge(context, { purpose: page.purpose, siteId, ownerId: person.id, link })
  return creationOptions(context.config, { challenge, person, email, name: email, storeName, passkeys: [] })
}
