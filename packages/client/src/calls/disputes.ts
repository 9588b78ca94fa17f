// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, Dispute, DisputeEvidence } from '../generated.ts'

const disputesDates = { answerBefore: true, createdDate: true, answeredDate: true } as const

/** Lists disputes, at most 100: an order's, oldest first; those to be answered, by deadline; or the newest. */
export const listDisputes: ElevatedEndpoint<
  {
    query?: {
      /** Of this order alone. */
      orderId?: string
      /** Only those that the store has not answered yet. */
      open?: boolean
    }
  },
  { disputes: readonly Dispute[] }
> = { route: 'GET /vitrine/v1/disputes', repeatable: true, elevated: true, dates: { disputes: disputesDates } }

/** Answers a buyer's bank, once: accepts the dispute, or contests it with evidence. */
export const answerDispute: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      /** `true` gives the money up; nothing else is sent then. */
      accept: boolean
      evidence?: DisputeEvidence
    }
  },
  { dispute: Dispute }
> = { route: 'POST /vitrine/v1/disputes/{id}/answer', elevated: true, dates: { dispute: disputesDates } }
