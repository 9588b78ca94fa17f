import { elevated, room } from '../call.ts'
import { Dispute, DisputeEvidence } from '../entities/disputes.ts'
import { flag, guid, list, optional, shape } from '../schema.ts'

export const disputeCalls = room({ scope: 'orders', idempotent: true })({
  listDisputes: {
    method: 'GET',
    path: '/vitrine/v1/disputes',
    summary: "Lists disputes, at most 100: an order's, oldest first; those to be answered, by deadline; or the newest.",
    roles: elevated,
    repeatable: true,
    query: shape({
      orderId: optional(guid({ description: 'Of this order alone.' })),
      open: optional(flag({ description: 'Only those that the store has not answered yet.' })),
    }),
    response: shape({ disputes: list(Dispute) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'disputes',
      args: '...options',
      gives: 'disputes',
      example: 'const [mostUrgent] = await owner.disputes.listDisputes({ open: true })',
    },
  },
  answerDispute: {
    method: 'POST',
    path: '/vitrine/v1/disputes/{id}/answer',
    summary: "Answers a buyer's bank, once: accepts the dispute, or contests it with evidence.",
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({
      accept: flag({ description: '`true` gives the money up; nothing else is sent then.' }),
      evidence: optional(DisputeEvidence),
    }),
    response: shape({ dispute: Dispute }),
    errors: [
      'INVALID_ARGUMENT',
      'DISPUTE_NOT_FOUND',
      'DISPUTE_ALREADY_ANSWERED',
      'DISPUTE_CLOSED',
      'DISPUTE_DEADLINE_PASSED',
      'DISPUTE_NOT_ANSWERABLE',
    ],
    client: {
      module: 'disputes',
      args: 'id ...options!',
      gives: 'dispute',
      example: [
        "const evidence = { explanation: 'It arrived on Monday.', shippingTrackingNumber: '1Z 999' }",
        'const { status } = await owner.disputes.answerDispute(dispute.id, { accept: false, evidence })',
      ],
    },
  },
})
