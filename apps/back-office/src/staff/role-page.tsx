import type { StaffRole } from '@vitrine/client'
import { Alert, Stack, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { forgetAccount } from '../access/account-store.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { PermissionFields } from './permission-fields.tsx'
import { permissionsIn } from './permission-level.ts'

const { roles: texts } = words
const list = '/staff/roles'

const RoleForm = ({ role }: { role: StaffRole | undefined }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const changed = { name: textIn(form, 'role.name'), permissions: permissionsIn(form) }
    if (role) await shop.staff.updateStaffRole(role.id, changed)
    else await shop.staff.createStaffRole(changed)
    forgetAccount()
    await done({ message: texts.saved(changed.name), next: list })
  }
  const remove = role && (
    <DeleteButton
      name={role.name}
      hint={texts.deleteHint}
      remove={() => shop.staff.deleteStaffRole(role.id)}
      next={list}
    />
  )
  return (
    <EntryForm label={texts.form} save={save} actions={[<CancelLink key="cancel" href={list} />, remove]}>
      {(field) => (
        <>
          <TextField {...field('role.name')} label={texts.name} defaultValue={role?.name} maxLength={100} required />
          <FieldGroup title={texts.permissions}>
            <PermissionFields permissions={role?.permissions ?? []} />
          </FieldGroup>
        </>
      )}
    </EntryForm>
  )
}

/** A role: its name and what people with it may do. */
export const RolePage = ({ data: role }: PageProps<StaffRole | undefined>) => (
  <EntryPage title={role?.name ?? texts.newTitle} list={{ label: texts.title, href: list }}>
    {role?.isBuiltIn ? (
      <Stack gap="lg">
        <Alert>{texts.fixed}</Alert>
        <PermissionFields permissions={role.permissions} disabled />
      </Stack>
    ) : (
      <RoleForm role={role} />
    )}
  </EntryPage>
)
