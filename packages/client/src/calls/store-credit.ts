// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, StoreCredit } from '../generated.ts'

const giveStoreCreditDates = { storeCredit: { movements: { createdDate: true } } } as const

/** Adds store credit to a member's balance and notifies the member by email. */
export const giveStoreCredit: ElevatedEndpoint<
  {
    params: { memberId: string }
    body: {
      /** Amount in the store's currency. */
      amount: string
      /** Reason shown to the member. */
      reason?: string
    }
  },
  { storeCredit: StoreCredit }
> = { route: 'POST /vitrine/v1/members/{memberId}/store-credit', elevated: true, dates: giveStoreCreditDates }

/** Returns a member's store credit balance and its transactions. */
export const getStoreCredit: ElevatedEndpoint<{ params: { memberId: string } }, { storeCredit: StoreCredit }> = {
  route: 'GET /vitrine/v1/members/{memberId}/store-credit',
  repeatable: true,
  elevated: true,
  dates: giveStoreCreditDates,
}

/** Returns the store credit balance of the signed-in member and its transactions. */
export const getMyStoreCredit: Endpoint<{}, { storeCredit: StoreCredit }> = {
  route: 'GET /vitrine/v1/members/my/store-credit',
  repeatable: true,
  dates: giveStoreCreditDates,
}
