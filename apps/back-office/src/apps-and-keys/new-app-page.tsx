import { Checkbox, TextArea, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { EntryPage } from '../page/entry-page.tsx'
import { textIn } from '../form/read-fields.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { linesIn, savingLines } from '../form/lines.ts'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { ShownOnce } from '../page/shown-once.tsx'
import { words } from '../words/words.ts'
import { scopeNames } from './scope-list.ts'

const { appsAndKeys } = words
const list = '/apps-and-keys'
const redirects = 'app.redirectUrls'

const readApp = (form: FormData) => {
  const [redirectUrls, scopes] = [linesIn(form, redirects), scopeNames.filter((name) => form.has(`scope.${name}`))]
  return {
    name: textIn(form, 'app.name'),
    ...(redirectUrls.length > 0 && { redirectUrls }),
    ...(scopes.length > 0 && { scopes }),
  }
}

const AppFields = ({ field }: { field: FieldOf }) => {
  const [hasRedirects, setHasRedirects] = useState(false)
  return (
    <>
      <TextField
        {...field('app.name')}
        label={appsAndKeys.name}
        hint={appsAndKeys.appNameHint}
        required
        maxLength={100}
      />
      <TextArea
        {...field(redirects)}
        label={appsAndKeys.redirectUrls}
        hint={appsAndKeys.redirectUrlsHint}
        rows={2}
        spellCheck={false}
        onChange={(event) => setHasRedirects(event.target.value.trim() !== '')}
      />
      {hasRedirects && (
        <FieldGroup title={appsAndKeys.permissions} hint={appsAndKeys.permissionsHint}>
          {scopeNames.map((name) => (
            <Checkbox key={name} name={`scope.${name}`} label={appsAndKeys.scopes[name]} />
          ))}
        </FieldGroup>
      )}
    </>
  )
}

interface Secret {
  readonly appId: string
  readonly appSecret: string
}

/** Registers an app. A secret is shown only once. */
export const NewAppPage = () => {
  const done = useDone()
  const [secret, setSecret] = useState<Secret>()
  const save = async (form: FormData) => {
    const { app, appSecret } = await savingLines(form, () => shop.apps.createApp(readApp(form)))
    if (appSecret !== undefined) return setSecret({ appId: app.appId, appSecret })
    return done({ message: words.added(app.name), next: `${list}/apps/${app.appId}` })
  }
  return (
    <EntryPage title={appsAndKeys.addApp} list={{ label: appsAndKeys.title, href: list }}>
      {secret ? (
        <ShownOnce
          title={appsAndKeys.appMade}
          hint={appsAndKeys.appMadeHint}
          values={[
            { label: appsAndKeys.appId, value: secret.appId },
            { label: appsAndKeys.appSecret, value: secret.appSecret },
          ]}
          done={appsAndKeys.iHaveIt}
          next={`${list}/apps/${secret.appId}`}
        />
      ) : (
        <EntryForm label={appsAndKeys.app} save={save} actions={<CancelLink href={list} />}>
          {(field) => <AppFields field={field} />}
        </EntryForm>
      )}
    </EntryPage>
  )
}
