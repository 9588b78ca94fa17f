import type { Member } from '@vitrine/client'
import { Button, type ButtonProps } from '@vitrine/ui'
import { useState } from 'react'
import { AskDialog } from '../ask-dialog.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { memberName } from './member-name.ts'

const { members } = words

type Action = 'approve' | 'block' | 'unblock'

/** What the owner can do about a member in each state. */
const actionsOf: Record<NonNullable<Member['status']>, readonly Action[]> = {
  PENDING: ['approve', 'block'],
  APPROVED: ['block'],
  BLOCKED: ['unblock'],
  OFFLINE: ['block'],
  UNKNOWN: [],
}

/** People are told by mail, so each is asked for first. */
const doing = {
  approve: {
    label: members.approve,
    name: members.approveOne,
    title: members.approveTitle,
    hint: members.approveHint,
    done: members.approved,
    variant: 'primary',
    act: shop.members.approveMember,
  },
  block: {
    label: members.block,
    name: members.blockOne,
    title: members.blockTitle,
    hint: members.blockHint,
    done: members.blocked,
    variant: 'critical',
    act: shop.members.blockMember,
  },
  unblock: {
    label: members.unblock,
    name: members.unblockOne,
    title: members.unblockTitle,
    hint: members.unblockHint,
    done: members.approved,
    variant: 'primary',
    act: shop.members.approveMember,
  },
} as const

export interface MemberActionsProps {
  readonly member: Member
  /** Of the buttons; small ones stand in a list. */
  readonly size?: ButtonProps['size']
}

/** Approves, blocks and unblocks a member. */
export const MemberActions = ({ member, size }: MemberActionsProps) => {
  const [asked, setAsked] = useState<Action>()
  const [isOpen, setOpen] = useState(false)
  const name = memberName(member)
  const ask = (action: Action) => {
    setAsked(action)
    setOpen(true)
  }
  const meant = asked && doing[asked]
  return (
    <div className="flex flex-wrap justify-end gap-2 lg:flex-nowrap">
      {actionsOf[member.status ?? 'UNKNOWN'].map((action) => (
        <Button
          key={action}
          size={size}
          variant={action === 'approve' ? 'primary' : 'quiet'}
          aria-label={doing[action].name(name)}
          onClick={() => ask(action)}
        >
          {doing[action].label}
        </Button>
      ))}
      {meant && (
        <AskDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={meant.title(name)}
          hint={meant.hint}
          back={words.cancel}
          confirm={meant.label}
          variant={meant.variant}
          done={meant.done(name)}
          act={() => meant.act(member.id)}
        />
      )}
    </div>
  )
}
