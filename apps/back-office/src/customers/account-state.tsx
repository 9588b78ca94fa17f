import type { Customer } from '@vitrine/client'
import { Badge, type BadgeProps } from '@vitrine/ui'
import { words } from '../words/words.ts'

const tones: Record<Customer['accountStatus'], BadgeProps['tone']> = {
  NONE: 'neutral',
  UNCONFIRMED: 'neutral',
  PENDING: 'caution',
  ACTIVE: 'positive',
  BLOCKED: 'critical',
}

/** The state of a customer's account, or that there is none. */
export const AccountState = ({ customer: { accountStatus } }: { customer: Pick<Customer, 'accountStatus'> }) => (
  <Badge tone={tones[accountStatus]} dot>
    {words.customers.accountStates[accountStatus]}
  </Badge>
)
