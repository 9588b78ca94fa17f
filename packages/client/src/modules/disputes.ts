// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { Dispute, DisputeEvidence } from '../generated.ts'

const disputesDates = { answerBefore: true, createdDate: true, answeredDate: true } as const

/**
 * Lists disputes, at most 100: an order's, oldest first; those to be answered, by deadline; or the newest.
 * Elevated.
 *
 * @example
 * const [mostUrgent] = await owner.disputes.listDisputes({ open: true })
 */
export const listDisputes = (
  send: ElevatedSend,
): ((options?: { orderId?: string; open?: boolean }, call?: CallOptions) => Promise<readonly Dispute[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/disputes ...options',
      repeatable: true,
      elevated: true,
      dates: { disputes: disputesDates },
    },
    'disputes',
  )

/**
 * Answers a buyer's bank, once: accepts the dispute, or contests it with evidence. Elevated.
 *
 * @example
 * const evidence = { explanation: 'It arrived on Monday.', shippingTrackingNumber: '1Z 999' }
 * const { status } = await owner.disputes.answerDispute(dispute.id, { accept: false, evidence })
 */
export const answerDispute = (
  send: ElevatedSend,
): ((id: string, options: { accept: boolean; evidence?: DisputeEvidence }, call?: CallOptions) => Promise<Dispute>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/disputes/{id}/answer id ...options', elevated: true, dates: { dispute: disputesDates } },
    'dispute',
  )
