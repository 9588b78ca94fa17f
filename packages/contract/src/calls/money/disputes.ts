import { elevated, room } from '../../call.ts'
import { Dispute, DisputeEvidence } from '../../entities/money/disputes.ts'
import { flag, guid, list, optional, shape } from '../../schema.ts'

export const disputeCalls = room({ scope: 'orders', area: 'payments', idempotent: true })({
  listDisputes: {
    method: 'GET',
    path: '/vitrine/v1/disputes',
    summary: 'Lists up to 100 disputes: those of an order (oldest first), open ones (by deadline), or the newest.',
    roles: elevated,
    repeatable: true,
    query: shape({
      orderId: optional(guid({ description: 'Returns only the disputes of this order.' })),
      open: optional(flag({ description: 'Whether to return only disputes that the store has not answered yet.' })),
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
    summary: 'Answers a dispute: accepts it, or contests it with evidence. A dispute can only be answered once.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({
      accept: flag({
        description: 'Whether to accept the dispute and give up the money. If `true`, `evidence` must not be set.',
      }),
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
