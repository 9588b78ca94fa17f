import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { changeFactor, findSealedWith, spendStep, type StoredFactor } from './factor-store.ts'
import { seal, unseal } from '../../ground/token/seal.ts'

const period = 30
/** Clocks differ: the step before and the one after count, too (RFC 6238, section 5.2). */
const window = 1

const sealedTo = ({ site_id, member_id, id }: Pick<StoredFactor, 'site_id' | 'member_id' | 'id'>): string =>
  `totp ${site_id} ${member_id} ${id}`

/** What an authenticator app is told: 160 bits, as text, as an address and as a picture. */
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
    told: { secret, otpauthUri, qrCode: renderSVG(otpauthUri, { border: 4 }) },
  }
}

/** Whether it is the app's code of now, give or take a step. A step counts once, and none before one that was used. */
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

/** Shuts the secrets that these keys keep shut with the newest one. */
export const resealTotps = async (db: Db, keyIds: readonly string[]): Promise<void> => {
  for (const factor of await findSealedWith(db, keyIds)) {
    const secret = await unseal(db, factor.sealed_secret, sealedTo(factor))
    await changeFactor(db, factor, { sealed_secret: await seal(db, secret, sealedTo(factor)) })
  }
}
