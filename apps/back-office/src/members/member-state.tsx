import type { Member } from '@vitrine/client'
import { Badge, type BadgeProps } from '@vitrine/ui'
import { words } from '../words/en.ts'

type Status = NonNullable<Member['status']>

const tones: Record<Status, BadgeProps['tone']> = {
  PENDING: 'caution',
  APPROVED: 'positive',
  BLOCKED: 'critical',
  OFFLINE: 'neutral',
  UNKNOWN: 'neutral',
}

interface MemberStateProps {
  readonly member: Member
  /** The member has not confirmed their email. */
  readonly unconfirmed?: boolean
}

export const MemberState = ({ member: { status = 'UNKNOWN' }, unconfirmed = false }: MemberStateProps) => (
  <Badge tone={unconfirmed ? 'neutral' : tones[status]} dot>
    {unconfirmed ? words.members.unconfirmed : words.members.states[status]}
  </Badge>
)
