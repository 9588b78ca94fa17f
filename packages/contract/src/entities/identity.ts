import type { Static } from 'typebox'
import {
  entity,
  text,
  number,
  flag,
  guid,
  email,
  phone,
  country,
  language,
  localDate,
  timestamp,
  oneOf,
  list,
  optional,
  shape,
  anyMap,
  anything,
  unbuilt,
} from '../schema.ts'
import { later } from './later.ts'

export type IdpConnection = Static<typeof IdpConnection>
export const IdpConnection = entity('IdpConnection', {
  idpConnectionId: optional(guid()),
  idpUserId: optional(text()),
})

export type AuthenticatorConnection = Static<typeof AuthenticatorConnection>
export const AuthenticatorConnection = entity('AuthenticatorConnection', {
  authenticatorConnectionId: optional(guid()),
  reEnrollmentRequired: optional(flag()),
})

export type IdentityConnection = Static<typeof IdentityConnection>
export const IdentityConnection = entity('IdentityConnection', {
  idpConnection: optional(IdpConnection),
  authenticatorConnection: optional(AuthenticatorConnection),
})

export type ListValue = Static<typeof ListValue>
export const ListValue = entity('ListValue', {
  value: optional(list(anything())),
})

export type MapValue = Static<typeof MapValue>
export const MapValue = entity('MapValue', {
  value: optional(anyMap()),
})

export type IdentityValue = Static<typeof IdentityValue>
export const IdentityValue = entity('IdentityValue', {
  strValue: optional(text()),
  numValue: optional(number()),
  dateValue: optional(timestamp()),
  listValue: optional(unbuilt(ListValue, later.compound)),
  mapValue: optional(unbuilt(MapValue, later.compound)),
  boolValue: optional(flag()),
})

export type IdentityCustomField = Static<typeof IdentityCustomField>
export const IdentityCustomField = entity('IdentityCustomField', {
  name: optional(text()),
  value: optional(IdentityValue),
})

export type SecondaryEmail = Static<typeof SecondaryEmail>
export const SecondaryEmail = entity('SecondaryEmail', {
  email: optional(email()),
  tag: optional(oneOf(['UNTAGGED', 'MAIN', 'HOME', 'WORK'])),
})

export type PhonesV2 = Static<typeof PhonesV2>
export const PhonesV2 = entity('PhonesV2', {
  countryCode: optional(unbuilt(country(), later.countryCode)),
  phone: optional(phone()),
  tag: optional(oneOf(['UNTAGGED', 'MAIN', 'HOME', 'WORK', 'MOBILE', 'FAX'])),
})

export type IdentityAddress = Static<typeof IdentityAddress>
export const IdentityAddress = entity(
  'IdentityAddress',
  {
    country: optional(country()),
    subdivision: optional(text()),
    city: optional(text()),
    postalCode: optional(text()),
    addressLine: optional(text()),
    addressLine2: optional(text()),
  },
  { postal: true },
)

export type IdentityProfileAddress = Static<typeof IdentityProfileAddress>
export const IdentityProfileAddress = entity('IdentityProfileAddress', {
  address: optional(IdentityAddress),
  tag: optional(oneOf(['BILLING', 'SHIPPING', 'UNTAGGED', 'HOME', 'WORK'])),
})

export type IdentityProfile = Static<typeof IdentityProfile>
export const IdentityProfile = entity('IdentityProfile', {
  firstName: optional(text()),
  lastName: optional(text()),
  nickname: optional(text()),
  picture: optional(text()),
  labels: optional(unbuilt(list(text()), later.label)),
  language: optional(language()),
  privacyStatus: optional(oneOf(['UNDEFINED', 'PUBLIC', 'PRIVATE'])),
  customFields: optional(list(IdentityCustomField)),
  secondaryEmails: optional(list(SecondaryEmail)),
  phonesV2: optional(list(PhonesV2)),
  addresses: optional(list(IdentityProfileAddress)),
  company: optional(text({ maxLength: 1000 })),
  position: optional(text({ maxLength: 1000 })),
  birthdate: optional(localDate()),
  slug: optional(unbuilt(text({ maxLength: 255 }), later.slug)),
  subscription: optional(unbuilt(flag(), later.news)),
  vatId: optional(unbuilt(text({ maxLength: 1000 }), later.vatId)),
})

export type IdentityEmail = Static<typeof IdentityEmail>
export const IdentityEmail = entity('IdentityEmail', {
  address: optional(email()),
  isVerified: optional(flag()),
})

export type IdentityStatus = Static<typeof IdentityStatus>
export const IdentityStatus = entity('IdentityStatus', {
  name: optional(oneOf(['PENDING', 'ACTIVE', 'UNKNOWN_STATUS', 'DELETED', 'BLOCKED', 'OFFLINE'])),
  reasons: optional(
    list(
      oneOf([
        'UNKNOWN_REASON',
        'PENDING_ADMIN_APPROVAL_REQUIRED',
        'PENDING_EMAIL_VERIFICATION_REQUIRED',
        'PENDING_REQUIRED_FIELDS_MISSING',
      ]),
    ),
  ),
})

export type FactorType = Static<typeof FactorType>
export const FactorType = oneOf(['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN', 'RECOVERY_CODE'])

export type IdentityFactor = Static<typeof IdentityFactor>
export const IdentityFactor = entity('IdentityFactor', {
  factorId: optional(guid()),
  type: optional(FactorType),
  status: optional(oneOf(['ACTIVE', 'INACTIVE', 'REQUIRE_REENROLL'])),
})

export type Identity = Static<typeof Identity>
export const Identity = entity('Identity', {
  id: guid(),
  revision: optional(text()),
  createdDate: optional(timestamp({ readOnly: true })),
  updatedDate: optional(timestamp({ readOnly: true })),
  connections: optional(list(IdentityConnection)),
  identityProfile: optional(IdentityProfile),
  metadata: optional(anything()),
  email: optional(IdentityEmail),
  status: optional(IdentityStatus),
  factors: optional(list(IdentityFactor)),
})

export type AvailableFactor = Static<typeof AvailableFactor>
export const AvailableFactor = entity('AvailableFactor', {
  factorType: FactorType,
  factorStatus: oneOf(['ENABLED', 'REQUIRE_ACTIVATION', 'REQUIRE_REENROLL', 'ENABLED_BY_RULE', 'DISABLED_BY_RULE']),
})

export type VerificationChallenge = Static<typeof VerificationChallenge>
export const VerificationChallenge = entity('VerificationChallenge', {
  pushData: optional(shape({ transactionId: text({ description: 'The request to answer on another device.' }) })),
  webauthnData: optional(
    shape({
      challengeId: guid(),
      publicKeyCredentialRequestOptionsJson: text({ description: 'Passkey options for the browser, as JSON.' }),
    }),
  ),
  hint: optional(text({ description: 'Where a code was sent, partly hidden; for push, the number on both devices.' })),
})

export type MfaChallengeData = Static<typeof MfaChallengeData>
export const MfaChallengeData = entity(
  'MfaChallengeData',
  {
    factorType: optional(FactorType),
    verificationChallengeData: optional(VerificationChallenge),
    availableFactors: list(AvailableFactor),
    reason: oneOf(['USER_SETTINGS', 'HIGH_RISK_LOGIN']),
  },
  { description: 'The second factor that a sign-in needs.' },
)

export type StateMachineResponse = Static<typeof StateMachineResponse>
export const StateMachineResponse = entity('StateMachineResponse', {
  state: oneOf([
    'UNKNOWN_STATE',
    'SUCCESS',
    'REQUIRE_OWNER_APPROVAL',
    'REQUIRE_EMAIL_VERIFICATION',
    'STATUS_CHECK',
    'REQUIRE_MISSING_FIELDS',
    'REQUIRE_MFA',
    'MFA_CHALLENGE',
  ]),
  mfaChallengeData: optional(MfaChallengeData),
  sessionToken: optional(text()),
  stateToken: optional(text()),
  identity: optional(Identity),
  additionalData: optional(anyMap()),
})

export type RecaptchaForClientSiteKey = Static<typeof RecaptchaForClientSiteKey>
export const RecaptchaForClientSiteKey = entity('RecaptchaForClientSiteKey', {
  token: optional(text({ maxLength: 5000 })),
  siteKeyId: optional(guid()),
})

export type CaptchaToken = Static<typeof CaptchaToken>
export const CaptchaToken = entity('CaptchaToken', {
  Recaptcha: optional(text({ maxLength: 5000 })),
  InvisibleRecaptcha: optional(text({ maxLength: 5000 })),
  NoCaptcha: optional(text({ maxLength: 5000 })),
  recaptchaForClientSiteKey: optional(RecaptchaForClientSiteKey),
})

export type RegisterOptions = Static<typeof RegisterOptions>
export const RegisterOptions = entity('RegisterOptions', {
  password: optional(text()),
  profile: optional(IdentityProfile),
  captchaTokens: optional(list(CaptchaToken)),
  clientMetaData: optional(anyMap()),
})

export type LoginOptions = Static<typeof LoginOptions>
export const LoginOptions = entity('LoginOptions', {
  password: optional(text()),
  captchaTokens: optional(list(CaptchaToken)),
  clientMetaData: optional(anyMap()),
  stateToken: optional(text({ maxLength: 1000 })),
})

export type SignOnOptions = Static<typeof SignOnOptions>
export const SignOnOptions = entity('SignOnOptions', {
  profile: optional(IdentityProfile),
  verifyEmail: optional(flag()),
  mergeExistingContact: optional(flag()),
})

export type UserInfo = Static<typeof UserInfo>
export const UserInfo = entity('UserInfo', {
  sub: guid(),
  name: optional(text()),
  given_name: optional(text()),
  family_name: optional(text()),
  givenName: optional(text()),
  familyName: optional(text()),
  nickname: optional(text()),
  preferred_username: optional(text()),
  picture: optional(text()),
  updated_at: optional(number({ description: 'Seconds since 1970.' })),
  email: optional(email()),
  email_verified: optional(flag()),
})
