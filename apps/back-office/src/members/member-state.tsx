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

export const MemberState = ({ member: { status = 'UNKNOWN' } }: { member: Member }) => (
  <Badge tone={tones[status]} dot>
    {words.members.states[status]}
  </Badge>
)
