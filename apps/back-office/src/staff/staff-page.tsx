import type { StaffInvitation, StaffMember } from '@vitrine/client'
import { Badge, Button, DateTime, Link, PageHeader, showToast, Stack, Table } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { useAccess } from '../access/access.tsx'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { errorMessage } from '../error-message.ts'
import { useDone } from '../form/use-done.ts'
import { actionColumn, linkColumn, TableSection } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { roleText } from './role-name.ts'
import { personName, type StaffData } from './load-staff.ts'

const { staff: texts } = words

const People = ({ people }: Pick<StaffData, 'people'>) => {
  const { account } = useAccess()
  return (
    <Table
      caption={texts.people}
      captionHidden
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        {
          ...linkColumn<StaffMember>({
            header: texts.name,
            href: ({ id }) => `/staff/${id}`,
            name: personName,
          }),
          cell: (person) => (
            <>
              <Link href={`/staff/${person.id}`}>{personName(person)}</Link>
              {person.id === account?.id && <Badge className="ms-2">{texts.you}</Badge>}
              {person.name !== '' && <span className="block text-sm break-all text-muted">{person.email}</span>}
            </>
          ),
        },
        { key: 'role', header: texts.role, cell: ({ role, roleName }) => roleText(role, roleName) },
        {
          key: 'status',
          header: texts.status,
          cell: ({ status }) => (
            <Badge tone={status === 'ACTIVE' ? 'positive' : 'neutral'}>{texts.statuses[status]}</Badge>
          ),
        },
        {
          key: 'factor',
          header: texts.secondFactor,
          cell: (person) => texts.secondFactors[protectionOf(person)],
        },
        {
          key: 'seen',
          header: texts.lastSeen,
          cell: ({ lastSeenDate }) => (lastSeenDate ? <DateTime value={lastSeenDate} show="date-time" /> : texts.never),
        },
      ]}
    />
  )
}

/** What protects an account besides a password. */
const protectionOf = ({ hasPasskey, hasSecondFactor }: StaffMember): keyof typeof texts.secondFactors => {
  if (hasPasskey) return hasSecondFactor ? 'both' : 'passkey'
  return hasSecondFactor ? 'app' : 'off'
}

const InvitationActions = ({ invitation: { id, email } }: { invitation: StaffInvitation }) => {
  const [isBusy, setBusy] = useState(false)
  const done = useDone()
  const resend = async () => {
    setBusy(true)
    try {
      await shop.staff.resendStaffInvitation(id)
      await done({ message: texts.resent(email) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  if (!useAccess().mayChange) return null
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <Button type="button" size="small" busy={isBusy} aria-label={texts.resendTo(email)} onClick={() => void resend()}>
        {texts.resend}
      </Button>
      <ConfirmButton
        button={{ size: 'small', variant: 'quiet', 'aria-label': texts.revokeOf(email) }}
        title={texts.revokeTitle(email)}
        hint={texts.revokeHint}
        confirm={texts.revoke}
        variant="critical"
        done={texts.revoked}
        act={() => shop.staff.revokeStaffInvitation(id)}
      />
    </span>
  )
}

const Invitations = ({ invitations }: Pick<StaffData, 'invitations'>) => (
  <TableSection
    title={texts.invitations}
    hint={texts.invitationsHint}
    none={texts.noInvitations}
    rows={invitations}
    rowKey={({ id }) => id}
    columns={[
      { key: 'email', header: words.email, rowHeader: true, cell: ({ email }) => email },
      { key: 'role', header: texts.role, cell: ({ role, roleName }) => roleText(role, roleName) },
      {
        key: 'expires',
        header: texts.expires,
        cell: ({ expiresDate, isExpired }) =>
          isExpired ? <Badge tone="caution">{texts.expired}</Badge> : <DateTime value={expiresDate} />,
      },
      actionColumn<StaffInvitation>({
        key: 'actions',
        header: texts.resend,
        cell: (invitation) => <InvitationActions invitation={invitation} />,
      }),
    ]}
  />
)

/** The people who can sign in, and open invitations. */
export const StaffPage = ({ data: { people, invitations } }: PageProps<StaffData>) => {
  useTitle(texts.title)
  const { mayChange } = useAccess()
  return (
    <Stack gap="xl">
      <PageHeader
        title={texts.title}
        actions={
          <>
            <Button href="/staff/roles">{words.roles.title}</Button>
            {mayChange && (
              <Button href="/staff/invite" variant="primary">
                {texts.add}
              </Button>
            )}
          </>
        }
      >
        {texts.hint}
      </PageHeader>
      <People people={people} />
      <Invitations invitations={invitations} />
    </Stack>
  )
}
