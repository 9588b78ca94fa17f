import type { Static } from 'typebox'
import { entity, flag, guid, integer, list, oneOf, optional, text, timestamp } from '../../schema.ts'

/** Second factors that a member can set up. */
export const enrolledFactorTypes = ['TOTP', 'EMAIL', 'SMS', 'CALL', 'WEBAUTHN', 'PUSH'] as const

export type SecondFactor = Static<typeof SecondFactor>
export const SecondFactor = entity(
  'SecondFactor',
  {
    id: guid({ readOnly: true }),
    type: oneOf(enrolledFactorTypes, { readOnly: true }),
    status: oneOf(['PENDING', 'ACTIVE'], { readOnly: true, description: '`PENDING`: setup is not complete.' }),
    label: text({
      maxLength: 100,
      description: 'Name of the factor, or the partly hidden address or number to which codes are sent.',
    }),
    createdDate: timestamp({ readOnly: true, description: 'When the factor was created.' }),
    lastUsedDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'A second factor of a member. Its secret is only returned when the factor is created.' },
)

export type Enrollment = Static<typeof Enrollment>
export const Enrollment = entity(
  'Enrollment',
  {
    factor: SecondFactor,
    secret: optional(text({ description: 'Setup key for an authenticator app.' })),
    otpauthUri: optional(text({ description: 'Setup key as an `otpauth` URI.' })),
    qrCode: optional(text({ description: 'Setup key as a QR code. SVG.' })),
    publicKeyCredentialCreationOptionsJson: optional(
      text({ description: 'Options for creating a passkey in the browser, as JSON.' }),
    ),
  },
  { description: 'A factor whose setup is not complete.' },
)

export type SecondFactors = Static<typeof SecondFactors>
export const SecondFactors = entity(
  'SecondFactors',
  {
    factors: list(SecondFactor),
    offered: list(oneOf(enrolledFactorTypes), { description: 'Types that the server supports.' }),
    recoveryCodesLeft: integer({ description: 'Number of unused recovery codes.' }),
    trustedDevices: integer({ description: 'Number of trusted devices.' }),
    hasPassword: flag({ description: 'Whether the member has a password. Changes then require it.' }),
  },
  { description: 'The second factors of a member.' },
)

export type SignInRequest = Static<typeof SignInRequest>
export const SignInRequest = entity(
  'SignInRequest',
  {
    transactionId: guid({ description: 'ID of the request.' }),
    number: text({ description: 'Number shown on both devices, to compare.' }),
    device: text({ description: 'Device that signs in, if known.' }),
    createdDate: timestamp(),
    expiresDate: timestamp(),
  },
  { description: 'A sign-in that waits for approval on another device.' },
)
