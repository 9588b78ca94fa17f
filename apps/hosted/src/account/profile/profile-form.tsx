import { ErrorSummary, TextField } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { AccountForm } from '../account-form.tsx'
import { FieldInputs } from './field-inputs.tsx'
import { inputName, type ShownField } from './member-fields.ts'

export interface ProfileValues {
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string
}

interface ProfileFormProps {
  readonly values: ProfileValues
  /** The store's custom fields. */
  readonly fields: readonly ShownField[]
  readonly failure: string | undefined
}

/** Edits the profile. */
export const ProfileForm = ({ values, fields, failure }: ProfileFormProps) => {
  const words = useWords()
  const found = fields.flatMap(({ field, error }) =>
    error === undefined ? [] : [{ message: `${field.label}: ${error}`, fieldId: inputName(field) }],
  )
  const field = (name: keyof ProfileValues, autoComplete: string) => ({
    label: words[name],
    name,
    autoComplete,
    maxLength: 100,
    defaultValue: values[name],
    mark: 'none' as const,
  })
  return (
    <AccountForm
      id="profile"
      title={words.profile}
      hint={words.profileHint}
      failure={failure}
      action="/hosted/account"
      noValidate={found.length > 0}
      intent="profile"
      submit={words.save}
      variant="primary"
    >
      {found.length > 0 && <ErrorSummary errors={found} />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('firstName', 'given-name')} />
        <TextField {...field('lastName', 'family-name')} />
        <TextField {...field('nickname', 'nickname')} hint={words.nicknameHint} />
        <FieldInputs fields={fields} />
      </div>
    </AccountForm>
  )
}
