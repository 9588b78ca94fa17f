import { Alert, Link, Stack, SummaryList } from '@vitrine/ui'
import { AccountLayout, type AccountData } from '../account-layout.tsx'
import type { ShownField } from './member-fields.ts'
import { Part } from '../part.tsx'
import { PasswordForm } from '../security/password-form.tsx'
import { useWords } from '../../words/use-words.tsx'
import { ProfileForm, type ProfileValues } from './profile-form.tsx'

export interface InfoData extends AccountData {
  readonly values: ProfileValues
  readonly fields: readonly ShownField[]
  /** Status of the account, and the profile's visibility. */
  readonly state: { readonly status: string; readonly since: string; readonly seenBy: string }
  readonly passwordMinLength: number
  readonly passwordErrors: { readonly currentPassword?: string; readonly password?: string }
  readonly saved?: string
  readonly profileFailure?: string
  readonly passwordFailure?: string
}

const AccountState = ({ status, since, seenBy }: InfoData['state']) => {
  const words = useWords()
  return (
    <Part id="state" title={words.accountState}>
      <SummaryList
        rows={[
          { label: words.accountStatus, value: status },
          { label: words.accountSince, value: since },
          {
            label: words.privacyTitle,
            value: (
              <>
                {seenBy} <Link href="/hosted/account/data">{words.change}</Link>
              </>
            ),
          },
        ]}
      />
    </Part>
  )
}

/** A member's profile, account status and password. */
export const InfoPage = (data: InfoData) => (
  <AccountLayout {...data}>
    <Stack gap="xl" className="max-w-prose">
      {data.saved !== undefined && <Alert tone="positive">{data.saved}</Alert>}
      <ProfileForm values={data.values} fields={data.fields} failure={data.profileFailure} />
      <hr className="border-line" />
      <AccountState {...data.state} />
      <hr className="border-line" />
      <PasswordForm
        email={data.email}
        minLength={data.passwordMinLength}
        errors={data.passwordErrors}
        failure={data.passwordFailure}
      />
    </Stack>
  </AccountLayout>
)
