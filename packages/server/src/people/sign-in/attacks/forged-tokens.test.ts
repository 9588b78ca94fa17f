import { createPublicKey, createSign, generateKeyPairSync, randomUUID, type JsonWebKey } from 'node:crypto'
import { importJWK, SignJWT, type JWTHeaderParameters } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import type { TokenKind } from '../../../ground/token/signer.ts'

const prefix = 'OauthNG.JWS.'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let stolen: { header: JWTHeaderParameters; claims: Record<string, unknown>; signature: string }
let publicJwk: JsonWebKey & { kid: string }

beforeAll(async () => {
  shop = await openShop()
  door = atTheDoor(shop)
  const { accessToken } = await door.signIn()
  const [header, claims, signature] = accessToken.slice(prefix.length).split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  stolen = { header: read(header!), claims: read(claims!), signature: signature! }
  publicJwk = (await shop.send('GET /oauth2/jwks')).body.keys[0]
})
afterAll(() => shop.close())

const pack = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token with any header and claims, signed by the attacker. */
const put = (header: object, claims: object, sign: (text: string) => string): string => {
  const text = `${pack(header)}.${pack(claims)}`
  return `${prefix}${text}.${sign(text)}`
}

const attackers = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const byAttacker = (text: string): string =>
  createSign('sha256').update(text).sign({ key: attackers.privateKey, dsaEncoding: 'ieee-p1363' }, 'base64url')

/** The public key used as an HMAC secret, in every form a library may accept. */
const byPublicKey = async (secret: string | Buffer): Promise<string> => {
  const { header, claims } = stolen
  const signed = new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' })
  return prefix + (await signed.sign(Buffer.from(secret)))
}

/** Signed with the shop's own key, as if something it signs for one purpose were used for another. */
const byShop = async (change: { header?: object; claims?: object }): Promise<string> => {
  const row = await shop.context.db.selectFrom('signing_key').selectAll().executeTakeFirstOrThrow()
  const key = await importJWK(row.private_jwk as never, 'ES256')
  const header = { ...stolen.header, ...change.header } as JWTHeaderParameters
  // The signing library must be told to accept it.
  const options = { crit: { twist: true } }
  return (
    prefix + (await new SignJWT({ ...stolen.claims, ...change.claims }).setProtectedHeader(header).sign(key, options))
  )
}

const edited = (claims: object) => put(stolen.header, { ...stolen.claims, ...claims }, () => stolen.signature)

/** Base64url leaves bits of the last character unused, so other characters decode to the same bytes. */
const respelled = (): string => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = letters.indexOf(stolen.signature.at(-1)!)
  return edited({}).slice(0, -1) + letters[last ^ 1]!
}
const seconds = (): number => Math.floor(shop.now().getTime() / 1000)

const forgeries: readonly (readonly [name: string, forge: () => string | Promise<string>])[] = [
  ['no signature, and algorithm none', () => put({ ...stolen.header, alg: 'none' }, stolen.claims, () => '')],
  [
    'algorithm none in another case',
    () => put({ ...stolen.header, alg: 'nOnE' }, stolen.claims, () => stolen.signature),
  ],
  ['no algorithm at all', () => put({ typ: 'at+jwt', kid: publicJwk.kid }, stolen.claims, () => stolen.signature)],
  ['HS256 with the public key as JSON', () => byPublicKey(JSON.stringify(publicJwk))],
  [
    'HS256 with the public key as PEM',
    () => byPublicKey(createPublicKey({ key: publicJwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' })),
  ],
  [
    'HS256 with the public key as bytes',
    () => byPublicKey(createPublicKey({ key: publicJwk, format: 'jwk' }).export({ type: 'spki', format: 'der' })),
  ],
  ['a key of the attacker under the shop’s key ID', () => put(stolen.header, stolen.claims, byAttacker)],
  ['an unknown key', () => put({ ...stolen.header, kid: randomUUID() }, stolen.claims, byAttacker)],
  ['no key ID', () => put({ alg: 'ES256', typ: 'at+jwt' }, stolen.claims, byAttacker)],
  [
    'an embedded key',
    () => put({ ...stolen.header, jwk: attackers.publicKey.export({ format: 'jwk' }) }, stolen.claims, byAttacker),
  ],
  [
    'a key URL',
    () =>
      put(
        { ...stolen.header, jku: 'https://evil.example/jwks', x5u: 'https://evil.example' },
        stolen.claims,
        byAttacker,
      ),
  ],
  ['a path as key ID', () => put({ ...stolen.header, kid: '../../../../dev/null' }, stolen.claims, byAttacker)],
  ['a visitor who claims to be the owner', () => edited({ role: 'owner' })],
  ['a member who claims to be another', () => edited({ mid: randomUUID() })],
  ['a member who claims to be of another store', () => edited({ aud: randomUUID() })],
  ['a member with a later expiry', () => edited({ exp: seconds() + 1_000_000 })],
  ['another issuer', () => byShop({ claims: { iss: 'https://other.example' } })],
  ['no issuer', () => byShop({ claims: { iss: undefined } })],
  ['no end', () => byShop({ claims: { exp: undefined } })],
  ['an expiry a second ago', () => byShop({ claims: { exp: seconds() - 1 } })],
  ['a start in the future', () => byShop({ claims: { nbf: seconds() + 60 } })],
  ['no store', () => byShop({ claims: { aud: undefined } })],
  ['unknown critical headers', () => byShop({ header: { crit: ['twist'], twist: 1 } })],
  ['another encoding of the same signature', () => respelled()],
  ['a truncated signature', () => edited({}).slice(0, -2)],
  ['two concatenated tokens', () => `${edited({})}.${stolen.signature}`],
  ['nothing after the prefix', () => prefix],
]

test.each(forgeries)('rejects a forged token: %s', async (_name, forge) => {
  const token = await forge()
  for (const authorization of [token, `Bearer ${token}`, `${token},${shop.apiKey}`]) {
    const answer = await shop.send('GET /members/v1/members/my', { token: authorization })
    expect(answer.status).toBe(401)
    expect((await shop.send('POST /ecom/v1/orders/search', { token: authorization, body: {} })).status).toBe(401)
  }
})

test('accepts the token that the forgeries are made of', async () => {
  const genuine = put(stolen.header, stolen.claims, () => stolen.signature)
  expect((await door.memberOf(genuine)).status).toBe(200)
  expect((await door.memberOf(await byShop({}))).status).toBe(200)
})

test('rejects characters that a lenient decoder would accept', async () => {
  const bare = put(stolen.header, stolen.claims, () => stolen.signature).slice(prefix.length)
  expect(await shop.context.signer.verify('at+jwt', bare)).toMatchObject({ mid: stolen.claims.mid })
  for (const at of [0, 5, bare.indexOf('.') + 1, bare.indexOf('.') + 40, bare.length - 1]) {
    // The same low byte, which a decoder that ignores the high one reads as the same text.
    const twisted = bare.slice(0, at) + String.fromCharCode(bare.charCodeAt(at) + 0x100) + bare.slice(at + 1)
    await expect(shop.context.signer.verify('at+jwt', twisted)).rejects.toBeInstanceOf(Error)
    await expect(shop.context.signer.verify('at+jwt', `${bare.slice(0, at)} ${bare.slice(at)}`)).rejects.toBeInstanceOf(
      Error,
    )
  }
})

test('derives roles from where a token came from, not from its claims', async () => {
  for (const role of ['owner', 'app', 'anyone', 'OWNER', ['owner'], null]) {
    const token = await byShop({ claims: { role } })
    const { status } = await shop.send('POST /stores/v1/products', { token, body: { product: { name: 'Mine' } } })
    expect(status).toBe(403)
  }
})

const otherKinds: readonly TokenKind[] = [
  'id+jwt',
  'refresh+jwt',
  'checkout+jwt',
  'owner+jwt',
  'app+jwt',
  'visit+jwt',
  'sign-out+jwt',
  'return+jwt',
  'photo+jwt',
]

test.each(otherKinds)('rejects what the shop signs as %s', async (typ) => {
  expect((await door.memberOf(await byShop({ header: { typ } }))).status).toBe(401)
  const bare = (await byShop({ header: { typ } })).slice(prefix.length)
  expect([401, 403]).toContain((await door.memberOf(bare)).status)
  expect((await door.refresh((await byShop({})).slice(prefix.length))).body.error).toBe('invalid_grant')
})
