import { Alert, Button, Link, Stack, TextField } from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useAside } from '../words/use-words.tsx'
import { AccountFrame, type AccountData } from './account-frame.tsx'
import { handOverAddress } from './session.ts'

export interface ProfileValues {
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string
}

interface ProfileData extends AccountData {
  readonly values: ProfileValues
  readonly isRefused: boolean
  readonly isSaved: boolean
}

const ProfileForm = ({ values }: Pick<ProfileData, 'values'>) => {
  const aside = useAside()
  const field = (name: 'firstName' | 'lastName', autoComplete: string) => ({
    label: aside[name],
    name,
    autoComplete,
    defaultValue: values[name],
    maxLength: 100,
    mark: 'none' as const,
  })
  return (
    <BusyForm aria-label={aside.profile} action="?">
      {(isBusy) => (
        <Stack>
          <TextField {...field('firstName', 'given-name')} />
          <TextField {...field('lastName', 'family-name')} />
          <TextField
            label={aside.accountPages.nickname}
            hint={aside.accountPages.nicknameHint}
            name="nickname"
            autoComplete="nickname"
            defaultValue={values.nickname}
            maxLength={100}
            mark="none"
          />
          <div>
            <Button type="submit" variant="primary" busy={isBusy}>
              {aside.save}
            </Button>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}

/** Shows a member's profile. Custom fields and the password are on the hosted pages. */
export const ProfilePage = ({ member, values, isRefused, isSaved }: ProfileData) => {
  const aside = useAside()
  const { config } = useShell()
  return (
    <AccountFrame member={member} section="profile">
      <Stack gap="lg" className="max-w-form">
        <h2 className="font-display text-2xl">{aside.profile}</h2>
        {isSaved && <Alert tone="positive">{aside.saved}</Alert>}
        {isRefused && <Alert tone="critical">{aside.addressBook.notAccepted}</Alert>}
        <p className="text-muted">{aside.accountPages.profileHint}</p>
        <ProfileForm values={values} />
        <p className="border-t border-line pt-5">
          <Link href={handOverAddress(config, { next: '/hosted/account', member: member.id })}>
            {aside.sections.details}
          </Link>
        </p>
      </Stack>
    </AccountFrame>
  )
}
