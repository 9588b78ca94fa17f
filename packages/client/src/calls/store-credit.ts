// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, StoreCredit } from '../generated.ts'

const giveStoreCreditDates = { storeCredit: { movements: { createdDate: true } } } as const

/** Gives a member store credit, and tells them by email. */
export const giveStoreCredit: ElevatedEndpoint<
  {
    params: { memberId: string }
    body: {
      /** In the store's currency. */
      amount: string
      /** The member reads it. */
      reason?: string
    }
  },
  { storeCredit: StoreCredit }
> = { route: 'POST /vitrine/v1/members/{memberId}/store-credit', elevated: true, dates: giveStoreCreditDates }

/** Reads a member's store credit, with its movements. */
export const getStoreCredit: ElevatedEndpoint<{ params: { memberId: string } }, { storeCredit: StoreCredit }> = {
  route: 'GET /vitrine/v1/members/{memberId}/store-credit',
  repeatable: true,
  elevated: true,
  dates: giveStoreCreditDates,
}

/** Reads the store credit of the signed-in member, with its movements. */
export const getMyStoreCredit: Endpoint<{}, { storeCredit: StoreCredit }> = {
  route: 'GET /vitrine/v1/members/my/store-credit',
  repeatable: true,
  dates: giveStoreCreditDates,
}
