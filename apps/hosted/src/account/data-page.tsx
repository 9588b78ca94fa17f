import { Alert, Button, RadioGroup, Stack, TextField } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountLayout, type AccountData } from './account-layout.tsx'
import { CurrentPassword } from './security/current-password.tsx'
import { Part } from './part.tsx'

export interface DataPageData extends AccountData {
  readonly privacy: 'PUBLIC' | 'PRIVATE'
  readonly isDeleting: boolean
  readonly isSaved: boolean
  readonly hasPassword: boolean
  readonly proofError?: string
  readonly failure?: string
}

const path = '/hosted/account/data'

const Export = () => {
  const words = useWords()
  return (
    <Part id="export" title={words.dataExportTitle} hint={words.dataExportHint}>
      <div>
        <Button href={`${path}/export`}>{words.dataExport}</Button>
      </div>
    </Part>
  )
}

const Privacy = ({ privacy }: Pick<DataPageData, 'privacy'>) => {
  const words = useWords()
  return (
    <AccountForm id="privacy" title={words.privacyTitle} action={path} intent="privacy" submit={words.save}>
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
    </AccountForm>
  )
}

const DeleteLink = () => {
  const words = useWords()
  return (
    <Part id="delete" title={words.deleteTitle} hint={words.deleteHint}>
      <div>
        <Button href={`${path}?delete`}>{words.deleteTitle}</Button>
      </div>
    </Part>
  )
}

const Deletion = ({ hasPassword, proofError, failure }: DataPageData) => {
  const words = useWords()
  return (
    <AccountForm
      id="delete"
      title={words.deleteConfirm}
      hint={words.deleteHint}
      failure={failure}
      action={`${path}?delete`}
      intent="delete"
      submit={words.deleteTitle}
      variant="critical"
      back={{ href: path, label: words.cancel }}
    >
      {hasPassword ? (
        <CurrentPassword error={proofError} />
      ) : (
        <TextField label={words.deleteEmail} name="email" type="email" autoComplete="off" error={proofError} required />
      )}
    </AccountForm>
  )
}

/** Shows what is stored about a member, who can see it, and how to delete it. */
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
