import type { savedPaymentMethodCalls } from '@vitrine/contract'
import type { SavedPaymentMethod } from '@vitrine/contract/entities/money/saved-payment-method.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { findMember } from '../../../people/member/api.ts'
import { listSaved, type MembersMethod, type Payments, removeSaved, savedTokenOf } from '../../../money/payment/api.ts'

/** Returns the default payment method: the first that has not expired. */
const defaultOf = (methods: readonly MembersMethod[]): MembersMethod | undefined =>
  methods.find(({ isExpired }) => !isExpired)

const present = (methods: readonly MembersMethod[]): SavedPaymentMethod[] =>
  methods.map(({ id, provider, card, expires, isExpired }) => ({
    id,
    provider,
    paymentToken: savedTokenOf(id),
    ...(card && { card: { brand: card.brand, lastFourDigits: card.lastFour } }),
    ...(expires && { expiration: expires }),
    expired: isExpired,
    default: id === defaultOf(methods)?.id,
  }))

/** Handles saved payment methods, for members and for the owner. */
export const createSavedHandlers = (
  context: Context,
  { providers }: Pick<Payments, 'providers'>,
): Handlers<typeof savedPaymentMethodCalls> => {
  const { db, sites } = context
  const requireMember = async (siteId: string, memberId: string) => {
    if (!(await findMember(db, siteId, memberId))) throw new Refusal('NOT_FOUND', 'There is no such member.')
  }
  const list = async (siteId: string, memberId: string) => {
    const site = await requireSite(sites, siteId)
    return { savedPaymentMethods: present(await listSaved(context, providers, { site, memberId })) }
  }
  const remove = async (siteId: string, memberId: string, id: string) => {
    const site = await requireSite(sites, siteId)
    await removeSaved(context, providers, { site, memberId, id })
    return {}
  }
  return {
    listSavedPaymentMethods: ({ siteId, memberId }) => list(siteId, memberId),
    removeSavedPaymentMethod: ({ siteId, memberId }, { params: { id } }) => remove(siteId, memberId, id),
    listMemberSavedPaymentMethods: async ({ siteId }, { params: { memberId } }) => {
      await requireMember(siteId, memberId)
      return list(siteId, memberId)
    },
    removeMemberSavedPaymentMethod: async ({ siteId }, { params: { memberId, id } }) => {
      await requireMember(siteId, memberId)
      return remove(siteId, memberId, id)
    },
  }
}
