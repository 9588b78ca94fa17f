import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { refusalFor, invalidBecause } from '../../../ground/base/refusal.ts'
import { seal, unseal } from '../../../ground/token/seal.ts'
import { newTotpSetup, stepOfTotp } from '../../factor/api.ts'
import {
  changeStaff,
  findSealedTotps,
  lockStaff,
  spendTotpStep,
  type OfStaff,
  type StoredOwner,
} from '../owner-store.ts'
import { deleteOwnerRecoveryCodes, replaceOwnerRecoveryCodes, spendOwnerRecoveryCode } from './recovery-code-store.ts'

/** The time to complete the setup of an authenticator app. */
const setupMs = 60 * 60 * 1000

const sealedTo = ({ site_id, id }: Pick<StoredOwner, 'site_id' | 'id'>): string => `staff totp ${site_id} ${id}`
const ofStaff = ({ site_id, id }: Pick<StoredOwner, 'site_id' | 'id'>): OfStaff => ({ siteId: site_id, id })

export const hasSecondFactor = ({ totp_date }: Pick<StoredOwner, 'totp_date'>): boolean => totp_date !== null

/** Whether a code of the app is current. A code counts once. */
const spendAppCode = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { person, code }: { person: StoredOwner; code: string },
): Promise<boolean> => {
  if (person.sealed_totp === null) return false
  const step = stepOfTotp(await unseal(db, person.sealed_totp, sealedTo(person)), code, now())
  return step !== undefined && spendTotpStep(db, ofStaff(person), step)
}

/** Whether a code of the app or a recovery code is right. Each counts once. */
export const spendSecondFactor = async (
  context: Pick<Context, 'now'>,
  db: Db,
  proof: { person: StoredOwner; code: string },
): Promise<boolean> =>
  (await spendAppCode(context, db, proof)) || spendOwnerRecoveryCode(db, ofStaff(proof.person), proof.code)

/** Creates a secret for an authenticator app, which replaces that of an unfinished setup. */
export const beginSecondFactor = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { person, issuer }: { person: StoredOwner; issuer: string },
) => {
  if (hasSecondFactor(person)) throw refusalFor('ILLEGAL_STATE', 'SECOND_FACTOR_EXISTS')
  const setup = newTotpSetup({ issuer, account: person.email })
  const sealed_totp = await seal(db, setup.secret, sealedTo(person))
  await changeStaff(db, ofStaff(person), { sealed_totp, totp_step: null, totp_begun_date: now() })
  return setup
}

/** Completes the setup with a code. Returns recovery codes. */
export const confirmSecondFactor = async (
  context: Pick<Context, 'now'>,
  db: Db,
  { person, code }: { person: StoredOwner; code: string },
): Promise<string[]> => {
  const now = context.now()
  const locked = await lockStaff(db, ofStaff(person))
  const begun = locked?.totp_begun_date
  if (!locked || hasSecondFactor(locked) || !begun || now.getTime() - begun.getTime() > setupMs)
    throw refusalFor('ILLEGAL_STATE', 'SECOND_FACTOR_NOT_BEGUN')
  if (!(await spendAppCode(context, db, { person: locked, code })))
    throw invalidBecause('code', 'WRONG_CODE', { description: 'is not the current code of the app' })
  await changeStaff(db, ofStaff(person), { totp_date: now, totp_begun_date: null })
  return replaceOwnerRecoveryCodes(db, ofStaff(person))
}

export const removeSecondFactor = async (db: Db, of: OfStaff): Promise<void> => {
  await changeStaff(db, of, { sealed_totp: null, totp_step: null, totp_begun_date: null, totp_date: null })
  await deleteOwnerRecoveryCodes(db, of)
}

/** Re-encrypts the secrets of these keys with the newest one. */
export const resealOwnerTotps = async (db: Db, keyIds: readonly string[]): Promise<void> => {
  for (const person of await findSealedTotps(db, keyIds)) {
    const secret = await unseal(db, person.sealed_totp!, sealedTo(person))
    await changeStaff(db, ofStaff(person), { sealed_totp: await seal(db, secret, sealedTo(person)) })
  }
}
