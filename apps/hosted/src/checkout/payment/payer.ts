import type { Checkout, Member, MemberSavedPaymentMethod } from '@vitrine/client'
import { siteIdOf } from '../../account/open.ts'
import type { Api } from '../../api.ts'
import { asMember } from '../../sign-in/session.ts'
import type { OpenCheckout } from '../frame/open.ts'

/** A member, with the API as them. */
export interface SignedIn {
  readonly api: Api
  readonly member: Member
}

/** Loads the member signed in to this store in this browser. A checkout link alone reveals nobody. */
export const loadSignedIn = async ({
  request,
  site,
}: Pick<OpenCheckout, 'request' | 'site'>): Promise<SignedIn | undefined> => {
  const signedIn = await asMember(request)
  if (!signedIn || siteIdOf(signedIn.accessToken) !== site.id) return undefined
  const { member } = await signedIn.api.members.getCurrentMember()
  return member && { api: signedIn.api, member }
}

/** Returns the API as the checkout's member, if it is they who are signed in. A link alone gives no access. */
export const payerIn = (signedIn: SignedIn | undefined, { buyerInfo }: Checkout): Api | undefined =>
  signedIn?.member.id === buyerInfo.memberId ? signedIn?.api : undefined

/** Loads the checkout's member, if they are signed in to this browser, and returns the API as them. */
export const payerOf = async (opened: OpenCheckout): Promise<Api | undefined> =>
  opened.checkout.buyerInfo.memberId === undefined ? undefined : payerIn(await loadSignedIn(opened), opened.checkout)

/** Lists saved payment methods. Empty if the provider doesn't respond, so that other methods still work. */
export const savedOf = (payer: Api | undefined): Promise<readonly MemberSavedPaymentMethod[]> =>
  payer ? payer.savedPaymentMethods.listSavedPaymentMethods().catch(() => []) : Promise.resolve([])
