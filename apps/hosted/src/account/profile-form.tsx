import { Alert, Button, Stack, TextField } from '@vitrine/ui'
import { BusyForm } from '../busy-form.tsx'
import { useWords } from '../words/use-words.tsx'

export interface ProfileValues {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly nickname: string
}

export interface ProfileFormProps {
  readonly values: ProfileValues
  readonly failure: string | undefined
}

/** Who someone is. */
export const ProfileForm = ({ values, failure }: ProfileFormProps) => {
  const words = useWords()
  return (
    <BusyForm aria-labelledby="profile" action="/hosted/account">
      {(isBusy) => (
        <Stack gap="lg">
          <header>
            <h2 id="profile" className="font-display text-2xl">
              {words.profile}
            </h2>
            <p className="mt-1 text-muted">{words.profileHint}</p>
          </header>
          {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
          <input type="hidden" name="intent" value="profile" />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={words.firstName}
              name="firstName"
              autoComplete="given-name"
              maxLength={100}
              defaultValue={values.firstName}
              mark="none"
            />
            <TextField
              label={words.lastName}
              name="lastName"
              autoComplete="family-name"
              maxLength={100}
              defaultValue={values.lastName}
              mark="none"
            />
            <TextField
              label={words.phone}
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={50}
              defaultValue={values.phone}
              mark="none"
            />
            <TextField
              label={words.nickname}
              hint={words.nicknameHint}
              name="nickname"
              autoComplete="nickname"
              maxLength={100}
              defaultValue={values.nickname}
              mark="none"
            />
          </div>
          <div>
            <Button type="submit" variant="primary" busy={isBusy}>
              {words.save}
            </Button>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}
