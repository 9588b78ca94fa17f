import { Alert, Button, PasswordField, RadioGroup, Stack, TextField } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { BusyForm } from '../busy-form.tsx'
import { useWords } from '../words/use-words.tsx'
import { AccountLayout, type AccountData } from './account-layout.tsx'

export interface DataPageData extends AccountData {
  readonly privacy: 'PUBLIC' | 'PRIVATE'
  readonly isDeleting: boolean
  readonly isSaved: boolean
  readonly hasPassword: boolean
  readonly proofError?: string
  readonly failure?: string
}

const Heading = ({ id, title, children }: { id: string; title: string; children?: ReactNode }) => (
  <header>
    <h2 id={id} className="font-display text-2xl">
      {title}
    </h2>
    {children !== undefined && <p className="mt-1 text-muted">{children}</p>}
  </header>
)

const Export = () => {
  const words = useWords()
  return (
    <section aria-labelledby="export" className="grid gap-4">
      <Heading id="export" title={words.dataExportTitle}>
        {words.dataExportHint}
      </Heading>
      <div>
        <Button href="/hosted/account/data/export">{words.dataExport}</Button>
      </div>
    </section>
  )
}

const Privacy = ({ privacy }: Pick<DataPageData, 'privacy'>) => {
  const words = useWords()
  return (
    <BusyForm aria-label={words.privacyTitle} action="/hosted/account/data">
      {(isBusy) => (
        <Stack gap="lg">
          <Heading id="privacy" title={words.privacyTitle} />
          <input type="hidden" name="intent" value="privacy" />
          <RadioGroup
            label={words.privacyTitle}
            labelHidden
            name="privacy"
            appearance="cards"
            defaultValue={privacy}
            options={[
              { value: 'PRIVATE', label: words.privacyPrivate, hint: words.privacyPrivateHint },
              { value: 'PUBLIC', label: words.privacyPublic, hint: words.privacyPublicHint },
            ]}
          />
          <div>
            <Button type="submit" busy={isBusy}>
              {words.privacySave}
            </Button>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}

const DeleteLink = () => {
  const words = useWords()
  return (
    <section aria-labelledby="delete" className="grid gap-4">
      <Heading id="delete" title={words.deleteTitle}>
        {words.deleteHint}
      </Heading>
      <div>
        <Button href="/hosted/account/data?delete">{words.deleteBegin}</Button>
      </div>
    </section>
  )
}

const Deletion = ({ hasPassword, proofError, failure }: Omit<DataPageData, keyof AccountData>) => {
  const words = useWords()
  return (
    <BusyForm aria-labelledby="delete" action="/hosted/account/data?delete">
      {(isBusy) => (
        <Stack gap="lg">
          <Heading id="delete" title={words.deleteSure}>
            {words.deleteHint}
          </Heading>
          {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
          <input type="hidden" name="intent" value="delete" />
          {hasPassword ? (
            <PasswordField
              label={words.currentPassword}
              name="password"
              autoComplete="current-password"
              maxLength={256}
              error={proofError}
              required
            />
          ) : (
            <TextField
              label={words.deleteEmail}
              name="email"
              type="email"
              autoComplete="off"
              error={proofError}
              required
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="critical" busy={isBusy}>
              {words.deleteBegin}
            </Button>
            <Button href="/hosted/account/data">{words.deleteKeep}</Button>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}

/** What is kept of a member, who sees it, and the way to have it deleted. */
export const DataPage = (data: DataPageData) => {
  const words = useWords()
  return (
    <AccountLayout {...data}>
      <Stack gap="xl" className="max-w-prose">
        {data.isSaved && <Alert tone="positive">{words.saved}</Alert>}
        {data.isDeleting ? (
          <Deletion {...data} />
        ) : (
          <>
            <Export />
            <hr className="border-line" />
            <Privacy privacy={data.privacy} />
            <hr className="border-line" />
            <DeleteLink />
          </>
        )}
      </Stack>
    </AccountLayout>
  )
}
