import { backOffice, calls, createClient, staff } from '@vitrine/client'
import { asVisitor, signIn, startSession } from './session.ts'

/** Client for links that were emailed or printed: whoever opens them is not signed in. */
const publicClient = createClient({ ...asVisitor, modules: { owner: backOffice, staff } })

/** Returns the invitation of a link. */
export const showInvitation = (invitationToken: string) => publicClient.staff.showStaffInvitation(invitationToken)

/** How a new person signs in: a password that they chose, or a passkey that their browser created. */
export type NewSignIn = { readonly password: string } | { readonly credential: unknown }

type Created = { readonly access_token?: string; readonly expires_in?: number }

/** Signs in after an account was created. With a passkey, the server has done so already. */
const enter = async (email: string, how: NewSignIn, { access_token, expires_in }: Created): Promise<void> => {
  if (access_token !== undefined && expires_in !== undefined) startSession({ access_token, expires_in })
  else if ('password' in how) await signIn({ email, password: how.password })
}

/** Returns options for a passkey to accept an invitation with. */
export const beginInvitationPasskey = (invitationToken: string) =>
  publicClient.staff.beginStaffInvitationPasskey(invitationToken)

/** Accepts an invitation and signs the person in. */
export const acceptInvitation = async (about: { token: string; name: string }, how: NewSignIn): Promise<void> => {
  const accepted = await publicClient.staff.acceptStaffInvitation({ ...about, ...how })
  await enter(accepted.email, how, accepted)
}

/** Emails a link to set a new password, if the address belongs to an account. */
export const sendRecoveryEmail = (email: string) => publicClient.owner.sendOwnerRecoveryEmail(email)

/** Sets a new password with the token of an emailed link. Returns the email address of the account. */
export const recoverAccount = (recoveryToken: string, password: string) =>
  publicClient.owner.recoverOwner(recoveryToken, password)

/** Returns what a link about the change of an email address does. */
export const showEmailChange = (changeToken: string) => publicClient.owner.showOwnerEmailChange(changeToken)

/** Changes the email address with the token of the link to the new address. */
export const confirmEmailChange = (changeToken: string) => publicClient.owner.confirmOwnerEmailChange(changeToken)

/** Stops the change with the token of the link to the current address. */
export const stopEmailChange = (changeToken: string) => publicClient.owner.stopOwnerEmailChange(changeToken)

/** What a new store is created from. */
interface SetUp {
  readonly token: string
  readonly email: string
  readonly store: Readonly<Record<'name' | 'country' | 'currency' | 'language' | 'timeZone', string>>
}

/** Returns what a set-up link would do. Throws `NOT_FOUND` for a link that is not valid. */
export const checkSetUp = (token: string) => publicClient.send(calls.checkSetUp, { body: { token } })

/** Returns options for the passkey of the first store's owner. */
export const beginSetUpPasskey = async (token: string, email: string) =>
  (await publicClient.send(calls.beginSetUpPasskey, { body: { token, email } })).options

/** Creates the first store and signs its owner in. Returns whether they are signed in: the store exists either way. */
export const setUpStore = async ({ token, email, store: about }: SetUp, how: NewSignIn): Promise<boolean> => {
  const created = await publicClient.send(calls.setUpStore, { body: { token, owner: { email, ...how }, store: about } })
  try {
    await enter(email, how, created)
    return true
  } catch {
    return false
  }
}
