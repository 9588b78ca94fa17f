import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { changeFactor, findSealedWith, spendStep, type StoredFactor } from '../factor-store.ts'
import { seal, unseal } from '../../../ground/token/seal.ts'

const period = 30
/** Clock drift: the previous and the next step are accepted too (RFC 6238, section 5.2). */
const window = 1

const sealedTo = ({ site_id, member_id, id }: Pick<StoredFactor, 'site_id' | 'member_id' | 'id'>): string =>
  `totp ${site_id} ${member_id} ${id}`

/** Creates the secret for an authenticator app: 160 bits, as text, as URI and as QR code. */
export const newTotpSetup = ({ issuer, account }: { issuer: string; account: string }) => {
  const totp = new TOTP({ issuer, label: account, secret: new Secret({ size: 20 }), period })
  const otpauthUri = totp.toString()
  return { secret: totp.secret.base32, otpauthUri, qrCode: renderSVG(otpauthUri, { border: 4 }) }
}

/** Returns the time step of a code, give or take one; `undefined` for a wrong code. */
export const stepOfTotp = (secret: string, code: string, now: Date): number | undefined => {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = now.getTime()
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), period, window, timestamp })
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta
}

/** Creates the secret for an authenticator app of a member, and encrypts it. */
export const newTotp = async (
  db: Db,
  of: Pick<StoredFactor, 'site_id' | 'member_id' | 'id'>,
  names: { issuer: string; account: string },
) => {
  const setupData = newTotpSetup(names)
  return { sealed: await seal(db, setupData.secret, sealedTo(of)), setupData }
}

/** Whether the code is current, give or take a step. A step counts once, and none before a used one. */
export const spendTotp = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { factor, code }: { factor: StoredFactor; code: string },
): Promise<boolean> => {
  if (factor.sealed_secret === null) return false
  const step = stepOfTotp(await unseal(db, factor.sealed_secret, sealedTo(factor)), code, now())
  return step !== undefined && spendStep(db, factor, step, now())
}

/** Re-encrypts the secrets of these keys with the newest one. */
export const resealTotps = async (db: Db, keyIds: readonly string[]): Promise<void> => {
  for (const factor of await findSealedWith(db, keyIds)) {
    const secret = await unseal(db, factor.sealed_secret, sealedTo(factor))
    await changeFactor(db, factor, { sealed_secret: await seal(db, secret, sealedTo(factor)) })
  }
}
