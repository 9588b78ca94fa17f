import type { Member } from '@vitrine/client'
import { Button, type ButtonProps } from '@vitrine/ui'
import { useState } from 'react'
import { AskDialog } from '../ask-dialog.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { memberName } from './member-name.ts'

const { members } = words

type Action = 'approve' | 'block' | 'unblock' | 'invite'

/** What the owner can do about a member in each state. */
const actionsOf: Record<NonNullable<Member['status']>, readonly Action[]> = {
  PENDING: ['approve', 'block'],
  APPROVED: ['block'],
  BLOCKED: ['unblock'],
  OFFLINE: ['block'],
  UNKNOWN: [],
}

/** Whoever began to sign up comes in by a mail. */
const whileUnconfirmed: readonly Action[] = ['invite', 'block']

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
  invite: {
    label: members.invite,
    name: members.inviteOne,
    title: members.inviteTitle,
    hint: members.inviteHint,
    done: members.invited,
    variant: 'primary',
    act: (id: string) => shop.recovery.sendActivationEmail(id),
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
  /** They never showed that the e-mail is theirs. */
  readonly unconfirmed?: boolean
}

/** Approves, blocks and unblocks a member, and sends the mail again that lets them in. */
export const MemberActions = ({ member, size, unconfirmed = false }: MemberActionsProps) => {
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
      {(unconfirmed ? whileUnconfirmed : actionsOf[member.status ?? 'UNKNOWN']).map((action) => (
        <Button
          key={action}
          size={size}
          variant={action === 'approve' || action === 'invite' ? 'primary' : 'quiet'}
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
