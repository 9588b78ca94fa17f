import { PasswordField } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'

interface CurrentPasswordProps {
  readonly id?: string
  readonly name?: string
  readonly error: string | undefined
}

/** Asks for the current password. */
export const CurrentPassword = ({ id, name = 'password', error }: CurrentPasswordProps) => {
  const words = useWords()
  return (
    <PasswordField
      id={id}
      label={words.currentPassword}
      name={name}
      autoComplete="current-password"
      maxLength={256}
      error={error}
      required
    />
  )
}
