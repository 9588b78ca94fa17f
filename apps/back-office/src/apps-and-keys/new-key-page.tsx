import { momentText } from '../clock/moment-text.ts'
import { RadioGroup, TextArea, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { DayField } from '../clock/date-fields.tsx'
import { endOfDayIn } from '../clock/read-dates.ts'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { optionsOf } from '../form/options.ts'
import { PermissionFields } from '../staff/permission-fields.tsx'
import { permissionsIn } from '../staff/permission-level.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { textIn } from '../form/read-fields.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { linesIn, savingLines } from '../form/lines.ts'
import { shop } from '../shop.ts'
import { ShownOnce } from '../page/shown-once.tsx'
import { words } from '../words/words.ts'

const { appsAndKeys } = words
const list = '/apps-and-keys'
const origins = 'apiKey.origins'
const expiry = 'apiKey.expiresDate'

/** Creates an API key and shows it once. */
export const NewKeyPage = () => {
  const [key, setKey] = useState<string>()
  const [access, setAccess] = useState('full')
  const timeZone = useTimeZone()
  const save = async (form: FormData) => {
    const expires = endOfDayIn(form, expiry, timeZone)
    const apiKey = {
      name: textIn(form, 'apiKey.name'),
      origins: linesIn(form, origins),
      ...(access === 'limited' && { permissions: permissionsIn(form) }),
      ...(expires && { expiresDate: momentText(expires) }),
    }
    const made = await savingLines(form, () => shop.apiKeys.createApiKey(apiKey))
    setKey(made.key)
  }
  return (
    <EntryPage title={appsAndKeys.addKey} list={{ label: appsAndKeys.title, href: list }}>
      {key === undefined ? (
        <EntryForm label={appsAndKeys.key} save={save} actions={<CancelLink href={list} />}>
          {(field) => (
            <>
              <TextField
                {...field('apiKey.name')}
                label={appsAndKeys.name}
                hint={appsAndKeys.keyNameHint}
                required
                maxLength={100}
              />
              <DayField {...field(expiry)} label={appsAndKeys.expires} hint={appsAndKeys.expiresHint} />
              <RadioGroup
                name="access"
                label={appsAndKeys.accessOf}
                value={access}
                onValueChange={setAccess}
                options={optionsOf(appsAndKeys.accessKinds)}
              />
              {access === 'limited' && <PermissionFields permissions={[]} />}
              <TextArea
                {...field(origins)}
                label={appsAndKeys.keyOrigins}
                hint={appsAndKeys.keyOriginsHint}
                rows={2}
                spellCheck={false}
              />
            </>
          )}
        </EntryForm>
      ) : (
        <ShownOnce
          title={appsAndKeys.keyMade}
          hint={appsAndKeys.keyMadeHint}
          values={[{ label: appsAndKeys.key, value: key }]}
          done={appsAndKeys.iHaveIt}
          next={list}
        />
      )}
    </EntryPage>
  )
}
