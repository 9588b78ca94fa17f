import { TextField } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'

/** Asks for the account's email. */
export const EmailField = ({ email, error }: { email: string; error: string | undefined }) => {
  const words = useWords()
  return (
    <TextField
      id="email"
      label={words.email}
      name="email"
      type="email"
      autoComplete="username"
      defaultValue={email}
      error={error}
      required
    />
  )
}
