import { PasswordField } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'

interface NewPasswordProps {
  readonly name: string
  readonly label: string
  readonly minLength: number
  readonly error: string | undefined
}

/** Asks for a new password. */
export const NewPassword = ({ name, label, minLength, error }: NewPasswordProps) => {
  const words = useWords()
  return (
    <PasswordField
      id={name}
      label={label}
      hint={words.passwordHint(minLength)}
      name={name}
      autoComplete="new-password"
      minLength={minLength}
      maxLength={256}
      error={error}
      required
    />
  )
}
