import type { Customer } from '@vitrine/client'
import type { ButtonProps } from '@vitrine/ui'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { customerName } from '../customers/customer-name.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { members } = words

type Action = 'approve' | 'block' | 'unblock' | 'invite'

/** Available actions by the state of the account. Unconfirmed members are let in by an email. */
const actionsOf: Record<Customer['accountStatus'], readonly Action[]> = {
  NONE: [],
  PENDING: ['approve', 'block'],
  ACTIVE: ['block'],
  BLOCKED: ['unblock'],
  UNCONFIRMED: ['invite', 'block'],
}

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

interface AccountActionsProps {
  readonly customer: Customer
  /** Size of the buttons. */
  readonly size?: ButtonProps['size']
}

/** Approves, blocks or unblocks the account of a customer, or sends the invitation again. */
export const AccountActions = ({ customer, size }: AccountActionsProps) => {
  const { memberId, accountStatus } = customer
  if (memberId === undefined) return null
  const name = customerName(customer)
  return (
    <div className="flex flex-wrap justify-end gap-2 lg:flex-nowrap">
      {actionsOf[accountStatus].map((action) => {
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
            act={() => dialog.act(memberId)}
          />
        )
      })}
    </div>
  )
}
