// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, StaffAccount, StaffSession, StaffAccountInput } from '../generated.ts'

const requestMyEmailChangeDates = { account: { pendingEmail: { expiresDate: true } } } as const

/**
 * Emails a link to the new email address of the signed-in person, which works once, within a day. The address is
 * used from the moment it is confirmed. Needs the password or a passkey, and replaces an earlier request. The
 * response is the same for addresses that another account has: these get an email without a link.
 */
export const requestMyEmailChange: ElevatedEndpoint<
  {
    body: {
      email: string
      /** The current password. Not needed within five minutes after a passkey was used in this session. */
      password?: string
    }
  },
  { account: StaffAccount }
> = { route: 'POST /vitrine/v1/my-account/email-change', elevated: true, dates: requestMyEmailChangeDates }

/** Emails a new link to the unconfirmed email address of the signed-in person. The link before stops working. */
export const resendMyEmailChange: ElevatedEndpoint<{}, { account: StaffAccount }> = {
  route: 'POST /vitrine/v1/my-account/email-change/resend',
  elevated: true,
  dates: requestMyEmailChangeDates,
}

/** Cancels the change of the signed-in person’s email address, if there is one. Its links stop working. */
export const cancelMyEmailChange: ElevatedEndpoint<{}, { account: StaffAccount }> = {
  route: 'DELETE /vitrine/v1/my-account/email-change',
  repeatable: true,
  elevated: true,
  dates: requestMyEmailChangeDates,
}

/** Returns the account of the signed-in person, with what they may do. */
export const getMyAccount: ElevatedEndpoint<{}, { account: StaffAccount }> = {
  route: 'GET /vitrine/v1/my-account',
  repeatable: true,
  elevated: true,
  dates: requestMyEmailChangeDates,
}

/** Changes the name or language of the signed-in person. `requestMyEmailChange` changes the email address. */
export const updateMyAccount: ElevatedEndpoint<{ body: { account: StaffAccountInput } }, { account: StaffAccount }> = {
  route: 'PATCH /vitrine/v1/my-account',
  repeatable: true,
  elevated: true,
  dates: requestMyEmailChangeDates,
}

/** Changes or sets the password of the signed-in person, and ends their other sessions. */
export const changeMyPassword: ElevatedEndpoint<
  {
    body: {
      /** The current password. Not needed within five minutes after a passkey was used in this session. */
      password?: string
      newPassword: string
    }
  },
  {}
> = { route: 'POST /vitrine/v1/my-account/password', elevated: true }

/** Starts the setup of an authenticator app. Complete it with `confirmMySecondFactor` within an hour. */
export const beginMySecondFactor: ElevatedEndpoint<
  {
    body?: {
      /** The current password. Not needed within five minutes after a passkey was used in this session. */
      password?: string
    }
  },
  {
    secret: string
    otpauthUri: string
    /** The URI as a QR code, in SVG. */
    qrCode: string
  }
> = { route: 'POST /vitrine/v1/my-account/second-factor', elevated: true }

/** Completes the setup with a code of the app. Returns recovery codes, only once. */
export const confirmMySecondFactor: ElevatedEndpoint<
  { body: { code: string } },
  {
    /** Single-use codes. Returned only once. */
    recoveryCodes: readonly string[]
  }
> = { route: 'POST /vitrine/v1/my-account/second-factor/confirm', elevated: true }

/** Removes the authenticator app and the recovery codes. */
export const removeMySecondFactor: ElevatedEndpoint<
  {
    body?: {
      /** The current password. Not needed within five minutes after a passkey was used in this session. */
      password?: string
    }
  },
  {}
> = { route: 'POST /vitrine/v1/my-account/second-factor/remove', repeatable: true, elevated: true }

/** Creates new recovery codes and invalidates the previous ones. The codes are returned only once. */
export const renewMyRecoveryCodes: ElevatedEndpoint<
  {
    body?: {
      /** The current password. Not needed within five minutes after a passkey was used in this session. */
      password?: string
    }
  },
  {
    /** Single-use codes. Returned only once. */
    recoveryCodes: readonly string[]
  }
> = { route: 'POST /vitrine/v1/my-account/recovery-codes', elevated: true }

/** Lists the sessions of the signed-in person, latest use first. */
export const listMySessions: ElevatedEndpoint<{}, { sessions: readonly StaffSession[] }> = {
  route: 'GET /vitrine/v1/my-account/sessions',
  repeatable: true,
  elevated: true,
  dates: { sessions: { createdDate: true, lastSeenDate: true } },
}

/** Ends a session of the signed-in person. */
export const endMySession: ElevatedEndpoint<{ params: { sessionId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/my-account/sessions/{sessionId}',
  repeatable: true,
  elevated: true,
}

/** Ends all sessions of the signed-in person except the current one. */
export const endMyOtherSessions: ElevatedEndpoint<{}, {}> = {
  route: 'POST /vitrine/v1/my-account/sessions/end-others',
  repeatable: true,
  elevated: true,
}
