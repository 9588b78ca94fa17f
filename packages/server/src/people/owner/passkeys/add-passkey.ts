import { passkeyName } from '@vitrine/domain/staff/passkey.ts'
import { invalidField, type InvalidRequest } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { deviceName } from '../../factor/api.ts'
import type { OfStaff } from '../owner-store.ts'
import { verifyCreated, type CreatedPasskey } from './ceremonies.ts'
import { readChallenge, spendChallenge, type Challenge, type ChallengePurpose } from './challenges.ts'
import { insertPasskey, type StoredPasskey } from './passkey-store.ts'

const refused = (field: string): InvalidRequest =>
  invalidField(field, 'is not valid, has expired or was used before: create the passkey again')

/** A passkey that a browser created, not stored yet. */
export interface NewPasskey {
  readonly challenge: Challenge
  readonly created: CreatedPasskey
  readonly field: string
}

interface Response {
  readonly credential: unknown
  /** Field of the request, for errors. */
  readonly field: string
  readonly purpose: Extract<ChallengePurpose, 'add' | 'join' | 'set-up'>
  /** The hash of the link's token, for an invitation or the set-up of a store. */
  readonly link?: string
}

/** Verifies the response of a browser that created a passkey. */
export const requireNewPasskey = async (
  context: Pick<Context, 'config' | 'signer'>,
  { credential, field, purpose, link }: Response,
): Promise<NewPasskey> => {
  const challenge = await readChallenge(context, credential, purpose)
  if (!challenge || challenge.link !== link) throw refused(field)
  const created = await verifyCreated(context.config, { credential, challenge })
  if (!created) throw refused(field)
  return { challenge, created, field }
}

/** Returns whom a new passkey was created for. */
export const personOfNewPasskey = ({ challenge: { siteId, ownerId } }: NewPasskey): OfStaff => ({ siteId, id: ownerId })

/** Stores a new passkey of the person for whom it was created, in the caller's transaction. */
export const storeNewPasskey = async (
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  db: Db,
  { passkey, name, userAgent }: { passkey: NewPasskey; name?: string | undefined; userAgent: string },
): Promise<StoredPasskey> => {
  const { challenge, created, field } = passkey
  const { siteId, ownerId } = challenge
  if (!(await spendChallenge(db, siteId, challenge))) throw refused(field)
  const { aaguid, ...columns } = created
  const stored = await insertPasskey(db, {
    ...columns,
    site_id: siteId,
    id: newId(),
    owner_id: ownerId,
    name: name ?? passkeyName(aaguid, deviceName(userAgent)),
    created_date: now(),
    last_used_date: null,
  })
  if (!stored) throw invalidField(field, 'is a passkey that has been added before')
  return stored
}
