import { TextArea, TextField } from '@vitrine/ui'
import { EntryPage } from '../entry-page.tsx'
import { textIn } from '../form/amounts.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { Complaints } from '../form/complaints.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { ApiError } from '@vitrine/client'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const { signIns } = words
const list = '/sign-in-settings'
const addresses = 'app.redirectUris'

const readForm = (form: FormData) => ({
  name: textIn(form, 'app.name'),
  redirectUris: textIn(form, addresses)
    .split(/\s+/)
    .filter((line) => line !== ''),
})

/** All addresses stand in one field: what is wrong with one of them is said there. */
const atField = (error: unknown): unknown =>
  error instanceof ApiError && error.violations.some(({ field }) => field.startsWith(`${addresses}[`))
    ? new Complaints(error.violations.map((one) => ({ ...one, field: one.field.replace(/\[\d+\]$/, '') })))
    : error

/** An app of someone else, to which members may sign in. */
export const NewAppPage = () => {
  const done = useDone()
  const save = async (form: FormData) => {
    try {
      const { clientId, name } = await shop.thirdPartyApps.createThirdPartyApp(readForm(form))
      return await done({ message: words.added(name), next: `${list}/apps/${clientId}` })
    } catch (error) {
      throw atField(error)
    }
  }
  return (
    <EntryPage title={signIns.addApp} list={{ label: signIns.title, href: list }} hint={signIns.appsHint}>
      <EntryForm label={signIns.app} save={save} actions={<CancelLink href={list} />}>
        {(field) => (
          <>
            <TextField
              {...field('app.name')}
              label={signIns.appName}
              hint={signIns.appNameHint}
              required
              maxLength={100}
            />
            <TextArea
              {...field(addresses)}
              label={signIns.appAddresses}
              hint={signIns.appAddressesHint}
              required
              rows={3}
              spellCheck={false}
            />
          </>
        )}
      </EntryForm>
    </EntryPage>
  )
}
