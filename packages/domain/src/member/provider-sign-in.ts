/** What is known of someone who comes from a sign-in provider, and of the account that has their email. */
export interface Arrival {
  /** The account that this person of this provider came to before. */
  readonly linked: { readonly status: AccountStatus } | undefined
  /** As the provider tells it. */
  readonly email: string | undefined
  /** Whether the provider has seen that the email is theirs. */
  readonly emailVerified: boolean
  /** The account with that email. */
  readonly account: { readonly status: AccountStatus; readonly emailVerified: boolean } | undefined
}
export type AccountStatus = 'PENDING' | 'APPROVED' | 'BLOCKED'

export type ArrivalDecision =
  /** To the account they came to before. */
  | { readonly kind: 'ENTER' }
  /** To a new account. */
  | { readonly kind: 'OPEN' }
  /** To an account that someone began and never showed to be theirs: nothing typed there counts. */
  | { readonly kind: 'TAKE_PLACE' }
  /** To the account with their email, from now on always; ways in that were never shown to be theirs end. */
  | { readonly kind: 'LINK'; readonly endsOtherWaysIn: boolean }
  | { readonly kind: 'REFUSE'; readonly reason: 'BLOCKED' | 'NO_EMAIL' | 'EMAIL_NOT_VERIFIED' }

const refuse = (reason: (ArrivalDecision & { kind: 'REFUSE' })['reason']): ArrivalDecision => ({
  kind: 'REFUSE',
  reason,
})

/**
 * Where someone from a sign-in provider belongs. A provider's word for an email counts only where it says to have seen
 * it: otherwise anyone could open an account there under another's address, and come in here as them.
 */
export const decideArrival = ({ linked, email, emailVerified, account }: Arrival): ArrivalDecision => {
  if (linked) return linked.status === 'BLOCKED' ? refuse('BLOCKED') : { kind: 'ENTER' }
  if (email === undefined) return refuse('NO_EMAIL')
  if (!emailVerified) return refuse('EMAIL_NOT_VERIFIED')
  if (!account) return { kind: 'OPEN' }
  if (account.status === 'BLOCKED') return refuse('BLOCKED')
  if (account.status === 'PENDING') return { kind: 'TAKE_PLACE' }
  return { kind: 'LINK', endsOtherWaysIn: !account.emailVerified }
}
