import type { AccountActivity, Identity, Member, Order, SiteSettings } from '@vitrine/client'
import { Card, DateTime, Link, Stack, SummaryList } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { EntryPage } from '../entry-page.tsx'
import { OrdersTable } from '../orders/orders-table.tsx'
import { Section } from '../section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { MemberActions } from './member-actions.tsx'
import { memberName } from './member-name.ts'
import { MemberState } from './member-state.tsx'

const { members } = words
const latest = 10

type MemberField = SiteSettings['memberFields'][number]

interface MemberData {
  /** What the shop asks its members. */
  readonly fields: readonly MemberField[]
  readonly member: Member
  /** With the tags, and why an account is not open. */
  readonly identity: Identity
  readonly orders: readonly Order[]
  readonly hasMoreOrders: boolean
  readonly activity: readonly AccountActivity[]
}

export const loadMember = async ({ params: { id = '' } }: LoaderFunctionArgs): Promise<MemberData> => {
  const [member, identity, { orders, metadata }, { siteSettings }, activity] = await Promise.all([
    shop.members.getMember(id),
    shop.identities.getMemberIdentity(id),
    shop.orders.searchOrders({ filter: { 'buyerInfo.memberId': id }, cursorPaging: { limit: latest } }),
    shop.backOffice.getSiteSettings(),
    shop.activity.listMemberActivity(id),
  ])
  return {
    fields: siteSettings.memberFields,
    member,
    identity,
    orders,
    hasMoreOrders: metadata.hasNext,
    activity: activity.slice(0, latest),
  }
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

const Account = ({ member, identity }: MemberData) => {
  const { createdDate, lastLoginDate } = member
  const seen = lastLoginDate ? <DateTime value={lastLoginDate} show="date-time" /> : members.never
  return (
    <Section title={members.account}>
      <SummaryList
        rows={[
          { label: members.email, value: <Email member={member} /> },
          { label: members.since, value: createdDate && <DateTime value={createdDate} /> },
          { label: members.lastSeen, value: seen },
          { label: members.state, value: members.identityStates[identity.status?.name ?? 'UNKNOWN_STATUS'] },
          { label: members.profile, value: members.privacy[member.privacyStatus ?? 'UNKNOWN'] },
        ]}
      />
    </Section>
  )
}

type Profile = NonNullable<Identity['identityProfile']>
type Address = NonNullable<Profile['addresses']>[number]

/** What something is for, where that was said. */
const tagged = (text: string, tag: keyof typeof members.tags | undefined = 'UNTAGGED'): string =>
  tag === 'UNTAGGED' ? text : `${text} (${members.tags[tag]})`

const addressText = ({ address = {}, tag }: Address): string => {
  const { addressLine, addressLine2, postalCode, city, subdivision, country } = address
  const lines = [addressLine, addressLine2, [postalCode, city].filter(Boolean).join(' '), subdivision, country]
  return tagged(lines.filter(Boolean).join(', '), tag)
}

/** Each in a line of its own; nothing where there is none. */
const linesOf = (texts: readonly string[]): ReactNode =>
  texts.length > 0 &&
  texts.map((text) => (
    <span key={text} className="block break-words">
      {text}
    </span>
  ))

/** A field of the shop's own: a day as a day, a number as a number. */
const fieldValue = ({ type }: MemberField, kept: unknown): ReactNode => {
  const value = typeof kept === 'object' && kept !== null && 'value' in kept ? kept.value : kept
  if (value === undefined || value === null || value === '') return undefined
  if (type === 'DATE') return <DateTime value={new Date(String(value))} timeZone="UTC" />
  return typeof value === 'number' ? value.toLocaleString('en') : String(value)
}

const Contact = ({ member: { contact = {}, profile }, identity, fields }: MemberData) => {
  const { addresses = [], phonesV2 = [], secondaryEmails = [] } = identity.identityProfile ?? {}
  // What is not known has no row.
  const rows = [
    { label: members.firstName, value: contact.firstName },
    { label: members.lastName, value: contact.lastName },
    { label: members.nickname, value: profile?.nickname },
    { label: members.company, value: contact.company },
    { label: members.phones, value: linesOf(phonesV2.map(({ phone = '', tag }) => tagged(phone, tag))) },
    { label: members.emails, value: linesOf(secondaryEmails.map(({ email = '', tag }) => tagged(email, tag))) },
    { label: members.addresses, value: linesOf(addresses.map(addressText)) },
    ...fields.map((field) => ({ label: field.label, value: fieldValue(field, contact.customFields?.[field.key]) })),
  ].filter(({ value }) => Boolean(value))
  return (
    <Section title={members.contact}>
      {rows.length > 0 ? <SummaryList rows={rows} /> : <p className="text-muted">{members.noContact}</p>}
    </Section>
  )
}

const Orders = ({ member, orders, hasMoreOrders }: MemberData) => (
  <Section title={members.orders}>
    {orders.length === 0 ? (
      <p className="text-muted">{members.noOrders}</p>
    ) : (
      <OrdersTable orders={orders} caption={members.orders} captionHidden />
    )}
    {hasMoreOrders && member.loginEmail && (
      <Link href={`/orders?${new URLSearchParams({ q: member.loginEmail })}`}>{members.allOrders}</Link>
    )}
  </Section>
)

const Activity = ({ activity }: MemberData) => (
  <Section title={members.activity}>
    {activity.length === 0 && <p className="text-muted">{members.noActivity}</p>}
    <ol className="grid list-none gap-0 p-0">
      {activity.map(({ type, createdDate, device, ipAddress }) => (
        <li key={`${createdDate.toISOString()} ${type}`} className="border-t border-line py-3">
          {members.activityNames[type]}
          <span className="block text-sm break-words text-muted">
            <DateTime value={createdDate} show="date-time" />
            {[device, ipAddress].filter(Boolean).map((place) => ` · ${place}`)}
          </span>
        </li>
      ))}
    </ol>
  </Section>
)

/** Who a member is, what they ordered, and what can be done about them. */
export const MemberPage = () => {
  const data = useLoaderData<MemberData>()
  const { member, identity } = data
  const unconfirmed = identity.status?.reasons?.includes('PENDING_EMAIL_VERIFICATION_REQUIRED') ?? false
  return (
    <EntryPage
      wide
      title={memberName(member)}
      list={{ label: members.title, href: '/members' }}
      hint={<MemberState member={member} unconfirmed={unconfirmed} />}
      actions={<MemberActions member={member} unconfirmed={unconfirmed} />}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
        <Stack gap="xl">
          <Orders {...data} />
          <Activity {...data} />
        </Stack>
        <Card appearance="framed">
          <Stack gap="lg">
            <Account {...data} />
            <Contact {...data} />
          </Stack>
        </Card>
      </div>
    </EntryPage>
  )
}
