import type { ThirdPartyApp } from '@vitrine/client'
import { TextArea, TextField } from '@vitrine/ui'
import { textIn } from '../form/read-fields.ts'
import type { FieldOf } from '../form/entry-form.tsx'
import { linesIn, savingLines } from '../form/lines.ts'
import { words } from '../words/words.ts'

const { signIns } = words
const addresses = 'app.redirectUris'

const readApp = (form: FormData) => ({
  name: textIn(form, 'app.name'),
  redirectUris: linesIn(form, addresses),
})

/** Saves the form. */
export const saveOAuthApp = <Saved,>(
  form: FormData,
  save: (app: ReturnType<typeof readApp>) => Promise<Saved>,
): Promise<Saved> => savingLines(form, () => save(readApp(form)))

interface OAuthAppFieldsProps {
  readonly field: FieldOf
  /** The app to edit. Omitted for a new one. */
  readonly app?: ThirdPartyApp
}

/** Public details and redirect URLs of an app. */
export const OAuthAppFields = ({ field, app }: OAuthAppFieldsProps) => (
  <>
    <TextField
      {...field('app.name')}
      label={signIns.appName}
      hint={signIns.appNameHint}
      required
      maxLength={100}
      defaultValue={app?.name}
    />
    <TextArea
      {...field(addresses)}
      label={signIns.appAddresses}
      hint={signIns.appAddressesHint}
      required
      rows={3}
      spellCheck={false}
      defaultValue={app?.redirectUris.join('\n')}
    />
  </>
)
