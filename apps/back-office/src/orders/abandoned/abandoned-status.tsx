import type { AbandonedCheckout } from '@vitrine/client'
import { Badge } from '@vitrine/ui'
import { words } from '../../words/words.ts'

/** Whether a checkout is abandoned or recovered. */
export const AbandonedStatus = ({ status = 'ABANDONED' }: Pick<AbandonedCheckout, 'status'>) => (
  <Badge tone={status === 'RECOVERED' ? 'positive' : 'caution'} dot>
    {words.abandoned.statuses[status]}
  </Badge>
)
