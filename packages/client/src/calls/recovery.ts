// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, StateMachineResponse } from '../generated.ts'

/** Emails a member a link to set a password and sign in. The link is valid for one week. */
export const sendActivationEmail: ElevatedEndpoint<
  {
    body: {
      identityId: string
      emailOptions?: {
        language?: string
        redirect?: {
          /** URL to redirect to after the password was set. */
          url?: string
          /** Client ID that allows the URL. Default: the caller’s. */
          clientId?: string
        }
      }
    }
  },
  {}
> = { route: 'POST /_api/iam/recovery/v1/activation-email', elevated: true }

/** Emails a password reset link. The response is the same if there is no account. */
export const sendRecoveryEmail: Endpoint<
  {
    body: {
      email: string
      language?: string
      redirect?: {
        /** URL to redirect to after the password was set. */
        url?: string
        /** Client ID that allows the URL. Default: the caller’s. */
        clientId?: string
      }
    }
  },
  {}
> = { route: 'POST /_api/iam/recovery/v1/send-email' }

/** Sets a new password with the token from the reset email, and signs the member in. */
export const recover: Endpoint<
  {
    body: {
      /** The token in the link of the email. */
      recoveryToken: string
      password?: string
    }
  },
  StateMachineResponse
> = {
  route: 'POST /_api/iam/recovery/v1/recover',
  dates: {
    identity: {
      createdDate: true,
      updatedDate: true,
      identityProfile: { customFields: { value: { dateValue: true } } },
    },
  },
}
