/** One event, as an app receives it. */
export interface WebhookEvent {
  /** Such as `wix.ecom.v1.order_approved`. */
  readonly eventType: string
  /** The app's installation that the event comes from. */
  readonly instanceId: string
  /** The actor, if known. */
  readonly identity: Readonly<Record<string, unknown>> | undefined
  /** The event itself: a created, updated or deleted entity, an action, or plain data. */
  readonly payload: unknown
}

/** Which messages to accept, and how to verify them. */
export interface WebhookOptions {
  readonly appId: string
  /** The app's public key: PEM, or base64 of it. */
  readonly publicKey: string
  /** The expected issuer, if a message names one. Default: the provider. */
  readonly issuer?: string
  /**
   * Stores a message's ID until it expires, and returns whether it is new. Default: in memory. Several processes need a
   * shared store.
   */
  readonly remember?: (mark: string, endsAt: Date) => boolean | Promise<boolean>
}

interface Claims {
  readonly iss?: string
  readonly aud?: string | readonly string[]
  readonly exp?: number
  readonly nbf?: number
  readonly data?: unknown
}

/** Allowed clock difference, in seconds. */
const leeway = 60

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))

const readJson = (part: string): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(bytesOf(part))) as Record<string, unknown>

const importKey = (publicKey: string): Promise<CryptoKey> => {
  const pem = publicKey.includes('-----') ? publicKey : atob(publicKey)
  const body = pem.replace(/-----[^-]+-----/g, '').replace(/\s/g, '')
  return crypto.subtle.importKey('spki', bytesOf(body), { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, false, [
    'verify',
  ])
}

/** Remembers IDs until they expire, within this process. */
const createMemory = () => {
  const ends = new Map<string, number>()
  return (id: string, endsAt: Date): boolean => {
    for (const [known, end] of ends) if (end < Date.now()) ends.delete(known)
    const isNew = !ends.has(id)
    ends.set(id, endsAt.getTime())
    return isNew
  }
}

/** Returns why a message is not valid for this app or at this time, if so. */
const problemOf = (
  { iss, aud, exp, nbf }: Claims,
  { appId, issuer = 'wix.com' }: WebhookOptions,
): string | undefined => {
  const now = Date.now() / 1000
  if (exp === undefined) return 'The message has no expiration'
  if (exp + leeway < now) return 'The message has expired'
  if (nbf !== undefined && nbf - leeway > now) return 'The message is not valid yet'
  if (iss !== undefined && iss !== issuer) return 'The message has another issuer'
  if (aud !== undefined && ![aud].flat().includes(appId)) return 'The message is for another app'
  return undefined
}

/**
 * Creates a function that reads webhook requests. It throws if a message is not signed with the app's key, is for
 * another app, is from another issuer, has no expiry, is too old, or was already received. Retried deliveries are signed
 * anew, and are accepted.
 *
 * @example
 * const publicKey = await (await fetch(`${host}/apps/${appId}/public-key.pem`)).text()
 * const read = webhooks.createWebhookReader({ appId, publicKey })
 */
export const createWebhookReader = (options: WebhookOptions): ((message: string) => Promise<WebhookEvent>) => {
  const { publicKey, remember = createMemory() } = options
  let key: Promise<CryptoKey> | undefined

  return async (message) => {
    const [head = '', body = '', signature = ''] = message.trim().split('.')
    if (readJson(head).alg !== 'RS256') throw new Error('The message is not signed with RS256')
    key ??= importKey(publicKey)
    const signed = new TextEncoder().encode(`${head}.${body}`)
    const isSigned = await crypto.subtle.verify('RSASSA-PKCS1-v1_5', await key, bytesOf(signature), signed)
    if (!isSigned) throw new Error("The message is not signed with the app's key")
    const claims: Claims = readJson(body)
    const problem = problemOf(claims, options)
    if (problem) throw new Error(problem)
    if (!(await remember(signature, new Date((claims.exp! + leeway) * 1000)))) {
      throw new Error('The message was already received')
    }
    const { eventType, instanceId, identity, data } = JSON.parse(String(claims.data)) as Record<string, string>
    return {
      eventType: eventType!,
      instanceId: instanceId!,
      identity: identity ? (JSON.parse(identity) as Record<string, unknown>) : undefined,
      payload: JSON.parse(data!),
    }
  }
}
