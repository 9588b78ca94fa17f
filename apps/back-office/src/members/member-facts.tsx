import type { Identity, Member, SiteSettings } from '@vitrine/client'
import { DateTime, SummaryList, useUi } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { Section } from '../page/section.tsx'
import { Day } from '../clock/day.tsx'
import { words } from '../words/words.ts'

const { members } = words

type MemberField = SiteSettings['memberFields'][number]

export interface MemberFacts {
  /** The store's custom member fields. */
  readonly fields: readonly MemberField[]
  readonly member: Member
  /** Contains tags, and why an account is not active. */
  readonly identity: Identity
}

const Email = ({ member: { loginEmail, loginEmailVerified } }: { member: Member }) => (
  <span className="break-all">
    <a href={`mailto:${loginEmail}`} className="text-accent-text">
      {loginEmail}
    </a>
    <span className="block text-sm text-muted">
      {loginEmailVerified ? members.emailConfirmed : members.emailUnconfirmed}
    </span>
  </span>
)

/** Status and creation date of the account. */
export const Account = ({ member, identity }: Pick<MemberFacts, 'member' | 'identity'>) => {
  const { createdDate, lastLoginDate } = member
  const lastLogin = lastLoginDate ? <DateTime value={lastLoginDate} show="date-time" /> : members.never
  return (
    <Section title={members.account}>
      <SummaryList
        rows={[
          { label: members.email, value: <Email member={member} /> },
          { label: members.since, value: createdDate && <DateTime value={createdDate} /> },
          { label: members.lastSeen, value: lastLogin },
          { label: members.state, value: members.identityStates[identity.status?.name ?? 'UNKNOWN_STATUS'] },
          { label: members.profile, value: members.privacy[member.privacyStatus ?? 'UNKNOWN'] },
        ]}
      />
    </Section>
  )
}

/** One line per text. Nothing if there are none. */
const linesOf = (texts: readonly string[]): ReactNode =>
  texts.length > 0 &&
  texts.map((text) => (
    <span key={text} className="block break-words">
      {text}
    </span>
  ))

/** Appends the label of an email, such as “work”. */
const tagged = (text: string, tag: keyof typeof members.tags | undefined = 'UNTAGGED'): string =>
  tag === 'UNTAGGED' ? text : `${text} (${members.tags[tag]})`

/** Formats the value of a custom field by its type. */
const fieldValue = ({ type }: MemberField, fieldData: unknown, locale: string): ReactNode => {
  const value =
    typeof fieldData === 'object' && fieldData !== null && 'value' in fieldData ? fieldData.value : fieldData
  if (value === undefined || value === null || value === '') return undefined
  if (type === 'DATE') return <Day day={String(value).slice(0, 10)} />
  return typeof value === 'number' ? value.toLocaleString(locale) : String(value)
}

/** What only accounts have: nickname, more emails and custom fields. */
export const MemberFields = ({ member: { contact = {}, profile }, identity, fields }: MemberFacts) => {
  const { locale } = useUi()
  const { secondaryEmails = [] } = identity.identityProfile ?? {}
  // Empty values have no row.
  const rows = [
    { label: members.nickname, value: profile?.nickname },
    { label: members.emails, value: linesOf(secondaryEmails.map(({ email = '', tag }) => tagged(email, tag))) },
    ...fields.map((field) => ({
      label: field.label,
      value: fieldValue(field, contact.customFields?.[field.key], locale),
    })),
  ].filter(({ value }) => Boolean(value))
  return rows.length > 0 && <SummaryList rows={rows} />
}
