import type { Static } from 'typebox'
import {
  described,
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
} from '../../schema.ts'
import { later } from '../later.ts'

const IdpConnection = entity(
  'IdpConnection',
  {
    idpConnectionId: optional(guid({ description: 'ID of the sign-in provider.' })),
    idpUserId: optional(text({ description: 'ID of the user at the sign-in provider.' })),
  },
  { description: 'A sign-in provider connected to an account.' },
)

const AuthenticatorConnection = entity(
  'AuthenticatorConnection',
  {
    authenticatorConnectionId: optional(guid()),
    reEnrollmentRequired: optional(flag()),
  },
  { description: 'An authenticator connected to an account.' },
)

export type IdentityConnection = Static<typeof IdentityConnection>
export const IdentityConnection = entity(
  'IdentityConnection',
  {
    idpConnection: optional(IdpConnection),
    authenticatorConnection: optional(AuthenticatorConnection),
  },
  { description: 'A sign-in method connected to an account.' },
)

const ListValue = entity(
  'ListValue',
  {
    value: optional(list(anything())),
  },
  { description: 'A list as a value.' },
)

const MapValue = entity(
  'MapValue',
  {
    value: optional(anyMap()),
  },
  { description: 'A map as a value.' },
)

const IdentityValue = entity(
  'IdentityValue',
  {
    strValue: optional(text()),
    numValue: optional(number()),
    dateValue: optional(timestamp()),
    listValue: optional(unbuilt(ListValue, later.compound)),
    mapValue: optional(unbuilt(MapValue, later.compound)),
    boolValue: optional(flag()),
  },
  { description: 'The value of a custom field. One of the fields is set.' },
)

export type IdentityCustomField = Static<typeof IdentityCustomField>
export const IdentityCustomField = entity(
  'IdentityCustomField',
  {
    name: optional(text()),
    value: optional(IdentityValue),
  },
  { description: 'A custom field of a profile.' },
)

export type SecondaryEmail = Static<typeof SecondaryEmail>
export const SecondaryEmail = entity(
  'SecondaryEmail',
  {
    email: optional(email()),
    tag: optional(oneOf(['UNTAGGED', 'MAIN', 'HOME', 'WORK'])),
  },
  { description: 'An additional email address.' },
)

export type PhonesV2 = Static<typeof PhonesV2>
export const PhonesV2 = entity(
  'PhonesV2',
  {
    countryCode: optional(unbuilt(country(), later.countryCode)),
    phone: optional(phone({ description: 'Phone number with country code, such as `+49301234567`.' })),
    tag: optional(oneOf(['UNTAGGED', 'MAIN', 'HOME', 'WORK', 'MOBILE', 'FAX'])),
  },
  { description: 'A phone number.' },
)

const IdentityAddress = entity(
  'IdentityAddress',
  {
    country: optional(country()),
    subdivision: optional(text()),
    city: optional(text()),
    postalCode: optional(text()),
    addressLine: optional(text()),
    addressLine2: optional(text()),
  },
  { postal: true, description: 'An address in a profile.' },
)

export type IdentityProfileAddress = Static<typeof IdentityProfileAddress>
export const IdentityProfileAddress = entity(
  'IdentityProfileAddress',
  {
    address: optional(IdentityAddress),
    tag: optional(oneOf(['BILLING', 'SHIPPING', 'UNTAGGED', 'HOME', 'WORK'], { description: 'Label of the address.' })),
  },
  { description: 'An address in a profile, with a label.' },
)

export type IdentityProfile = Static<typeof IdentityProfile>
export const IdentityProfile = entity(
  'IdentityProfile',
  {
    firstName: optional(text()),
    lastName: optional(text()),
    nickname: optional(text({ description: 'Name shown to other members.' })),
    picture: optional(text({ description: 'URL of the profile picture.' })),
    labels: optional(unbuilt(list(text()), later.label)),
    language: optional(language()),
    privacyStatus: optional(
      oneOf(['UNDEFINED', 'PUBLIC', 'PRIVATE'], { description: '`PUBLIC`: other members can see the profile.' }),
    ),
    customFields: optional(list(IdentityCustomField)),
    secondaryEmails: optional(list(SecondaryEmail)),
    phonesV2: optional(list(PhonesV2)),
    addresses: optional(list(IdentityProfileAddress)),
    company: optional(text({ maxLength: 1000 })),
    position: optional(text({ maxLength: 1000, description: 'Job title.' })),
    birthdate: optional(localDate()),
    slug: optional(unbuilt(text({ maxLength: 255 }), later.slug)),
    subscription: optional(unbuilt(flag(), later.news)),
    vatId: optional(unbuilt(text({ maxLength: 1000 }), later.vatId)),
  },
  { description: 'The profile of an account.' },
)

const IdentityEmail = entity(
  'IdentityEmail',
  {
    address: optional(email()),
    isVerified: optional(flag({ description: 'Whether the member proved that the address is theirs.' })),
  },
  { description: 'The email address with which a member signs in.' },
)

export type IdentityStatus = Static<typeof IdentityStatus>
export const IdentityStatus = entity(
  'IdentityStatus',
  {
    name: optional(
      oneOf(['PENDING', 'ACTIVE', 'UNKNOWN_STATUS', 'DELETED', 'BLOCKED', 'OFFLINE'], {
        description: '`OFFLINE`: never signed in and has no password. `PENDING`: see `reasons`.',
      }),
    ),
    reasons: optional(
      list(
        oneOf([
          'UNKNOWN_REASON',
          'PENDING_ADMIN_APPROVAL_REQUIRED',
          'PENDING_EMAIL_VERIFICATION_REQUIRED',
          'PENDING_REQUIRED_FIELDS_MISSING',
        ]),
        { description: 'Why the account is pending.' },
      ),
    ),
  },
  { description: 'The status of an account.' },
)

export type FactorType = Static<typeof FactorType>
export const FactorType = oneOf(['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN', 'RECOVERY_CODE'])

const IdentityFactor = entity(
  'IdentityFactor',
  {
    factorId: optional(guid()),
    type: optional(FactorType),
    status: optional(oneOf(['ACTIVE', 'INACTIVE', 'REQUIRE_REENROLL'])),
  },
  { description: 'A factor of an account.' },
)

export type Identity = Static<typeof Identity>
export const Identity = entity(
  'Identity',
  {
    id: guid({ description: 'ID of the member.' }),
    revision: optional(text()),
    createdDate: optional(timestamp({ readOnly: true })),
    updatedDate: optional(timestamp({ readOnly: true })),
    connections: optional(list(IdentityConnection, { description: 'Connected sign-in methods.' })),
    identityProfile: optional(IdentityProfile),
    metadata: optional(anything()),
    email: optional(IdentityEmail),
    status: optional(IdentityStatus),
    factors: optional(list(IdentityFactor, { description: 'Second factors of the member.' })),
  },
  { description: 'The account of a member.' },
)

const AvailableFactor = entity(
  'AvailableFactor',
  {
    factorType: FactorType,
    factorStatus: oneOf(['ENABLED', 'REQUIRE_ACTIVATION', 'REQUIRE_REENROLL', 'ENABLED_BY_RULE', 'DISABLED_BY_RULE'], {
      description: 'Always `ENABLED`.',
    }),
  },
  { description: 'A second factor that can be used for the current sign-in.' },
)

const VerificationChallenge = entity(
  'VerificationChallenge',
  {
    pushData: optional(
      shape({ transactionId: text({ description: 'ID of the sign-in request to approve on another device.' }) }),
    ),
    webauthnData: optional(
      shape({
        challengeId: guid(),
        publicKeyCredentialRequestOptionsJson: text({
          description: 'Options for using a passkey in the browser, as JSON.',
        }),
      }),
    ),
    hint: optional(
      text({
        description:
          'Partly hidden address or number to which a code was sent. For push, the number shown on both devices.',
      }),
    ),
  },
  { description: 'A challenge to answer with a second factor.' },
)

export type MfaChallengeData = Static<typeof MfaChallengeData>
export const MfaChallengeData = entity(
  'MfaChallengeData',
  {
    factorType: optional(described(FactorType, 'Type of the challenge.')),
    verificationChallengeData: optional(VerificationChallenge),
    availableFactors: list(AvailableFactor, { description: 'Factors that can be used instead.' }),
    reason: oneOf(['USER_SETTINGS', 'HIGH_RISK_LOGIN'], { description: 'Why a second factor is required.' }),
  },
  { description: 'The second factor that a sign-in requires.' },
)

export type StateMachineResponse = Static<typeof StateMachineResponse>
export const StateMachineResponse = entity(
  'StateMachineResponse',
  {
    state: oneOf(
      [
        'UNKNOWN_STATE',
        'SUCCESS',
        'REQUIRE_OWNER_APPROVAL',
        'REQUIRE_EMAIL_VERIFICATION',
        'STATUS_CHECK',
        'REQUIRE_MISSING_FIELDS',
        'REQUIRE_MFA',
        'MFA_CHALLENGE',
      ],
      { description: 'What happens next. `SUCCESS`: `sessionToken` is set. Otherwise continue with `stateToken`.' },
    ),
    mfaChallengeData: optional(
      described(MfaChallengeData, 'Second factor that is required. For `REQUIRE_MFA` and `MFA_CHALLENGE`.'),
    ),
    sessionToken: optional(text({ description: "Token to exchange for a member's tokens. Set for `SUCCESS`." })),
    stateToken: optional(text({ description: 'Token with which to continue the sign-in.' })),
    identity: optional(Identity),
    additionalData: optional(described(anyMap(), 'Additional data of the state.')),
  },
  { description: 'The state of a sign-in or sign-up.' },
)

const RecaptchaForClientSiteKey = entity(
  'RecaptchaForClientSiteKey',
  {
    token: optional(text({ maxLength: 5000 })),
    siteKeyId: optional(guid()),
  },
  { description: 'A CAPTCHA token for a site key of the client.' },
)

export type CaptchaToken = Static<typeof CaptchaToken>
export const CaptchaToken = entity(
  'CaptchaToken',
  {
    Recaptcha: optional(text({ maxLength: 5000, description: 'Token of a visible CAPTCHA.' })),
    InvisibleRecaptcha: optional(text({ maxLength: 5000, description: 'Token of an invisible CAPTCHA.' })),
    NoCaptcha: optional(text({ maxLength: 5000 })),
    recaptchaForClientSiteKey: optional(RecaptchaForClientSiteKey),
  },
  { description: 'A CAPTCHA token. One of the fields is set.' },
)

export type RegisterOptions = Static<typeof RegisterOptions>
export const RegisterOptions = entity(
  'RegisterOptions',
  {
    password: optional(text({ description: 'Password of the new account.' })),
    profile: optional(IdentityProfile),
    captchaTokens: optional(list(CaptchaToken)),
    clientMetaData: optional(described(anyMap(), 'Data of the client.')),
  },
  { description: 'Options for signing up.' },
)

export type LoginOptions = Static<typeof LoginOptions>
export const LoginOptions = entity(
  'LoginOptions',
  {
    password: optional(text()),
    captchaTokens: optional(list(CaptchaToken)),
    clientMetaData: optional(described(anyMap(), 'Data of the client.')),
    stateToken: optional(text({ maxLength: 1000, description: 'Token of a sign-in to continue.' })),
  },
  { description: 'Options for signing in.' },
)

export type SignOnOptions = Static<typeof SignOnOptions>
export const SignOnOptions = entity(
  'SignOnOptions',
  {
    profile: optional(IdentityProfile),
    verifyEmail: optional(flag({ description: 'Whether to mark the email address as verified.' })),
    mergeExistingContact: optional(
      flag({ description: 'Whether the profile fills in missing data of an existing account.' }),
    ),
  },
  { description: 'Options for signing in a member on their behalf.' },
)

export type UserInfo = Static<typeof UserInfo>
export const UserInfo = entity(
  'UserInfo',
  {
    sub: guid({ description: 'ID of the member.' }),
    name: optional(text()),
    given_name: optional(text()),
    family_name: optional(text()),
    givenName: optional(text()),
    familyName: optional(text()),
    nickname: optional(text()),
    preferred_username: optional(text()),
    picture: optional(text()),
    updated_at: optional(number({ description: 'When the profile was last updated, in seconds since 1970.' })),
    email: optional(email()),
    email_verified: optional(flag()),
  },
  { description: 'OpenID Connect claims about a member.' },
)
