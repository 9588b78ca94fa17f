import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from '../database/tables.ts'

const algorithm = 'aes-256-gcm'

/**
 * Derives a key for one purpose from a signing key. Anyone who has the signing key could already impersonate anybody.
 */
export const deriveKeyFor = async (db: Db, use: string, keyId?: string): Promise<{ id: string; key: Buffer }> => {
  const query = db.selectFrom('signing_key').selectAll().orderBy('created_date', 'desc').limit(1)
  const row = await (keyId === undefined ? query : query.where('id', '=', keyId)).executeTakeFirstOrThrow()
  return { id: row.id, key: Buffer.from(hkdfSync('sha256', String(row.private_jwk.d), row.id, use, 32)) }
}

/**
 * Encrypts a secret that must be readable again. It is bound to its context `of` and can't be decrypted for another.
 */
export const seal = async (db: Db, secret: string, of: string): Promise<string> => {
  const [{ id, key }, iv] = [await deriveKeyFor(db, 'sealed secrets'), randomBytes(12)]
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(of))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [id, iv.toString('base64url'), sealed.toString('base64url'), cipher.getAuthTag().toString('base64url')].join(
    '.',
  )
}

/** Decrypts a secret. */
export const unseal = async (db: Db, text: string, of: string): Promise<string> => {
  const [id = '', iv = '', sealed = '', tag = ''] = text.split('.')
  const { key } = await deriveKeyFor(db, 'sealed secrets', id)
  const decipher = createDecipheriv(algorithm, key, Buffer.from(iv, 'base64url'))
  decipher.setAAD(Buffer.from(of)).setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString('utf8')
}
