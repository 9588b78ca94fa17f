import { ApiError, type ThirdPartyApp } from '@vitrine/client'
import { TextArea, TextField } from '@vitrine/ui'
import { textIn } from '../form/amounts.ts'
import { Complaints } from '../form/complaints.ts'
import type { FieldOf } from '../form/entry-form.tsx'
import { words } from '../words/en.ts'

const { signIns } = words
const addresses = 'app.redirectUris'

const readApp = (form: FormData) => ({
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

/** Saves what was typed. */
export const saveApp = async <Saved,>(
  form: FormData,
  save: (app: ReturnType<typeof readApp>) => Promise<Saved>,
): Promise<Saved> => {
  try {
    return await save(readApp(form))
  } catch (error) {
    throw atField(error)
  }
}

interface AppFieldsProps {
  readonly field: FieldOf
  /** As it is; a new one is not. */
  readonly app?: ThirdPartyApp
}

/** What members read of an app, and where it may return to. */
export const AppFields = ({ field, app }: AppFieldsProps) => (
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
