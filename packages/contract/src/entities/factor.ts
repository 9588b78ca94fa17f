import type { Static } from 'typebox'
import { entity, flag, guid, integer, list, oneOf, optional, text, timestamp } from '../schema.ts'

/** Second proofs that a member can set up. */
export const enrolledFactorTypes = ['TOTP', 'EMAIL', 'SMS', 'CALL', 'WEBAUTHN', 'PUSH'] as const

export type SecondFactor = Static<typeof SecondFactor>
export const SecondFactor = entity(
  'SecondFactor',
  {
    id: guid({ readOnly: true }),
    type: oneOf(enrolledFactorTypes, { readOnly: true }),
    status: oneOf(['PENDING', 'ACTIVE'], { readOnly: true }),
    label: text({ maxLength: 100, description: 'What the member calls it, or where codes go, partly hidden.' }),
    createdDate: timestamp({ readOnly: true }),
    lastUsedDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'A second proof that a member has set up. Its secret is told once, when it is made.' },
)

export type Enrollment = Static<typeof Enrollment>
export const Enrollment = entity(
  'Enrollment',
  {
    factor: SecondFactor,
    secret: optional(text({ description: 'For an authenticator app, to type in.' })),
    otpauthUri: optional(text({ description: 'The same as an address that such apps read.' })),
    qrCode: optional(text({ description: 'The same as a picture: SVG.' })),
    publicKeyCredentialCreationOptionsJson: optional(
      text({ description: 'For a passkey: what a browser makes it with.' }),
    ),
  },
  { description: 'A factor that waits for its first proof.' },
)

export type SecondFactors = Static<typeof SecondFactors>
export const SecondFactors = entity('SecondFactors', {
  factors: list(SecondFactor),
  /** What this server can send and ask. */
  offered: list(oneOf(enrolledFactorTypes)),
  recoveryCodesLeft: integer(),
  trustedDevices: integer({ description: 'Devices that are not asked again for a while.' }),
  hasPassword: flag({ description: 'Changes ask for the password, where there is one.' }),
})

export type SignInRequest = Static<typeof SignInRequest>
export const SignInRequest = entity(
  'SignInRequest',
  {
    transactionId: guid(),
    number: text({ description: 'Stands on both devices, to compare.' }),
    device: text({ description: 'What asks, as far as it tells.' }),
    createdDate: timestamp(),
    expiresDate: timestamp(),
  },
  { description: 'A sign-in that waits for the member to approve it on another device.' },
)
