// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, Dispute, DisputeEvidence } from '../generated.ts'

const disputesDates = { answerBefore: true, createdDate: true, answeredDate: true } as const

/** Lists up to 100 disputes: those of an order (oldest first), open ones (by deadline), or the newest. */
export const listDisputes: ElevatedEndpoint<
  {
    query?: {
      /** Returns only the disputes of this order. */
      orderId?: string
      /** Whether to return only disputes that the store has not answered yet. */
      open?: boolean
    }
  },
  { disputes: readonly Dispute[] }
> = { route: 'GET /vitrine/v1/disputes', repeatable: true, elevated: true, dates: { disputes: disputesDates } }

/** Answers a dispute: accepts it, or contests it with evidence. A dispute can only be answered once. */
export const answerDispute: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      /** Whether to accept the dispute and give up the money. If `true`, `evidence` must not be set. */
      accept: boolean
      evidence?: DisputeEvidence
    }
  },
  { dispute: Dispute }
> = { route: 'POST /vitrine/v1/disputes/{id}/answer', elevated: true, dates: { dispute: disputesDates } }
