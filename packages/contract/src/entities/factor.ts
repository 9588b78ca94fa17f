import type { Static } from 'typebox'
import { entity, flag, guid, integer, list, oneOf, optional, text, timestamp } from '../schema.ts'

/** Second factors that a member can set up. */
export const enrolledFactorTypes = ['TOTP', 'EMAIL', 'SMS', 'CALL', 'WEBAUTHN', 'PUSH'] as const

export type SecondFactor = Static<typeof SecondFactor>
export const SecondFactor = entity(
  'SecondFactor',
  {
    id: guid({ readOnly: true }),
    type: oneOf(enrolledFactorTypes, { readOnly: true }),
    status: oneOf(['PENDING', 'ACTIVE'], { readOnly: true }),
    label: text({ maxLength: 100, description: 'Its name, or where codes go, partly hidden.' }),
    createdDate: timestamp({ readOnly: true }),
    lastUsedDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'A second factor of a member. Its secret is returned once, at creation.' },
)

export type Enrollment = Static<typeof Enrollment>
export const Enrollment = entity(
  'Enrollment',
  {
    factor: SecondFactor,
    secret: optional(text({ description: 'The setup key for an authenticator app.' })),
    otpauthUri: optional(text({ description: 'The same as a URI for such apps.' })),
    qrCode: optional(text({ description: 'The same as a QR code, in SVG.' })),
    publicKeyCredentialCreationOptionsJson: optional(
      text({ description: 'For a passkey: the options for the browser.' }),
    ),
  },
  { description: 'A factor whose setup is not complete.' },
)

export type SecondFactors = Static<typeof SecondFactors>
export const SecondFactors = entity('SecondFactors', {
  factors: list(SecondFactor),
  /** What this server can send and ask. */
  offered: list(oneOf(enrolledFactorTypes)),
  recoveryCodesLeft: integer(),
  trustedDevices: integer({ description: 'Number of trusted devices.' }),
  hasPassword: flag({ description: 'Changes need the password, if there is one.' }),
})

export type SignInRequest = Static<typeof SignInRequest>
export const SignInRequest = entity(
  'SignInRequest',
  {
    transactionId: guid(),
    number: text({ description: 'Shown on both devices, to compare.' }),
    device: text({ description: 'The device that asks, if known.' }),
    createdDate: timestamp(),
    expiresDate: timestamp(),
  },
  { description: 'A sign-in waiting for approval on another device.' },
)
