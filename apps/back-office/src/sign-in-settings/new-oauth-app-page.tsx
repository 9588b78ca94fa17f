import { EntryPage } from '../page/entry-page.tsx'
import { CancelLink } from '../form/cancel-link.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { OAuthAppFields, saveOAuthApp } from './oauth-app-fields.tsx'

const { signIns } = words
const list = '/sign-in-settings'

/** Adds a third-party app that members can sign in to. */
export const NewOAuthAppPage = () => {
  const done = useDone()
  const save = async (form: FormData) => {
    const { clientId, name } = await saveOAuthApp(form, (app) => shop.thirdPartyApps.createThirdPartyApp(app))
    return done({ message: words.added(name), next: `${list}/apps/${clientId}` })
  }
  return (
    <EntryPage title={signIns.addApp} list={{ label: signIns.title, href: list }} hint={signIns.appsHint}>
      <EntryForm label={signIns.app} save={save} actions={<CancelLink href={list} />}>
        {(field) => <OAuthAppFields field={field} />}
      </EntryForm>
    </EntryPage>
  )
}
