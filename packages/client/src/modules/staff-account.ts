// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { StaffAccount, StaffSession, StaffAccountInput } from '../generated.ts'

const requestMyEmailChangeDates = { account: { pendingEmail: { expiresDate: true } } } as const

/**
 * Emails a link to the new email address of the signed-in person, which works once, within a day. The address is
 * used from the moment it is confirmed. Needs the password or a passkey, and replaces an earlier request. The
 * response is the same for addresses that another account has: these get an email without a link. Elevated.
 *
 * @example
 * const email = 'ada@byron.example'
 * const { pendingEmail } = await desk.staffAccount.requestMyEmailChange(email, keeper.password)
 */
export const requestMyEmailChange = (
  send: ElevatedSend,
): ((email: string, password?: string, call?: CallOptions) => Promise<StaffAccount>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/my-account/email-change email password',
      elevated: true,
      dates: requestMyEmailChangeDates,
    },
    'account',
  )

/**
 * Emails a new link to the unconfirmed email address of the signed-in person. The link before stops working.
 * Elevated.
 *
 * @example
 * await desk.staffAccount.requestMyEmailChange('ada@byron.example', keeper.password)
 * const { pendingEmail } = await desk.staffAccount.resendMyEmailChange()
 */
export const resendMyEmailChange = (send: ElevatedSend): ((call?: CallOptions) => Promise<StaffAccount>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/my-account/email-change/resend', elevated: true, dates: requestMyEmailChangeDates },
    'account',
  )

/**
 * Cancels the change of the signed-in person’s email address, if there is one. Its links stop working. Elevated.
 *
 * @example
 * const { email } = await desk.staffAccount.cancelMyEmailChange()
 */
export const cancelMyEmailChange = (send: ElevatedSend): ((call?: CallOptions) => Promise<StaffAccount>) =>
  bind(
    send,
    {
      route: 'DELETE /vitrine/v1/my-account/email-change',
      repeatable: true,
      elevated: true,
      dates: requestMyEmailChangeDates,
    },
    'account',
  )

/**
 * Returns the account of the signed-in person, with what they may do. Elevated.
 *
 * @example
 * const { permissions } = await desk.staffAccount.getMyAccount()
 */
export const getMyAccount = (send: ElevatedSend): ((call?: CallOptions) => Promise<StaffAccount>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/my-account', repeatable: true, elevated: true, dates: requestMyEmailChangeDates },
    'account',
  )

/**
 * Changes the name or language of the signed-in person. `requestMyEmailChange` changes the email address.
 * Elevated.
 *
 * @example
 * const { name } = await desk.staffAccount.updateMyAccount({ name: 'Ada Byron' })
 */
export const updateMyAccount = (
  send: ElevatedSend,
): ((account: StaffAccountInput, call?: CallOptions) => Promise<StaffAccount>) =>
  bind(
    send,
    {
      route: 'PATCH /vitrine/v1/my-account account',
      repeatable: true,
      elevated: true,
      dates: requestMyEmailChangeDates,
    },
    'account',
  )

/**
 * Changes or sets the password of the signed-in person, and ends their other sessions. Elevated.
 *
 * @example
 * const newPassword = 'a louder lighthouse'
 * await desk.staffAccount.changeMyPassword({ password: keeper.password, newPassword })
 */
export const changeMyPassword = (
  send: ElevatedSend,
): ((options: { password?: string; newPassword: string }, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /vitrine/v1/my-account/password ...options', elevated: true }, '')

/**
 * Starts the setup of an authenticator app. Complete it with `confirmMySecondFactor` within an hour. Elevated.
 *
 * @example
 * const { otpauthUri } = await desk.staffAccount.beginMySecondFactor(keeper.password)
 */
export const beginMySecondFactor = (
  send: ElevatedSend,
): ((
  password?: string,
  call?: CallOptions,
) => Promise<{
  secret: string
  otpauthUri: string
  /** The URI as a QR code, in SVG. */
  qrCode: string
}>) => bind(send, { route: 'POST /vitrine/v1/my-account/second-factor password', elevated: true })

/**
 * Completes the setup with a code of the app. Returns recovery codes, only once. Elevated.
 *
 * @example
 * const { secret } = await desk.staffAccount.beginMySecondFactor(keeper.password)
 * const recoveryCodes = await desk.staffAccount.confirmMySecondFactor(currentCode(secret))
 */
export const confirmMySecondFactor = (
  send: ElevatedSend,
): ((code: string, call?: CallOptions) => Promise<readonly string[]>) =>
  bind(send, { route: 'POST /vitrine/v1/my-account/second-factor/confirm code', elevated: true }, 'recoveryCodes')

/**
 * Removes the authenticator app and the recovery codes. Elevated.
 *
 * @example
 * await desk.staffAccount.removeMySecondFactor(keeper.password)
 */
export const removeMySecondFactor = (send: ElevatedSend): ((password?: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/my-account/second-factor/remove password', repeatable: true, elevated: true },
    '',
  )

/**
 * Creates new recovery codes and invalidates the previous ones. The codes are returned only once. Elevated.
 *
 * @example
 * const { secret } = await desk.staffAccount.beginMySecondFactor(keeper.password)
 * await desk.staffAccount.confirmMySecondFactor(currentCode(secret))
 * const recoveryCodes = await desk.staffAccount.renewMyRecoveryCodes(keeper.password)
 */
export const renewMyRecoveryCodes = (
  send: ElevatedSend,
): ((password?: string, call?: CallOptions) => Promise<readonly string[]>) =>
  bind(send, { route: 'POST /vitrine/v1/my-account/recovery-codes password', elevated: true }, 'recoveryCodes')

/**
 * Lists the sessions of the signed-in person, latest use first. Elevated.
 *
 * @example
 * const [current] = await desk.staffAccount.listMySessions()
 */
export const listMySessions = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly StaffSession[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/my-account/sessions',
      repeatable: true,
      elevated: true,
      dates: { sessions: { createdDate: true, lastSeenDate: true } },
    },
    'sessions',
  )

/**
 * Ends a session of the signed-in person. Elevated.
 *
 * @example
 * const [current] = await desk.staffAccount.listMySessions()
 * await desk.staffAccount.endMySession(current!.id)
 */
export const endMySession = (send: ElevatedSend): ((sessionId: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'DELETE /vitrine/v1/my-account/sessions/{sessionId} sessionId', repeatable: true, elevated: true },
    '',
  )

/**
 * Ends all sessions of the signed-in person except the current one. Elevated.
 *
 * @example
 * await desk.staffAccount.endMyOtherSessions()
 */
export const endMyOtherSessions = (send: ElevatedSend): ((call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /vitrine/v1/my-account/sessions/end-others', repeatable: true, elevated: true }, '')
