// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  Query,
  QueryMetadata,
  HttpAnswer,
  Member,
  Identity,
  SecondaryEmail,
  PhonesV2,
  Consent,
  AccountActivity,
  UserInfo,
  IdentityProfileInput,
  CaptchaTokenInput,
  StateMachineResponse,
  CreateRedirectSessionOptionsInput,
  RedirectSession,
  SecondFactors,
  SecondFactor,
  Enrollment,
  SignInRequest,
  OAuthApp,
  OAuthAppInput,
  SignInProvider,
  SignInProviderInput,
  ThirdPartyApp,
  ThirdPartyAppInput,
  SavedAddress,
  SavedAddressInput,
} from './generated.ts'

const registerDates = {
  identity: { createdDate: true, updatedDate: true, identityProfile: { customFields: { value: { dateValue: true } } } },
} as const

const factorsDates = { createdDate: true, lastUsedDate: true } as const

const enrollFactorDates = { factor: factorsDates } as const

/** Tells who is signed in, as the scopes of the sign-in allow (OpenID Connect Core, section 5.3). */
export const userInfo: Endpoint<{}, UserInfo> = { route: 'GET /oauth2/user-info', repeatable: true }

/** Opens an account; the answer says whether the e-mail must be verified or the owner must approve first. */
export const register: Endpoint<
  {
    body: {
      loginId: { email: string }
      password: string
      profile?: IdentityProfileInput
      captchaTokens?: readonly CaptchaTokenInput[]
      clientMetaData?: unknown
    }
  },
  StateMachineResponse
> = { route: 'POST /_api/iam/authentication/v2/register', dates: registerDates }

/** Signs in with e-mail and password; a success carries a session token to exchange for member tokens. */
export const login: Endpoint<
  {
    body: {
      loginId: { email: string }
      password: string
      captchaTokens?: readonly CaptchaTokenInput[]
      clientMetaData?: unknown
      stateToken?: string
    }
  },
  StateMachineResponse
> = { route: 'POST /_api/iam/authentication/v2/login', dates: registerDates }

/** Signs in someone whom the shop knows from elsewhere, without a password; opens an account where none is. */
export const signOn: ElevatedEndpoint<
  {
    body: {
      loginId: { email: string }
      profile?: IdentityProfileInput
      /** The caller vouches that the e-mail is theirs. */
      verifyEmail?: boolean
      /** Where there is an account, the profile fills in what it does not tell yet. */
      mergeExistingContact?: boolean
    }
  },
  { sessionToken: string; identity: Identity }
> = { route: 'POST /_api/iam/authentication/v2/sign-on', elevated: true, dates: registerDates }

/** Ends the sign-in of the caller, with every token made from it, and tells where to go on. */
export const logout: Endpoint<{ query?: { postLogoutRedirectUri?: string; clientId?: string } }, HttpAnswer> = {
  route: 'GET /_api/iam/authentication/v1/logout',
  repeatable: true,
}

/** Finishes a sign-up or sign-in with the code from the verification mail. */
export const verifyDuringAuthentication: Endpoint<
  { body: { code: string; stateToken: string } },
  StateMachineResponse
> = { route: 'POST /_api/iam/verification/v1/auth/verify', dates: registerDates }

/** Sends the verification mail again. */
export const resendDuringAuthentication: Endpoint<{ body: { stateToken: string } }, {}> = {
  route: 'POST /_api/iam/verification/v1/auth/resend',
}

/** Finishes a sign-in with one more proof. Without a proof it begins with the factor: sends the code, asks the passkey or the other device. */
export const verifyFactor: Endpoint<
  {
    params: { factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE' }
    body: {
      stateToken: string
      rememberThisDevice?: boolean
      smsData?: { code?: string }
      callData?: { code?: string }
      emailData?: { code?: string }
      totpData?: { code?: string }
      pushData?: { transactionId?: string }
      /** What the browser answered for the passkey. */
      webauthnData?: unknown
      recoveryCodeData?: { code?: string }
    }
  },
  StateMachineResponse
> = { route: 'POST /_api/iam/authentication/v2/{factorType}/verify', dates: registerDates }

/** Mails a member a code; with it and the answer as state token `verifyDuringAuthentication` goes on. */
export const startVerification: Endpoint<
  { body?: { identityId?: string; target?: 'EMAIL' } },
  { verificationId: string }
> = { route: 'POST /_api/iam/verification/v1/start' }

/** Mails a member an invitation to set a password and come in; it works for a week. */
export const sendActivationEmail: ElevatedEndpoint<
  {
    body: { identityId: string; emailOptions?: { language?: string; redirect?: { url?: string; clientId?: string } } }
  },
  {}
> = { route: 'POST /_api/iam/recovery/v1/activation-email', elevated: true }

/** Mails a link to set a new password; answers alike whether or not there is such an account. */
export const sendRecoveryEmail: Endpoint<
  { body: { email: string; language?: string; redirect?: { url?: string; clientId?: string } } },
  {}
> = { route: 'POST /_api/iam/recovery/v1/send-email' }

/** Sets a new password with the token from the recovery mail and signs in. */
export const recover: Endpoint<{ body: { recoveryToken: string; password?: string } }, StateMachineResponse> = {
  route: 'POST /_api/iam/recovery/v1/recover',
  dates: registerDates,
}

/** Changes the signed-in member's password. */
export const changePassword: Endpoint<{ body: { newPassword: string } }, {}> = {
  route: 'POST /_api/iam/authentication/v2/change-password',
}

/** Prepares a visit to a hosted page and tells its address: `redirectSession.fullUrl`. */
export const createRedirectSession: Endpoint<
  { body?: CreateRedirectSessionOptionsInput },
  { redirectSession: RedirectSession }
> = { route: 'POST /_api/redirects-api/v1/redirect-session', repeatable: true }

/** Lists the second factors of the signed-in member, and what can be added. */
export const listFactors: Endpoint<{}, SecondFactors> = {
  route: 'GET /vitrine/v1/members/my/factors',
  repeatable: true,
  dates: { factors: factorsDates },
}

/** Begins to set up a second factor; it counts once `activateFactor` has shown that it works. */
export const enrollFactor: Endpoint<
  {
    body: {
      type: 'TOTP' | 'EMAIL' | 'SMS' | 'CALL' | 'WEBAUTHN' | 'PUSH'
      label?: string
      /** For codes by text message or call, with the country code. */
      phone?: string
      /** The member's own; asked for where there is one. */
      password?: string
    }
  },
  Enrollment
> = { route: 'POST /vitrine/v1/members/my/factors', dates: enrollFactorDates }

/** Finishes setting up a second factor by its first proof; with the first factor, recovery codes are told once. */
export const activateFactor: Endpoint<
  { params: { id: string }; body?: { code?: string; credential?: unknown } },
  { factor: SecondFactor; recoveryCodes?: readonly string[] }
> = { route: 'POST /vitrine/v1/members/my/factors/{id}/activate', dates: enrollFactorDates }

/** Takes a second factor away; with the last one go the recovery codes and the trust in devices. */
export const removeFactor: Endpoint<
  {
    params: { id: string }
    body?: {
      /** The member's own; asked for where there is one. */
      password?: string
    }
  },
  {}
> = { route: 'POST /vitrine/v1/members/my/factors/{id}/remove' }

/** Makes new recovery codes, told this once; the ones before work no more. */
export const renewRecoveryCodes: Endpoint<
  {
    body?: {
      /** The member's own; asked for where there is one. */
      password?: string
    }
  },
  { recoveryCodes: readonly string[] }
> = { route: 'POST /vitrine/v1/members/my/recovery-codes' }

/** Asks for the second factor everywhere again; tells how many devices were trusted. */
export const forgetDevices: Endpoint<{}, { forgotten: number }> = {
  route: 'POST /vitrine/v1/members/my/trusted-devices/forget',
  repeatable: true,
}

/** Lists sign-ins that wait for the member to approve them here. */
export const listSignInRequests: Endpoint<{}, { signInRequests: readonly SignInRequest[] }> = {
  route: 'GET /vitrine/v1/members/my/sign-in-requests',
  repeatable: true,
  dates: { signInRequests: { createdDate: true, expiresDate: true } },
}

/** Approves a sign-in on another device, or refuses it. */
export const answerSignInRequest: Endpoint<{ params: { id: string }; body: { approve: boolean } }, {}> = {
  route: 'POST /vitrine/v1/members/my/sign-in-requests/{id}',
}

/** Makes a captcha for one of the site keys that `getSite` tells: work that a browser does in a moment. */
export const createCaptchaChallenge: Endpoint<
  { body: { siteKey: string } },
  {
    /** In the form of ALTCHA, version 2. */
    challenge: unknown
  }
> = { route: 'POST /vitrine/v1/captcha/challenge', repeatable: true }

/** Issues and renews the tokens of an app that an owner has let in, by the code that the install page sent. */
export const appAccess: Endpoint<
  { body: { grant_type: string; client_id: string; client_secret: string; code?: string; refresh_token?: string } },
  {
    access_token: string
    refresh_token: string
    /** Seconds. */
    expires_in: number
    token_type: string
  }
> = { route: 'POST /oauth/access' }

/** Tells whether an access token works, whose it is, and of which app and store. */
export const tokenInfo: Endpoint<
  { body: { token: string; token_type_hint?: string } },
  {
    active: boolean
    subjectType?: 'VISITOR' | 'MEMBER' | 'APP' | 'USER' | 'UNKNOWN'
    subjectId?: string
    /** Seconds since 1970. */
    exp?: string
    clientId?: string
    instanceId?: string
    siteId?: string
    scopes?: readonly string[]
  }
> = { route: 'POST /oauth2/token-info', repeatable: true }

/** Lists the client ids of the store’s own storefronts, with their addresses. */
export const listOAuthApps: ElevatedEndpoint<{}, { oauthApps: readonly OAuthApp[] }> = {
  route: 'GET /vitrine/v1/oauth-apps',
  repeatable: true,
  elevated: true,
  dates: { oauthApps: { createdDate: true } },
}

/** Makes a client id for a storefront. One on the provider’s SDK needs `rotatesRefreshTokens: false`. */
export const createOAuthApp: ElevatedEndpoint<{ body: { oauthApp: OAuthAppInput } }, { oauthApp: OAuthApp }> = {
  route: 'POST /vitrine/v1/oauth-apps',
  elevated: true,
  dates: { oauthApp: { createdDate: true } },
}

/** Changes the name or the addresses of a storefront; a list that is sent replaces the one that was there. */
export const updateOAuthApp: ElevatedEndpoint<
  { params: { clientId: string }; body: { oauthApp: OAuthAppInput } },
  { oauthApp: OAuthApp }
> = {
  route: 'PATCH /vitrine/v1/oauth-apps/{clientId}',
  repeatable: true,
  elevated: true,
  dates: { oauthApp: { createdDate: true } },
}

/** Deletes a client id; its storefront opens no session more and renews none. The last one of a store stays. */
export const deleteOAuthApp: ElevatedEndpoint<{ params: { clientId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/oauth-apps/{clientId}',
  repeatable: true,
  elevated: true,
}

/** Lists by whom members may sign in; the owner sees how each is set up. */
export const listSignInProviders: Endpoint<
  { query?: { clientId?: string } },
  { providers: readonly SignInProvider[] }
> = { route: 'GET /vitrine/v1/sign-in-providers', repeatable: true }

/** Lets members sign in by an OpenID Connect provider. */
export const createSignInProvider: ElevatedEndpoint<
  { body: { provider: SignInProviderInput } },
  { provider: SignInProvider }
> = { route: 'POST /vitrine/v1/sign-in-providers', elevated: true }

/** Changes how a provider is set up: the fields that are sent. A secret that is not sent stays. */
export const updateSignInProvider: ElevatedEndpoint<
  { params: { id: string }; body: { provider: SignInProviderInput } },
  { provider: SignInProvider }
> = { route: 'PATCH /vitrine/v1/sign-in-providers/{id}', repeatable: true, elevated: true }

/** Takes a provider away; accounts stay, and can be reached by e-mail. */
export const deleteSignInProvider: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/sign-in-providers/{id}',
  repeatable: true,
  elevated: true,
}

/** Reads a member as an identity: its status with the reasons, the tags of addresses, e-mails and phones, and the accounts elsewhere by which they come. Members read only their own. */
export const getMemberIdentity: Endpoint<{ params: { id: string } }, { identity: Identity }> = {
  route: 'GET /vitrine/v1/members/{id}/identity',
  repeatable: true,
  dates: registerDates,
}

/** Finds who began to sign up and never showed that the e-mail is theirs; members list none of them. */
export const queryUnconfirmedMembers: ElevatedEndpoint<
  { body?: { query?: Query } },
  { members: readonly Member[]; metadata: QueryMetadata }
> = {
  route: 'POST /vitrine/v1/members/unconfirmed',
  repeatable: true,
  elevated: true,
  dates: { members: { createdDate: true, updatedDate: true, lastLoginDate: true } },
}

/** Tells which app of someone else asks the signed-in member, and for what. `request` came in the address of the page. */
export const readConsentRequest: Endpoint<
  {
    body: {
      /** As the page that asks was given it. */
      request: string
    }
  },
  {
    appName: string
    scopes: readonly ('openid' | 'profile' | 'email' | 'offline_access')[]
    /** Where the answer goes. */
    redirectUri: string
  }
> = { route: 'POST /vitrine/v1/consent-request', repeatable: true }

/** Allows an app what it asks for, or denies it; tells where the browser goes on. */
export const answerConsentRequest: Endpoint<
  {
    body: {
      /** As the page that asks was given it. */
      request: string
      allow: boolean
    }
  },
  { url: string }
> = { route: 'POST /vitrine/v1/consent-request/answer', repeatable: true }

/** Lists what the signed-in member allowed apps of others. */
export const listConsents: Endpoint<{}, { consents: readonly Consent[] }> = {
  route: 'GET /vitrine/v1/consents',
  repeatable: true,
  dates: { consents: { createdDate: true, updatedDate: true } },
}

/** Takes back what the signed-in member allowed an app; its tokens end. */
export const deleteConsent: Endpoint<{ params: { clientId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/consents/{clientId}',
  repeatable: true,
}

/** Lists the apps of others to which members may sign in. */
export const listThirdPartyApps: ElevatedEndpoint<{}, { apps: readonly ThirdPartyApp[] }> = {
  route: 'GET /vitrine/v1/third-party-apps',
  repeatable: true,
  elevated: true,
  dates: { apps: { createdDate: true } },
}

/** Lets members sign in to an app of someone else, once they allow it. */
export const createThirdPartyApp: ElevatedEndpoint<{ body: { app: ThirdPartyAppInput } }, { app: ThirdPartyApp }> = {
  route: 'POST /vitrine/v1/third-party-apps',
  elevated: true,
  dates: { app: { createdDate: true } },
}

/** Changes the name of an app of someone else, or where it may return to; what members allowed it stays. */
export const updateThirdPartyApp: ElevatedEndpoint<
  { params: { clientId: string }; body: { app: ThirdPartyAppInput } },
  { app: ThirdPartyApp }
> = {
  route: 'PATCH /vitrine/v1/third-party-apps/{clientId}',
  repeatable: true,
  elevated: true,
  dates: { app: { createdDate: true } },
}

/** Takes an app of someone else away, with all that members allowed it. */
export const deleteThirdPartyApp: ElevatedEndpoint<{ params: { clientId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/third-party-apps/{clientId}',
  repeatable: true,
  elevated: true,
}

/** Lists the signed-in member's addresses with their tags; the first is offered first. */
export const listMyAddresses: Endpoint<{}, { addresses: readonly SavedAddress[] }> = {
  route: 'GET /vitrine/v1/members/my/addresses',
  repeatable: true,
}

/** Adds an address to the signed-in member's book; answers the whole book. */
export const createMyAddress: Endpoint<
  { body: { address: SavedAddressInput } },
  { addresses: readonly SavedAddress[] }
> = { route: 'POST /vitrine/v1/members/my/addresses' }

/** Changes an address in the signed-in member's book: the whole of it, the tag, or both. */
export const updateMyAddress: Endpoint<
  { params: { id: string }; body: { address: SavedAddressInput } },
  { addresses: readonly SavedAddress[] }
> = { route: 'PATCH /vitrine/v1/members/my/addresses/{id}', repeatable: true }

/** Puts an address first, where it is offered before the others. */
export const putMyAddressFirst: Endpoint<{ params: { id: string } }, { addresses: readonly SavedAddress[] }> = {
  route: 'POST /vitrine/v1/members/my/addresses/{id}/first',
  repeatable: true,
}

/** Takes an address out of the signed-in member's book. */
export const deleteMyAddress: Endpoint<{ params: { id: string } }, { addresses: readonly SavedAddress[] }> = {
  route: 'DELETE /vitrine/v1/members/my/addresses/{id}',
  repeatable: true,
}

/** Reads the signed-in member's further e-mails and phones with their tags. */
export const getMyContact: Endpoint<{}, { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }> = {
  route: 'GET /vitrine/v1/members/my/contact',
  repeatable: true,
}

/** Keeps one more e-mail of the signed-in member; one that is there gets the tag. */
export const saveMyEmail: Endpoint<
  { body: { email: string; tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK' } },
  { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }
> = { route: 'POST /vitrine/v1/members/my/contact/emails', repeatable: true }

/** Takes one of the further e-mails away. */
export const removeMyEmail: Endpoint<
  { body: { email: string } },
  { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }
> = { route: 'POST /vitrine/v1/members/my/contact/emails/remove', repeatable: true }

/** Keeps one more phone of the signed-in member; one that is there gets the tag. */
export const saveMyPhone: Endpoint<
  { body: { phone: string; tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK' | 'MOBILE' | 'FAX' } },
  { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }
> = { route: 'POST /vitrine/v1/members/my/contact/phones', repeatable: true }

/** Takes a phone away. */
export const removeMyPhone: Endpoint<
  { body: { phone: string } },
  { emails: readonly SecondaryEmail[]; phones: readonly PhonesV2[] }
> = { route: 'POST /vitrine/v1/members/my/contact/phones/remove', repeatable: true }

/** Lists the latest 50 things that happened to the account of the signed-in member, such as sign-ins and new passwords, the newest first. */
export const listMyActivity: Endpoint<{}, { activity: readonly AccountActivity[] }> = {
  route: 'GET /vitrine/v1/members/my/activity',
  repeatable: true,
  dates: { activity: { createdDate: true } },
}

/** Lists the latest 50 things that happened to the account of a member, the newest first. */
export const listMemberActivity: ElevatedEndpoint<
  { params: { id: string } },
  { activity: readonly AccountActivity[] }
> = {
  route: 'GET /vitrine/v1/members/{id}/activity',
  repeatable: true,
  elevated: true,
  dates: { activity: { createdDate: true } },
}
