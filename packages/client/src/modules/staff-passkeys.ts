// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { StaffPasskey, StaffPasskeyInput } from '../generated.ts'

const passkeysDates = { createdDate: true, lastUsedDate: true } as const

const addMyPasskeyDates = { passkey: passkeysDates } as const

/**
 * Lists the passkeys of the signed-in person, oldest first. Elevated.
 *
 * @example
 * const passkeys = await desk.staffPasskeys.listMyPasskeys()
 */
export const listMyPasskeys = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly StaffPasskey[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/my-account/passkeys',
      repeatable: true,
      elevated: true,
      dates: { passkeys: passkeysDates },
    },
    'passkeys',
  )

/**
 * Returns options to create a passkey with in the browser, within five minutes. A person has at most 20.
 * Elevated.
 *
 * @example
 * const options = await desk.staffPasskeys.beginMyPasskey({ password: keeper.password })
 */
export const beginMyPasskey = (
  send: ElevatedSend,
): ((options?: { password?: string }, call?: CallOptions) => Promise<unknown>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/my-account/passkeys/begin ...options', repeatable: true, elevated: true },
    'options',
  )

/**
 * Adds a passkey that the browser created. It is the first and second factor in one. Elevated.
 *
 * @example
 * const options = await desk.staffPasskeys.beginMyPasskey({ password: keeper.password })
 * const { id } = await desk.staffPasskeys.addMyPasskey(authenticator.create(options), { name: 'Laptop' })
 */
export const addMyPasskey = (
  send: ElevatedSend,
): ((credential: unknown, options?: { name?: string }, call?: CallOptions) => Promise<StaffPasskey>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/my-account/passkeys credential ...options', elevated: true, dates: addMyPasskeyDates },
    'passkey',
  )

/**
 * Renames a passkey of the signed-in person. Elevated.
 *
 * @example
 * const { name } = await desk.staffPasskeys.renameMyPasskey(passkey.id, { name: 'Old phone' })
 */
export const renameMyPasskey = (
  send: ElevatedSend,
): ((passkeyId: string, passkey: StaffPasskeyInput, call?: CallOptions) => Promise<StaffPasskey>) =>
  bind(
    send,
    {
      route: 'PATCH /vitrine/v1/my-account/passkeys/{passkeyId} passkeyId passkey',
      repeatable: true,
      elevated: true,
      dates: addMyPasskeyDates,
    },
    'passkey',
  )

/**
 * Removes a passkey of the signed-in person. Without a password, the last one cannot be removed. Elevated.
 *
 * @example
 * await desk.staffPasskeys.removeMyPasskey(passkey.id, { password: keeper.password })
 */
export const removeMyPasskey = (
  send: ElevatedSend,
): ((passkeyId: string, options?: { password?: string }, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/my-account/passkeys/{passkeyId}/remove passkeyId ...options',
      repeatable: true,
      elevated: true,
    },
    '',
  )

/**
 * Returns options to confirm the identity of the signed-in person with one of their passkeys. Elevated.
 *
 * @example
 * const credential = authenticator.get(await desk.staffPasskeys.beginMyConfirmation())
 */
export const beginMyConfirmation = (send: ElevatedSend): ((call?: CallOptions) => Promise<unknown>) =>
  bind(send, { route: 'POST /vitrine/v1/my-account/confirmation/begin', repeatable: true, elevated: true }, 'options')

/**
 * Confirms the identity of the signed-in person. For five minutes, changes of their account need no password.
 * Elevated.
 *
 * @example
 * const credential = authenticator.get(await desk.staffPasskeys.beginMyConfirmation())
 * const confirmedUntil = await desk.staffPasskeys.confirmMyIdentity(credential)
 */
export const confirmMyIdentity = (send: ElevatedSend): ((credential: unknown, call?: CallOptions) => Promise<Date>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/my-account/confirmation credential', elevated: true, dates: { confirmedUntil: true } },
    'confirmedUntil',
  )

/**
 * Removes the password, so that the person only signs in with passkeys. A passkey must have been used in this
 * session within five minutes. Elevated.
 *
 * @example
 * const credential = authenticator.get(await desk.staffPasskeys.beginMyConfirmation())
 * await desk.staffPasskeys.confirmMyIdentity(credential)
 * await desk.staffPasskeys.removeMyPassword()
 */
export const removeMyPassword = (send: ElevatedSend): ((call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /vitrine/v1/my-account/password/remove', repeatable: true, elevated: true }, '')
