import { inArea } from '../../../call.ts'
import { StaffAccount } from '../../../entities/people/staff.ts'
import { email, oneOf, optional, shape, text } from '../../../schema.ts'

const owner = ['owner'] as const
const anyone = ['anyone'] as const
const account = shape({ account: StaffAccount })
const link = shape({
  token: text({ minLength: 1, maxLength: 200, description: 'The token from the link of the email.' }),
})

/**
 * How people of the staff change the email address that they sign in with. The new address is verified by a link; the
 * one before gets a link to stop the change.
 */
export const emailChangeCalls = inArea('common')({
  requestMyEmailChange: {
    method: 'POST',
    path: '/vitrine/v1/my-account/email-change',
    summary:
      'Emails a link to the new email address of the signed-in person, which works once, within a day. The address is used from the moment it is confirmed. Needs the password or a passkey, and replaces an earlier request. The response is the same for addresses that another account has: these get an email without a link.',
    roles: owner,
    repeatable: false,
    body: shape({
      email: email(),
      password: optional(
        text({
          minLength: 1,
          maxLength: 256,
          description: 'The current password. Not needed within five minutes after a passkey was used in this session.',
        }),
      ),
    }),
    response: account,
    errors: ['INVALID_ARGUMENT', 'PERMISSION_DENIED', '-19976', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'staffAccount',
      args: 'email password',
      gives: 'account',
      example: [
        "const email = 'ada@byron.example'",
        'const { pendingEmail } = await desk.staffAccount.requestMyEmailChange(email, keeper.password)',
      ],
    },
  },
  resendMyEmailChange: {
    method: 'POST',
    path: '/vitrine/v1/my-account/email-change/resend',
    summary:
      'Emails a new link to the unconfirmed email address of the signed-in person. The link before stops working.',
    roles: owner,
    repeatable: false,
    response: account,
    errors: ['PERMISSION_DENIED', 'EMAIL_CHANGE_EXPIRED', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'staffAccount',
      gives: 'account',
      example: [
        "await desk.staffAccount.requestMyEmailChange('ada@byron.example', keeper.password)",
        'const { pendingEmail } = await desk.staffAccount.resendMyEmailChange()',
      ],
    },
  },
  cancelMyEmailChange: {
    method: 'DELETE',
    path: '/vitrine/v1/my-account/email-change',
    summary: 'Cancels the change of the signed-in person’s email address, if there is one. Its links stop working.',
    roles: owner,
    repeatable: true,
    response: account,
    errors: ['PERMISSION_DENIED'],
    client: {
      module: 'staffAccount',
      gives: 'account',
      example: 'const { email } = await desk.staffAccount.cancelMyEmailChange()',
    },
  },
  showOwnerEmailChange: {
    method: 'POST',
    path: '/vitrine/v1/owner/email-change',
    summary: 'Returns what an emailed link about the change of an email address does. Changes nothing.',
    roles: anyone,
    reads: true,
    repeatable: true,
    body: link,
    response: shape({
      action: oneOf(['CONFIRM', 'STOP'], {
        description: 'What the link is for: the new address confirms the change, the current one can stop it.',
      }),
      email: email({ description: 'The new address.' }),
      storeName: text(),
    }),
    errors: ['INVALID_ARGUMENT', 'EMAIL_CHANGE_EXPIRED', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'backOffice',
      args: 'token',
      example: 'const { action, email } = await client.backOffice.showOwnerEmailChange(emailChangeToken)',
    },
  },
  confirmOwnerEmailChange: {
    method: 'POST',
    path: '/vitrine/v1/owner/email-change/confirm',
    summary:
      'Changes the email address of a person of the staff, with the token of the link that was sent to the new address. The address before gets an email. Open links to set a new password stop working.',
    roles: anyone,
    repeatable: false,
    body: link,
    response: shape({ email: email({ description: 'The address that the person now signs in with.' }) }),
    errors: ['INVALID_ARGUMENT', 'EMAIL_CHANGE_EXPIRED', 'STAFF_EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'backOffice',
      args: 'token',
      gives: 'email',
      example: 'const email = await client.backOffice.confirmOwnerEmailChange(emailChangeToken)',
    },
  },
  stopOwnerEmailChange: {
    method: 'POST',
    path: '/vitrine/v1/owner/email-change/stop',
    summary:
      'Stops the change of an email address, with the token of the link that was sent to the current address, and ends all sessions of the person.',
    roles: anyone,
    repeatable: false,
    body: link,
    response: shape({}),
    errors: ['INVALID_ARGUMENT', 'EMAIL_CHANGE_EXPIRED', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'backOffice',
      args: 'token',
      example: 'await client.backOffice.stopOwnerEmailChange(emailStopToken)',
    },
  },
})
