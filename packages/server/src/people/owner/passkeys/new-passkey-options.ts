import type { Context } from '../../../ground/context/context.ts'
import { creationOptions } from './ceremonies.ts'
import { newChallenge } from './challenges.ts'

/** Returns the options with which a person who has no account yet creates a passkey, on the page of a link. */
export const newPasskeyOptions = async (
  context: Pick<Context, 'config' | 'signer' | 'newId'>,
  {
    purpose,
    siteId,
    link,
    email,
    storeName,
  }: { purpose: 'join' | 'set-up'; siteId: string; link: string; email: string; storeName: string },
) => {
  const person = { siteId, id: context.newId() }
  const challenge = await newChallenge(context, { purpose, siteId, ownerId: person.id, link })
  return creationOptions(context.config, { challenge, person, email, name: email, storeName, passkeys: [] })
}
