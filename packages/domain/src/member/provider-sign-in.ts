/** The facts about someone who signs in with an external provider, and about the account with their email. */
export interface ProviderSignIn {
  /** The account linked to this identity of the provider. */
  readonly linked: { readonly status: AccountStatus } | undefined
  /** As stated by the provider. */
  readonly email: string | undefined
  /** Whether the provider has verified the email. */
  readonly emailVerified: boolean
  /** The account with that email. */
  readonly account: { readonly status: AccountStatus; readonly emailVerified: boolean } | undefined
}
type AccountStatus = 'PENDING' | 'APPROVED' | 'BLOCKED'

export type ProviderSignInDecision =
  /** Sign in to the linked account. */
  | { readonly kind: 'ENTER' }
  /** Create a new account. */
  | { readonly kind: 'OPEN' }
  /** Take over an account that was created but never verified. Data entered there is not trusted. */
  | { readonly kind: 'TAKE_PLACE' }
  /**
   * Link to the account with their email. Other sign-in methods of the account that were never verified are removed.
   */
  | { readonly kind: 'LINK'; readonly removesOtherSignIns: boolean }
  | { readonly kind: 'REFUSE'; readonly reason: 'BLOCKED' | 'NO_EMAIL' | 'EMAIL_NOT_VERIFIED' }

const refuse = (reason: (ProviderSignInDecision & { kind: 'REFUSE' })['reason']): ProviderSignInDecision => ({
  kind: 'REFUSE',
  reason,
})

/**
 * Decides which account a sign-in with an external provider leads to. The provider's email counts only if it is
 * verified; otherwise anyone could create an account there with someone else's email, and sign in here as them.
 */
export const decideProviderSignIn = ({
  linked,
  email,
  emailVerified,
  account,
}: ProviderSignIn): ProviderSignInDecision => {
  if (linked) return linked.status === 'BLOCKED' ? refuse('BLOCKED') : { kind: 'ENTER' }
  if (email === undefined) return refuse('NO_EMAIL')
  if (!emailVerified) return refuse('EMAIL_NOT_VERIFIED')
  if (!account) return { kind: 'OPEN' }
  if (account.status === 'BLOCKED') return refuse('BLOCKED')
  if (account.status === 'PENDING') return { kind: 'TAKE_PLACE' }
  return { kind: 'LINK', removesOtherSignIns: !account.emailVerified }
}
