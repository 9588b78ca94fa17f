import type { Consent } from '@vitrine/client'
import { Button, Stack } from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import { AuthLayout } from '../sign-in/auth-layout.tsx'
import type { AuthPageData } from '../sign-in/visit.ts'
import { useWords } from '../words/use-words.tsx'

export interface ConsentPageData extends AuthPageData {
  readonly appName: string
  readonly scopes: Consent['scopes']
  readonly store: string
  readonly email: string
  /** Host that the member is redirected to. */
  readonly host?: string
}

/** Shows which app asks for which access, with both answers. */
export const ConsentPage = ({ appName, scopes, store, email, host, picture }: ConsentPageData) => {
  const words = useWords()
  return (
    <AuthLayout title={words.consentTitle(appName)} hint={words.consentHint(appName, store)} picture={picture}>
      <dl className="grid gap-1 border-t border-line pt-5">
        <dt className="text-sm text-muted">{words.consentAs}</dt>
        <dd className="m-0 break-words">
          <bdi>{email}</bdi>
        </dd>
      </dl>
      <section aria-labelledby="scopes" className="grid gap-2">
        <h2 id="scopes" className="font-display text-xl">
          {words.consentIntro(appName)}
        </h2>
        <ul className="grid list-disc gap-1 ps-5">
          {scopes.map((scope) => (
            <li key={scope}>{words.consentScopes[scope]}</li>
          ))}
        </ul>
        <p className="text-muted">{words.consentLimits}</p>
      </section>
      <BusyForm aria-label={words.consentTitle(appName)}>
        {() => (
          <Stack gap="md">
            <Button type="submit" name="answer" value="allow" variant="primary" size="large" wide>
              {words.consentAllow}
            </Button>
            <Button type="submit" name="answer" value="deny" size="large" wide>
              {words.consentDeny}
            </Button>
          </Stack>
        )}
      </BusyForm>
      {host !== undefined && <p className="text-sm break-words text-muted">{words.consentRedirect(host)}</p>}
    </AuthLayout>
  )
}
