import { Alert, Button, PasswordField, Stack } from '@vitrine/ui'
import { BusyForm } from '../busy-form.tsx'
import { useWords } from '../words/use-words.tsx'

export interface PasswordFormProps {
  readonly email: string
  readonly minLength: number
  readonly errors: { readonly currentPassword?: string; readonly password?: string }
  readonly failure: string | undefined
}

/** A new password, for whoever knows the current one. */
export const PasswordForm = ({ email, minLength, errors, failure }: PasswordFormProps) => {
  const words = useWords()
  return (
    <BusyForm aria-labelledby="password" action="/hosted/account#password">
      {(isBusy) => (
        <Stack gap="lg">
          <header>
            <h2 id="password" className="font-display text-2xl">
              {words.changePassword}
            </h2>
            <p className="mt-1 text-muted">{words.changePasswordHint}</p>
          </header>
          {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
          <input type="hidden" name="intent" value="password" />
          {/* Tells the browser's memory whose password it is. */}
          <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <PasswordField
              label={words.currentPassword}
              name="currentPassword"
              autoComplete="current-password"
              maxLength={256}
              error={errors.currentPassword}
              required
            />
            <PasswordField
              label={words.newPassword}
              hint={words.passwordHint(minLength)}
              name="newPassword"
              autoComplete="new-password"
              minLength={minLength}
              maxLength={256}
              error={errors.password}
              required
            />
          </div>
          <div>
            <Button type="submit" busy={isBusy}>
              {words.setPassword}
            </Button>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}
