// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, StateMachineResponse } from '../generated.ts'

/** Completes a sign-up or sign-in with the verification code from the email. */
export const verifyDuringAuthentication: Endpoint<
  {
    body: {
      code: string
      /** The `stateToken` of the previous response. */
      stateToken: string
    }
  },
  StateMachineResponse
> = {
  route: 'POST /_api/iam/verification/v1/auth/verify',
  dates: {
    identity: {
      createdDate: true,
      updatedDate: true,
      identityProfile: { customFields: { value: { dateValue: true } } },
    },
  },
}

/** Resends the verification email. */
export const resendDuringAuthentication: Endpoint<
  {
    body: {
      /** The `stateToken` of the previous response. */
      stateToken: string
    }
  },
  {}
> = { route: 'POST /_api/iam/verification/v1/auth/resend' }

/** Emails a member a code. Pass the returned `verificationId` to `verifyDuringAuthentication` as `stateToken`. */
export const startVerification: Endpoint<
  {
    body?: {
      /** The member. Default: the caller. Elevated callers must set it. */
      identityId?: string
      target?: 'EMAIL'
    }
  },
  {
    /** The state token for `verifyDuringAuthentication`. */
    verificationId: string
  }
> = { route: 'POST /_api/iam/verification/v1/start' }
