import type { Member } from '@vitrine/client'
import { DateTime, Link, Table } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { words } from '../words/en.ts'
import { MemberActions } from './member-actions.tsx'
import { memberName } from './member-name.ts'
import { MemberState } from './member-state.tsx'

const { members } = words

const Name = ({ member }: { member: Member }) => {
  const name = memberName(member)
  return (
    <span className="break-all">
      <Link href={`/members/${member.id}`}>{name}</Link>
      {name !== member.loginEmail && <span className="block text-sm font-normal text-muted">{member.loginEmail}</span>}
    </span>
  )
}

interface MembersTableProps {
  readonly caption: string
  readonly rows: readonly Member[]
  readonly empty?: ReactNode
  /** The members have not confirmed their email. */
  readonly unconfirmed?: boolean
}

/** A table of members with actions. */
export const MembersTable = ({ caption, rows, empty, unconfirmed }: MembersTableProps) => (
  <Table
    caption={caption}
    captionHidden
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { key: 'member', header: members.member, rowHeader: true, cell: (member) => <Name member={member} /> },
      {
        key: 'state',
        header: members.state,
        cell: (member) => <MemberState member={member} unconfirmed={unconfirmed} />,
      },
      {
        key: 'since',
        header: members.since,
        cell: ({ createdDate }) => createdDate && <DateTime value={createdDate} />,
      },
      {
        key: 'seen',
        header: members.lastSeen,
        cell: ({ lastLoginDate }) =>
          lastLoginDate ? <DateTime value={lastLoginDate} /> : <span className="text-muted">{members.never}</span>,
      },
      {
        key: 'actions',
        header: members.actions,
        headerHidden: true,
        align: 'end',
        cell: (member) => <MemberActions member={member} size="small" unconfirmed={unconfirmed} />,
      },
    ]}
    empty={empty}
  />
)
