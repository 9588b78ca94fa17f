import type { Member } from '@vitrine/client'
import { Link, Spinner, TextField } from '@vitrine/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { matching } from '../members/find-members.ts'
import { memberName } from '../members/member-name.ts'
import { sentenceFor } from '../sentences.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const { memberGroups: said } = words
const most = 8
const pauseMs = 250

/** A member in a line, and what can be done with them. */
export const MemberLine = ({ member, children }: { member: Member; children: ReactNode }) => (
  <li className="flex items-center gap-3 border-t border-line py-2">
    <span className="min-w-0 grow break-words">
      <Link href={`/members/${member.id}`}>{memberName(member)}</Link>
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
    paging: { limit: most },
  })
  return members
}

interface MemberFinderProps {
  /** What stands beside a member who was found. */
  readonly children: (member: Member) => ReactNode
}

/** Finds members by name or email, while it is typed. */
export const MemberFinder = ({ children }: MemberFinderProps) => {
  const [expression, setExpression] = useState('')
  const [found, setFound] = useState<readonly Member[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      findMembers(expression).then(
        (members) => {
          if (!isCurrent) return
          setFound(members)
          setFailure(undefined)
        },
        (error: unknown) => isCurrent && setFailure(sentenceFor(error)),
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [expression])
  return (
    <div className="grid content-start gap-3">
      <TextField
        label={said.find}
        type="search"
        mark="none"
        value={expression}
        error={failure}
        onChange={(event) => setExpression(event.target.value)}
      />
      {!found && !failure && <Spinner label={said.find} />}
      {found?.length === 0 && <p className="text-muted">{said.nothingFound}</p>}
      <ul className="grid list-none p-0">
        {found?.map((member) => (
          <MemberLine key={member.id} member={member}>
            {children(member)}
          </MemberLine>
        ))}
      </ul>
    </div>
  )
}
