import type { MemberSavedPaymentMethod } from '@vitrine/client'
import { siteIdOf } from '../../account/open.ts'
import type { Api } from '../../api.ts'
import { asMember } from '../../sign-in/session.ts'
import type { OpenCheckout } from '../frame/open.ts'

/** Returns the API as the checkout's member, if they are signed in to this browser. A link alone gives no access. */
export const payerOf = async ({ request, site, checkout }: OpenCheckout): Promise<Api | undefined> => {
  const { memberId } = checkout.buyerInfo
  const signedIn = memberId === undefined ? undefined : await asMember(request)
  if (!signedIn || siteIdOf(signedIn.accessToken) !== site.id) return undefined
  const { member } = await signedIn.api.members.getCurrentMember()
  return member?.id === memberId ? signedIn.api : undefined
}

/** Lists saved payment methods. Empty if the provider doesn't respond, so that other methods still work. */
export const savedOf = (payer: Api | undefined): Promise<readonly MemberSavedPaymentMethod[]> =>
  payer ? payer.savedPaymentMethods.listSavedPaymentMethods().catch(() => []) : Promise.resolve([])
