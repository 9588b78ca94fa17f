import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** Values that an attacker may tamper with. */
export interface Tampering {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly counter?: number
  /** Whether the device did not verify the person, by a fingerprint or a PIN. */
  readonly isUnverified?: true
  readonly crossOrigin?: boolean
  readonly userHandle?: string
}

const url = (bytes: Buffer): string => bytes.toString('base64url')
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const counterBytes = (counter: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  return bytes
}

/** Creates a passkey in software (WebAuthn level 3) that signs any challenge. */
export const createPasskey = ({ origin, rpId }: { origin: string; rpId: string }) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const clientData = (type: string, challenge: string, tampering: Tampering): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: tampering.challenge ?? challenge,
        origin: tampering.origin ?? origin,
        crossOrigin: tampering.crossOrigin ?? false,
      }),
    )
  const plain = { id: url(id), rawId: url(id), type: 'public-key', clientExtensionResults: {} }

  return {
    id: url(id),
    /** Responds to a creation request. */
    make: (challenge: string, tampering: Tampering = {}) => {
      // COSE: an EC2 key on P-256, for ES256.
      const parts = ['a5010203262001215820', Buffer.from(x, 'base64url').toString('hex'), '225820']
      const key = Buffer.from(parts.join('') + Buffer.from(y, 'base64url').toString('hex'), 'hex')
      const head = Buffer.concat([
        sha256(tampering.rpId ?? rpId),
        Buffer.from([tampering.isUnverified ? 0x41 : 0x45]),
        counterBytes(tampering.counter ?? 0),
      ])
      const data = Buffer.concat([head, Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const names = ['a363666d74646e6f6e656761747453746d74a068617574684461746158', data.length.toString(16)]
      const attestationObject = Buffer.concat([Buffer.from(names.join(''), 'hex'), data])
      const client = clientData('webauthn.create', challenge, tampering)
      return { ...plain, response: { clientDataJSON: url(client), attestationObject: url(attestationObject) } }
    },
    /** Responds to an authentication request. */
    show: (challenge: string, tampering: Tampering = {}) => {
      const data = Buffer.concat([
        sha256(tampering.rpId ?? rpId),
        Buffer.from([tampering.isUnverified ? 0x01 : 0x05]),
        counterBytes(tampering.counter ?? 0),
      ])
      const client = clientData('webauthn.get', challenge, tampering)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      const { userHandle } = tampering
      const signed = { clientDataJSON: url(client), authenticatorData: url(data), signature: url(signature) }
      const response = { ...signed, ...(userHandle !== undefined && { userHandle }) }
      return { ...plain, response }
    },
  }
}
