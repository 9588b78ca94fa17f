import type { StaffAccount, StaffMember } from '@vitrine/client'
import { Badge, Stack, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { forgetAccount } from '../access/account-store.ts'
import { useAccess } from '../access/access.tsx'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { CancelLink } from '../form/cancel-link.tsx'
import { fieldErrorOf } from '../form/field-errors.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { Section } from '../page/section.tsx'
import { ProofField, withProof } from '../passkeys/proof.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { personName, type PersonData } from './load-staff.ts'
import { RoleField } from './role-field.tsx'
import { SessionsTable } from './sessions-table.tsx'

const { staff: texts } = words
const list = '/staff'

const Details = ({ person, roles }: Pick<PersonData, 'person' | 'roles'>) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const [name, role] = [textIn(form, 'staffMember.name'), textIn(form, 'staffMember.role')]
    await shop.staff.updateStaffMember(person.id, {
      ...(name !== person.name && { name }),
      ...(role !== person.role && { role }),
    })
    forgetAccount()
    const undo = () => shop.staff.updateStaffMember(person.id, { role: person.role, name: person.name || name })
    await done({ message: texts.personSaved, undo })
  }
  return (
    <EntryForm label={texts.details} save={save} actions={<CancelLink href={list} />}>
      {(field) => (
        <>
          <TextField
            {...field('staffMember.name')}
            label={texts.name}
            defaultValue={person.name}
            maxLength={100}
            required
          />
          <RoleField field={field('staffMember.role')} roles={roles} selected={person.role} />
        </>
      )}
    </EntryForm>
  )
}

/** Only owners see it: the current owner becomes a manager. */
const Transfer = ({ person, account }: { person: StaffMember; account: StaffAccount }) => (
  <ConfirmButton
    title={texts.transfer}
    hint={texts.transferHint(personName(person))}
    confirm={texts.transfer}
    variant="critical"
    done={texts.transferred(personName(person))}
    act={async (form) => {
      await withProof({ form, account }, (password) => shop.staff.transferOwnership(person.id, password))
      forgetAccount()
      return list
    }}
  >
    {(failure) => <ProofField account={account} label={texts.yourPassword} error={fieldErrorOf(failure, 'password')} />}
  </ConfirmButton>
)

const Access = ({ person }: { person: StaffMember }) => {
  const { account } = useAccess()
  const name = personName(person)
  const isActive = person.status === 'ACTIVE'
  const mayTransfer = account?.role === 'owner' && account.id !== person.id && person.role !== 'owner' && isActive
  return (
    <Section title={texts.danger}>
      <div className="flex flex-wrap gap-2">
        {isActive ? (
          <ConfirmButton
            title={texts.deactivateTitle(name)}
            hint={texts.deactivateHint}
            confirm={texts.deactivate}
            variant="critical"
            done={texts.deactivated(name)}
            act={async () => void (await shop.staff.deactivateStaffMember(person.id))}
          />
        ) : (
          <ConfirmButton
            title={texts.reactivateTitle(name)}
            hint={texts.reactivateHint}
            confirm={texts.reactivate}
            variant="primary"
            done={texts.reactivated(name)}
            act={async () => void (await shop.staff.reactivateStaffMember(person.id))}
          />
        )}
        {mayTransfer && <Transfer person={person} account={account} />}
        <ConfirmButton
          button={{ variant: 'quiet' }}
          title={texts.removeTitle(name)}
          hint={texts.removeHint}
          confirm={texts.remove}
          variant="critical"
          done={texts.removed(name)}
          act={async () => {
            await shop.staff.removeStaffMember(person.id)
            return list
          }}
        />
      </div>
    </Section>
  )
}

/** A person of the staff: name, role, sessions and access. */
export const PersonPage = ({ data: { person, sessions, roles } }: PageProps<PersonData>) => {
  const { mayChange } = useAccess()
  return (
    <EntryPage
      title={personName(person)}
      hint={
        <>
          {person.email} {person.status === 'DEACTIVATED' && <Badge tone="caution">{texts.statuses.DEACTIVATED}</Badge>}
        </>
      }
      list={{ label: texts.title, href: list }}
      wide
    >
      <Stack gap="xl">
        <div className="max-w-form">
          <Details key={`${person.name} ${person.role}`} person={person} roles={roles} />
        </div>
        <SessionsTable
          sessions={sessions}
          hint={texts.sessionsHint}
          end={mayChange ? ({ id }) => shop.staff.endStaffSession(person.id, id) : undefined}
          endAll={
            mayChange && (
              <ConfirmButton
                title={texts.endAllTitle}
                hint={texts.endAllHint}
                confirm={texts.endAll}
                variant="critical"
                done={texts.sessionEnded}
                act={async () => void (await shop.staff.endStaffSessions(person.id))}
              />
            )
          }
        />
        {mayChange && <Access person={person} />}
      </Stack>
    </EntryPage>
  )
}
