import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../ground/database/tables.ts'
import { deriveKeyFor } from '../../ground/token/seal.ts'

const use = 'service plugin notifications'
const toleranceSeconds = 5 * 60

/** Header of a notification with its time and signature. */
export const signatureHeader = 'vitrine-signature'

/**
 * Returns the secret with which a plugin signs its notifications. Derived from the store's key, so it is not stored.
 */
export const notificationSecret = async (db: Db, pluginId: string, keyId?: string): Promise<string> => {
  const { id, key } = await deriveKeyFor(db, use, keyId)
  return `${id}.${createHmac('sha256', key).update(pluginId).digest('base64url')}`
}

/** `t=…,k=…,v1=…`: Unix time in seconds, a prefix of the secret, and the HMAC of `t.body` in hex. */
const partsOf = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(',').map((part): [string, string] => {
      const at = part.indexOf('=')
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()]
    }),
  )

/** Whether a recent notification is signed by the plugin. */
export const isSigned = async (
  db: Db,
  { pluginId, header, body, now }: { pluginId: string; header: string; body: Uint8Array; now: Date },
): Promise<boolean> => {
  const parts = partsOf(header)
  const [time, keyId, signature] = [parts.get('t') ?? '', parts.get('k') ?? '', parts.get('v1') ?? '']
  if (!/^\d{1,12}$/.test(time) || !/^[\da-f]{64}$/.test(signature)) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false
  const secret = await notificationSecret(db, pluginId, keyId).catch(() => undefined)
  if (secret === undefined) return false
  const wanted = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return timingSafeEqual(wanted, Buffer.from(signature, 'hex'))
}
