import type { StockTransfer } from '@vitrine/client'
import { Badge, type BadgeProps } from '@vitrine/ui'
import { words } from '../words/words.ts'

const tones: Readonly<Record<StockTransfer['status'], NonNullable<BadgeProps['tone']>>> = {
  DRAFT: 'neutral',
  IN_TRANSIT: 'caution',
  RECEIVED: 'positive',
  CANCELED: 'neutral',
}

export const TransferStatus = ({ status }: Pick<StockTransfer, 'status'>) => (
  <Badge tone={tones[status]} dot>
    {words.transfers.statuses[status]}
  </Badge>
)
