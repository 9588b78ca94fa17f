import { Alert, Button, ErrorSummary, Stack, TextField } from '@vitrine/ui'
import { BusyForm } from '../busy-form.tsx'
import { FieldInputs } from './field-inputs.tsx'
import { inputName, type ShownField } from './member-fields.ts'
import { useWords } from '../words/use-words.tsx'

export interface ProfileValues {
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string
}

export interface ProfileFormProps {
  readonly values: ProfileValues
  /** What the store asks beside it. */
  readonly fields: readonly ShownField[]
  readonly failure: string | undefined
}

/** Who someone is. */
export const ProfileForm = ({ values, fields, failure }: ProfileFormProps) => {
  const words = useWords()
  const found = fields.flatMap(({ field, error }) =>
    error === undefined ? [] : [{ message: `${field.label}: ${error}`, fieldId: inputName(field) }],
  )
  return (
    <BusyForm aria-labelledby="profile" action="/hosted/account" noValidate={found.length > 0}>
      {(isBusy) => (
        <Stack gap="lg">
          <header>
            <h2 id="profile" className="font-display text-2xl">
              {words.profile}
            </h2>
            <p className="mt-1 text-muted">{words.profileHint}</p>
          </header>
          {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
          {found.length > 0 && <ErrorSummary errors={found} />}
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
              label={words.nickname}
              hint={words.nicknameHint}
              name="nickname"
              autoComplete="nickname"
              maxLength={100}
              defaultValue={values.nickname}
              mark="none"
            />
            <FieldInputs fields={fields} />
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
