import { Button } from '@vitrine/ui'
import type { Consent } from '@vitrine/client'
import { useWords } from '../../words/use-words.tsx'
import { AccountForm } from '../account-form.tsx'
import { Part } from '../part.tsx'

export interface ShownConsent {
  readonly clientId: string
  readonly appName: string
  readonly scopes: Consent['scopes']
  readonly date: string
}

/** Lists third-party apps with access to the account. */
export const Consents = ({ consents }: { consents: readonly ShownConsent[] }) => {
  const words = useWords()
  return (
    <Part id="consents" title={words.consentsTitle} hint={consents.length === 0 ? words.consentsNone : undefined}>
      {consents.length > 0 && (
        <ul className="grid list-none gap-0 p-0">
          {consents.map(({ clientId, appName, scopes, date }) => (
            <li
              key={clientId}
              className="flex flex-wrap items-start justify-between gap-3 border-t border-line py-3 sm:flex-nowrap"
            >
              <div className="min-w-0 break-words">
                <bdi>{appName}</bdi>
                <span className="block text-sm text-muted">{words.consentSince(date)}</span>
                <ul className="mt-1 list-disc ps-5 text-sm text-muted">
                  {scopes.map((scope) => (
                    <li key={scope}>{words.consentScopes[scope]}</li>
                  ))}
                </ul>
              </div>
              <Button
                size="small"
                href={`/hosted/account/security?${new URLSearchParams({ app: clientId })}`}
                aria-label={`${words.removeAccess}: ${appName}`}
              >
                {words.removeAccess}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

/** Asks to confirm before removing an app's access. */
export const AccessRemoval = ({ clientId, appName }: Pick<ShownConsent, 'clientId' | 'appName'>) => {
  const words = useWords()
  return (
    <AccountForm
      id="remove-access"
      title={words.removeAccessTitle(appName)}
      hint={words.removeAccessHint}
      action="/hosted/account/security"
      intent="remove-access"
      submit={words.removeAccess}
      variant="primary"
      back={{ href: '/hosted/account/security', label: words.cancel }}
    >
      <input type="hidden" name="app" value={clientId} />
    </AccountForm>
  )
}
