import { Alert, Button, Link, TextField } from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import { useWords } from '../../words/use-words.tsx'
import { AuthForm } from '../auth-form.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import type { AuthPageData } from '../visit.ts'

export interface VerifyData extends AuthPageData {
  readonly email: string
  readonly isResent: boolean
  readonly failure?: string
  readonly codeError?: string
  readonly signUpHref: string
}

/** Asks for the emailed code. Gives the same answer whether or not the account existed. */
export const VerifyPage = ({ email, isResent, failure, codeError, signUpHref, picture }: VerifyData) => {
  const words = useWords()
  return (
    <AuthLayout title={words.verifyTitle} hint={words.verifyHint} failure={failure} picture={picture}>
      {isResent && <Alert tone="positive">{words.resent}</Alert>}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-y border-line py-3">
        <p className="min-w-0 break-words">
          <span className="block text-sm text-muted">{words.verifySentTo}</span>
          <bdi>{email}</bdi>
        </p>
        <Link href={signUpHref} className="text-sm">
          {words.otherEmail}
        </Link>
      </div>
      <AuthForm label={words.verifyTitle} submit={words.verify}>
        <input type="hidden" name="intent" value="verify" />
        <TextField
          id="code"
          label={words.verificationCode}
          hint={words.codeHint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 \-]{6,9}"
          maxLength={9}
          error={codeError}
          required
          className="[&_input]:text-xl [&_input]:tracking-[0.25em] [&_input]:tabular-nums"
        />
      </AuthForm>
      <BusyForm aria-label={words.resend}>
        {(isBusy) => (
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
            <input type="hidden" name="intent" value="resend" />
            <p className="max-w-64 text-sm text-muted">{words.noEmailReceived}</p>
            <Button type="submit" size="small" busy={isBusy}>
              {words.resend}
            </Button>
          </div>
        )}
      </BusyForm>
    </AuthLayout>
  )
}
