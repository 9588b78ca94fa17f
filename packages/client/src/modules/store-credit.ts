// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { StoreCredit } from '../generated.ts'

const giveStoreCreditDates = { storeCredit: { movements: { createdDate: true } } } as const

/**
 * Adds store credit to a member's balance and notifies the member by email. Elevated.
 *
 * @example
 * const { balance } = await owner.storeCredit.giveStoreCredit(member.id, { amount: '12', reason: 'Sorry' })
 */
export const giveStoreCredit = (
  send: ElevatedSend,
): ((memberId: string, options: { amount: string; reason?: string }, call?: CallOptions) => Promise<StoreCredit>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/members/{memberId}/store-credit memberId ...options',
      elevated: true,
      dates: giveStoreCreditDates,
    },
    'storeCredit',
  )

/**
 * Returns a member's store credit balance and its transactions. Elevated.
 *
 * @example
 * const { movements } = await owner.storeCredit.getStoreCredit(member.id)
 */
export const getStoreCredit = (send: ElevatedSend): ((memberId: string, call?: CallOptions) => Promise<StoreCredit>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/members/{memberId}/store-credit memberId',
      repeatable: true,
      elevated: true,
      dates: giveStoreCreditDates,
    },
    'storeCredit',
  )

/**
 * Returns the store credit balance of the signed-in member and its transactions.
 *
 * @example
 * const storeCredit = await signedIn.storeCredit.getMyStoreCredit()
 */
export const getMyStoreCredit = (send: Send): ((call?: CallOptions) => Promise<StoreCredit>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/members/my/store-credit', repeatable: true, dates: giveStoreCreditDates },
    'storeCredit',
  )
