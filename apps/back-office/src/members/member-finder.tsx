import type { Member } from '@vitrine/client'
import { Link } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { Finder } from '../page/finder.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { matching } from './find-members.ts'
import { memberName } from './member-name.ts'

const { memberGroups: texts } = words
const maxResults = 8

/** A row with a member and actions. */
export const MemberLine = ({ member, children }: { member: Member; children: ReactNode }) => (
  <li className="flex items-center gap-3 border-t border-line py-2">
    <span className="min-w-0 grow break-words">
      <Link href={`/customers/${member.id}`}>{memberName(member)}</Link>
      {memberName(member) !== member.loginEmail && (
        <span className="block text-sm break-all text-muted">{member.loginEmail}</span>
      )}
    </span>
    {children}
  </li>
)

const findMembers = async (expression: string): Promise<readonly Member[]> => {
  const { members } = await shop.members.queryMembers({
    filter: { status: 'APPROVED', $and: matching(expression) },
    sort: [{ fieldName: 'loginEmail', order: 'ASC' }],
    paging: { limit: maxResults },
  })
  return members
}

interface MemberFinderProps {
  /** Actions of a member in the results. */
  readonly children: (member: Member) => ReactNode
}

/** Searches members by name or email while the owner types. */
export const MemberFinder = ({ children }: MemberFinderProps) => (
  <Finder label={texts.find} none={texts.nothingFound} find={findMembers}>
    {(member) => (
      <MemberLine key={member.id} member={member}>
        {children(member)}
      </MemberLine>
    )}
  </Finder>
)
