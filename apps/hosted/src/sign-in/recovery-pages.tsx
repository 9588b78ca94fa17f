import { Button, Link, PasswordField, Stack, TextField } from '@vitrine/ui'
import { BusyForm } from '../busy-form.tsx'
import { useWords } from '../words/use-words.tsx'
import { Door } from './door.tsx'
import type { DoorData } from './visit.ts'

export interface ForgotData extends DoorData {
  readonly email: string
  readonly isSent: boolean
  readonly error?: string
  readonly failure?: string
  readonly signInHref: string
}

/** Asks for a link that sets a new password. It says the same whether or not there is an account. */
export const ForgotPage = ({ email, isSent, error, failure, signInHref, picture }: ForgotData) => {
  const words = useWords()
  return (
    <Door
      title={isSent ? words.forgotSent : words.forgotTitle}
      hint={isSent ? words.forgotSentHint : words.forgotHint}
      failure={failure}
      picture={picture}
    >
      {isSent ? (
        <p className="border-y border-line py-3 break-words">
          <span className="block text-sm text-muted">{words.verifySentTo}</span>
          <bdi>{email}</bdi>
        </p>
      ) : (
        <BusyForm aria-label={words.forgotTitle}>
          {(isBusy) => (
            <Stack gap="lg">
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
              <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
                {words.forgotSend}
              </Button>
            </Stack>
          )}
        </BusyForm>
      )}
      <p>
        <Link href={signInHref}>{words.backToSignIn}</Link>
      </p>
    </Door>
  )
}

export interface ResetData extends DoorData {
  readonly passwordMinLength: number
  readonly error?: string
  readonly failure?: string
}

/** Sets the new password. */
export const ResetPage = ({ passwordMinLength, error, failure, picture }: ResetData) => {
  const words = useWords()
  return (
    <Door title={words.resetTitle} hint={words.resetHint} failure={failure} picture={picture}>
      <BusyForm aria-label={words.resetTitle}>
        {(isBusy) => (
          <Stack gap="lg">
            <PasswordField
              id="password"
              label={words.newPassword}
              hint={words.passwordHint(passwordMinLength)}
              name="password"
              autoComplete="new-password"
              minLength={passwordMinLength}
              maxLength={256}
              error={error}
              required
            />
            <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
              {words.setPassword}
            </Button>
          </Stack>
        )}
      </BusyForm>
    </Door>
  )
}
