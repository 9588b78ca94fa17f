import type { OrderReturn } from '@vitrine/client'
import { Badge, type BadgeProps } from '@vitrine/ui'
import { words } from '../words/en.ts'

/** As of orders: critical needs the owner now, caution is open, positive is done, neutral is over. */
const tones: Record<OrderReturn['status'], BadgeProps['tone']> = {
  REQUESTED: 'critical',
  APPROVED: 'caution',
  RECEIVED: 'critical',
  SETTLED: 'positive',
  DECLINED: 'neutral',
  CANCELED: 'neutral',
}

/** How far a return has come. */
export const ReturnStatus = ({ status }: { status: OrderReturn['status'] }) => (
  <Badge tone={tones[status]} dot title={words.returns.meanings[status]}>
    {words.returns.states[status]}
  </Badge>
)
