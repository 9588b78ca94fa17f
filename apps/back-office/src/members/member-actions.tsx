import type { Member } from '@vitrine/client'
import type { ButtonProps } from '@vitrine/ui'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { memberName } from './member-name.ts'

const { members } = words

type Action = 'approve' | 'block' | 'unblock' | 'invite'

/** Available actions by member status. */
const actionsOf: Record<NonNullable<Member['status']>, readonly Action[]> = {
  PENDING: ['approve', 'block'],
  APPROVED: ['block'],
  BLOCKED: ['unblock'],
  OFFLINE: ['block'],
  UNKNOWN: [],
}

/** Unconfirmed members are let in by an email. */
const whileUnconfirmed: readonly Action[] = ['invite', 'block']

/** Members are notified by email, so each action needs confirmation. */
const actionDetails = {
  approve: {
    label: members.approve,
    buttonVariant: 'primary',
    name: members.approveOne,
    title: members.approveTitle,
    hint: members.approveHint,
    done: members.approved,
    variant: 'primary',
    act: shop.members.approveMember,
  },
  block: {
    label: members.block,
    buttonVariant: 'quiet',
    name: members.blockOne,
    title: members.blockTitle,
    hint: members.blockHint,
    done: members.blocked,
    variant: 'critical',
    act: shop.members.blockMember,
  },
  invite: {
    label: members.invite,
    buttonVariant: 'primary',
    name: members.inviteOne,
    title: members.inviteTitle,
    hint: members.inviteHint,
    done: members.invited,
    variant: 'primary',
    act: (id: string) => shop.recovery.sendActivationEmail(id),
  },
  unblock: {
    label: members.unblock,
    buttonVariant: 'quiet',
    name: members.unblockOne,
    title: members.unblockTitle,
    hint: members.unblockHint,
    done: members.approved,
    variant: 'primary',
    act: shop.members.approveMember,
  },
} as const

interface MemberActionsProps {
  readonly member: Member
  /** Size of the buttons. */
  readonly size?: ButtonProps['size']
  /** The member has not confirmed their email. */
  readonly unconfirmed?: boolean
}

/** Approves, blocks or unblocks a member, or sends the invitation again. */
export const MemberActions = ({ member, size, unconfirmed = false }: MemberActionsProps) => {
  const name = memberName(member)
  const actions = unconfirmed ? whileUnconfirmed : actionsOf[member.status ?? 'UNKNOWN']
  return (
    <div className="flex flex-wrap justify-end gap-2 lg:flex-nowrap">
      {actions.map((action) => {
        const { label, buttonVariant, variant, ...dialog } = actionDetails[action]
        return (
          <ConfirmButton
            key={action}
            button={{ size, variant: buttonVariant, 'aria-label': dialog.name(name) }}
            title={dialog.title(name)}
            hint={dialog.hint}
            confirm={label}
            variant={variant}
            done={dialog.done(name)}
            act={() => dialog.act(member.id)}
          />
        )
      })}
    </div>
  )
}
