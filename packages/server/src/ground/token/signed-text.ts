import { sign, verify, type KeyObject } from 'node:crypto'

/** The algorithm of all our tokens: ECDSA over P-256 with SHA-256 (RFC 7518, section 3.4). */
export const algorithm = 'ES256'
const signatureBytes = 64

export interface SignedHeader {
  readonly alg: typeof algorithm
  readonly kid: string
  readonly typ: string
}

type Words = Readonly<Record<string, unknown>>

const pack = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Parses a JSON object from base64url; throws for anything else. */
const unpack = (part: string): Words => {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('not a JSON object')
  return value as Words
}

/** JOSE signatures are the two concatenated numbers, without ASN.1. */
const asKey = (key: KeyObject) => ({ key, dsaEncoding: 'ieee-p1363' as const })

/** Creates a signed JWT (RFC 7515, section 7.1). */
export const signText = (header: SignedHeader, claims: Words, privateKey: KeyObject): string => {
  const text = `${pack(header)}.${pack(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), asKey(privateKey)).toString('base64url')}`
}

/** Decodes a signature. Only accepts the canonical encoding, so that a token has no other spelling. */
const readSignature = (part: string): Buffer => {
  const signature = Buffer.from(part, 'base64url')
  if (signature.length !== signatureBytes || signature.toString('base64url') !== part)
    throw new Error('malformed signature')
  return signature
}

/** Reads the key ID and type of a header; throws if it requires anything else. */
const readHeader = (part: string): Pick<SignedHeader, 'kid' | 'typ'> => {
  const { alg, kid, typ, crit, b64 } = unpack(part)
  if (alg !== algorithm || typeof kid !== 'string' || typeof typ !== 'string') throw new Error('unsupported header')
  // Unsupported critical parameters must be rejected (RFC 7515, section 4.1.11).
  if (crit !== undefined || b64 !== undefined) throw new Error('unsupported critical parameters')
  return { kid, typ }
}

/** Headers of verified tokens: as many as there are keys and kinds. */
const readHeaders = new Map<string, Pick<SignedHeader, 'kid' | 'typ'>>()
const maxHeaders = 200

/**
 * Verifies a token of one kind and returns its claims. Throws if it is invalid. Synchronous, because verifying takes 50
 * µs, and passing it to another thread as much again.
 */
export const readSignedText = (text: string, typ: string, keyOf: (kid: string) => KeyObject): Words => {
  const [header = '', claims = '', signature = '', ...more] = text.split('.')
  if (more.length > 0) throw new Error('too many parts')
  const known = readHeaders.get(header)
  const about = known ?? readHeader(header)
  if (about.typ !== typ) throw new Error('wrong token type')
  const bytes = Buffer.from(text.slice(0, header.length + 1 + claims.length))
  const isRight = verify('sha256', bytes, asKey(keyOf(about.kid)), readSignature(signature))
  if (!isRight) throw new Error('the signature is invalid')
  if (!known && readHeaders.size < maxHeaders) readHeaders.set(header, about)
  return unpack(claims)
}
