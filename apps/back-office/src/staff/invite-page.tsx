import type { StaffRole } from '@vitrine/client'
import { TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { CancelLink } from '../form/cancel-link.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { RoleField } from './role-field.tsx'

const { staff: texts } = words

/** Invites a person by email. */
export const InvitePage = ({ data: roles }: PageProps<readonly StaffRole[]>) => {
  const done = useDone()
  const invite = async (form: FormData) => {
    const [email, role] = [textIn(form, 'invitation.email'), textIn(form, 'invitation.role')]
    await shop.staff.inviteStaffMember({ email, role })
    await done({ message: texts.invited(email), next: '/staff' })
  }
  return (
    <EntryPage title={texts.inviteTitle} hint={texts.inviteHint} list={{ label: texts.title, href: '/staff' }}>
      <EntryForm label={texts.inviteTitle} save={invite} submit={texts.invite} actions={<CancelLink href="/staff" />}>
        {(field) => (
          <>
            <TextField
              {...field('invitation.email')}
              label={words.email}
              hint={texts.emailHint}
              type="email"
              autoComplete="off"
              required
            />
            <RoleField field={field('invitation.role')} roles={roles} selected="support" />
          </>
        )}
      </EntryForm>
    </EntryPage>
  )
}
