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
export const newTotp = async (
  db: Db,
  of: Pick<StoredFactor, 'site_id' | 'member_id' | 'id'>,
  { issuer, account }: { issuer: string; account: string },
) => {
  const totp = new TOTP({ issuer, label: account, secret: new Secret({ size: 20 }), period })
  const otpauthUri = totp.toString()
  const secret = totp.secret.base32
  return {
    sealed: await seal(db, secret, sealedTo(of)),
    setupData: { secret, otpauthUri, qrCode: renderSVG(otpauthUri, { border: 4 }) },
  }
}

/** Whether the code is current, give or take a step. A step counts once, and none before a used one. */
export const spendTotp = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { factor, code }: { factor: StoredFactor; code: string },
): Promise<boolean> => {
  const token = code.replaceAll(/\s/g, '')
  if (factor.sealed_secret === null || !/^\d{6}$/.test(token)) return false
  const secret = Secret.fromBase32(await unseal(db, factor.sealed_secret, sealedTo(factor)))
  const timestamp = now().getTime()
  const delta = TOTP.validate({ token, secret, period, window, timestamp })
  if (delta === null) return false
  return spendStep(db, factor, TOTP.counter({ period, timestamp }) + delta, now())
}

/** Re-encrypts the secrets of these keys with the newest one. */
export const resealTotps = async (db: Db, keyIds: readonly string[]): Promise<void> => {
  for (const factor of await findSealedWith(db, keyIds)) {
    const secret = await unseal(db, factor.sealed_secret, sealedTo(factor))
    await changeFactor(db, factor, { sealed_secret: await seal(db, secret, sealedTo(factor)) })
  }
}
