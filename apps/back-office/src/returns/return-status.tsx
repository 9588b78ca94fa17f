import type { OrderReturn } from '@vitrine/client'
import { Badge, type BadgeProps } from '@vitrine/ui'
import { words } from '../words/words.ts'

/** As with orders: critical needs the owner, caution is open, positive is done, neutral is closed. */
const tones: Record<OrderReturn['status'], BadgeProps['tone']> = {
  REQUESTED: 'critical',
  APPROVED: 'caution',
  RECEIVED: 'critical',
  SETTLED: 'positive',
  DECLINED: 'neutral',
  CANCELED: 'neutral',
}

/** Status badge of a return. */
export const ReturnStatus = ({ status }: { status: OrderReturn['status'] }) => (
  <Badge tone={tones[status]} dot title={words.returns.meanings[status]}>
    {words.returns.states[status]}
  </Badge>
)
