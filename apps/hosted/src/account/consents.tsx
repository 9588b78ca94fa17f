import { Button, Stack } from '@vitrine/ui'
import { BusyForm } from '../busy-form.tsx'
import { useWords } from '../words/use-words.tsx'
import type { Consent } from '@vitrine/client'

export interface ShownConsent {
  readonly clientId: string
  readonly appName: string
  readonly scopes: Consent['scopes']
  readonly date: string
}

/** Apps of others that a member let know them. */
export const Consents = ({ consents }: { consents: readonly ShownConsent[] }) => {
  const words = useWords()
  return (
    <section aria-labelledby="consents" className="grid gap-4">
      <header>
        <h2 id="consents" className="font-display text-2xl">
          {words.consentsTitle}
        </h2>
        {consents.length === 0 && <p className="mt-1 text-muted">{words.consentsNone}</p>}
      </header>
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
                aria-label={`${words.consentTakeBack}: ${appName}`}
              >
                {words.consentTakeBack}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Asks once more before an app is put out. */
export const TakingBack = ({ clientId, appName }: Pick<ShownConsent, 'clientId' | 'appName'>) => {
  const words = useWords()
  return (
    <BusyForm aria-labelledby="take-back" action="/hosted/account/security">
      {(isBusy) => (
        <Stack gap="lg">
          <header>
            <h2 id="take-back" className="font-display text-2xl">
              {words.consentTakeBackTitle(appName)}
            </h2>
            <p className="mt-1 text-muted">{words.consentTakeBackHint}</p>
          </header>
          <input type="hidden" name="intent" value="take-back" />
          <input type="hidden" name="app" value={clientId} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={isBusy}>
              {words.consentTakeBack}
            </Button>
            <Button href="/hosted/account/security">{words.consentKeep}</Button>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}
