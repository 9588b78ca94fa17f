import { inArea } from '../../../call.ts'
import { email, shape, text } from '../../../schema.ts'

/** How people of the staff get back into their account. */
export const ownerRecoveryCalls = inArea('common')({
  sendOwnerRecoveryEmail: {
    method: 'POST',
    path: '/vitrine/v1/owner/recovery',
    summary:
      'Emails a person of the staff a link to set a new password, which works once, within an hour. The response is the same for addresses without an account.',
    roles: ['anyone'],
    repeatable: false,
    body: shape({ email: email() }),
    response: shape({}),
    errors: ['INVALID_ARGUMENT', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'backOffice',
      args: 'email',
      example: 'await client.backOffice.sendOwnerRecoveryEmail(keeper.email)',
    },
  },
  recoverOwner: {
    method: 'POST',
    path: '/vitrine/v1/owner/recovery/password',
    summary:
      'Sets a new password with the token of an emailed link, and ends all sessions of the person. A second factor is still needed to sign in.',
    roles: ['anyone'],
    repeatable: false,
    body: shape({
      token: text({ minLength: 1, maxLength: 200, description: 'The token from the link of the email.' }),
      password: text({ minLength: 1, maxLength: 256, description: 'The new password. At least 8 characters.' }),
    }),
    response: shape({ email: email() }),
    errors: ['INVALID_ARGUMENT', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'backOffice',
      args: 'token password',
      gives: 'email',
      example: [
        "const password = 'a louder lighthouse'",
        'const email = await client.backOffice.recoverOwner(ownerRecoveryToken, password)',
      ],
    },
  },
})
