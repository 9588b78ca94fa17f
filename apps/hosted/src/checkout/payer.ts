import type { MemberSavedPaymentMethod } from '@vitrine/client'
import { siteIdOf } from '../account/open.ts'
import type { Api } from '../api.ts'
import { asMember } from '../sign-in/session.ts'
import type { OpenCheckout } from './open.ts'

/** The API as the member whose checkout this is, where they are signed in in this browser. A link alone shows nobody. */
export const payerOf = async ({ request, site, checkout }: OpenCheckout): Promise<Api | undefined> => {
  const { memberId } = checkout.buyerInfo
  const signedIn = memberId === undefined ? undefined : await asMember(request)
  if (!signedIn || siteIdOf(signedIn.accessToken) !== site.id) return undefined
  const { member } = await signedIn.api.members.getCurrentMember()
  return member?.id === memberId ? signedIn.api : undefined
}

/** What a member has saved; nothing where the provider does not say, so that they can pay in another way. */
export const savedOf = (payer: Api | undefined): Promise<readonly MemberSavedPaymentMethod[]> =>
  payer ? payer.savedPaymentMethods.listSavedPaymentMethods().catch(() => []) : Promise.resolve([])
