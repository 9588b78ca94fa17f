import { Alert, Stack } from '@vitrine/ui'
import { AccountLayout, type AccountData } from './account-layout.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm, type ProfileValues } from './profile-form.tsx'

export interface InfoData extends AccountData {
  readonly values: ProfileValues
  readonly passwordMinLength: number
  readonly passwordErrors: { readonly currentPassword?: string; readonly password?: string }
  readonly saved?: string
  readonly profileFailure?: string
  readonly passwordFailure?: string
}

/** Names, phone and password. */
export const InfoPage = (data: InfoData) => (
  <AccountLayout {...data}>
    <Stack gap="xl" className="max-w-prose">
      {data.saved !== undefined && <Alert tone="positive">{data.saved}</Alert>}
      <ProfileForm values={data.values} failure={data.profileFailure} />
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
