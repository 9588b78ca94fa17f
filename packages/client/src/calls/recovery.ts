// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, StateMachineResponse } from '../generated.ts'

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
  dates: {
    identity: {
      createdDate: true,
      updatedDate: true,
      identityProfile: { customFields: { value: { dateValue: true } } },
    },
  },
}
