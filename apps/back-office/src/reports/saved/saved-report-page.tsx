import type { SavedReport } from '@vitrine/client'
import { emailFrequencies, savedPeriods, savedReportKinds } from '@vitrine/contract/entities/enumerations.ts'
import { comparisons } from '@vitrine/domain/report/period.ts'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { Button, SelectField, TextArea, TextField } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { loadTimeZone } from '../../clock/store-zone.ts'
import { CancelLink } from '../../form/cancel-link.tsx'
import { DeleteButton } from '../../form/delete-button.tsx'
import { EntryForm, type FieldOf } from '../../form/entry-form.tsx'
import { throwFieldError } from '../../form/field-errors.ts'
import { linesIn, savingLines } from '../../form/lines.ts'
import { textIn } from '../../form/read-fields.ts'
import { useDone } from '../../form/use-done.ts'
import { EntryPage } from '../../page/entry-page.tsx'
import { NotFound } from '../../page/not-found.tsx'
import { FieldGroup } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { savedReportHref } from './saved-period.ts'

const { savedReports: texts } = words
const list = '/reports/saved'
const recipientsField = 'savedReport.email.recipients'

interface SavedReportData {
  /** `undefined` for a new one, `null` if it doesn’t exist. */
  readonly saved: SavedReport | undefined | null
  readonly today: string
}

export const loadSavedReport = async ({ params: { id } }: PageRequest): Promise<SavedReportData> => {
  const today = dayIn(await loadTimeZone(), new Date())
  if (id === undefined) return { saved: undefined, today }
  const all = await shop.savedReports.listSavedReports()
  return { saved: all.find((one) => one.id === id) ?? null, today }
}

const optionIn = <Value extends string>(form: FormData, name: string, values: readonly Value[]): Value | undefined =>
  values.find((value) => value === textIn(form, name))

const readEmail = (form: FormData): SavedReport['email'] => {
  const frequency = optionIn(form, 'savedReport.email.frequency', emailFrequencies)
  if (!frequency) return undefined
  const recipients = linesIn(form, recipientsField)
  return recipients.length === 0
    ? throwFieldError(recipientsField, texts.recipientsRequired)
    : { frequency, recipients }
}

const readSaved = (form: FormData) => {
  const compare = optionIn(form, 'savedReport.compare', comparisons)
  const email = readEmail(form)
  return {
    name: textIn(form, 'savedReport.name'),
    report: optionIn(form, 'savedReport.report', savedReportKinds) ?? 'SALES',
    period: optionIn(form, 'savedReport.period', savedPeriods) ?? 'LAST_30_DAYS',
    ...(compare && { compare }),
    ...(email && { email }),
  }
}

const Fields = ({ field, saved }: { field: FieldOf; saved: SavedReport | undefined }) => (
  <>
    <TextField
      {...field('savedReport.name')}
      label={texts.name}
      defaultValue={saved?.name ?? ''}
      required
      maxLength={100}
    />
    <SelectField
      {...field('savedReport.report')}
      mark="none"
      label={texts.report}
      defaultValue={saved?.report ?? 'SALES'}
      options={savedReportKinds.map((value) => ({ value, label: texts.kinds[value] }))}
    />
    <SelectField
      {...field('savedReport.period')}
      mark="none"
      label={words.reports.period}
      defaultValue={saved?.period ?? 'LAST_30_DAYS'}
      options={savedPeriods.map((value) => ({ value, label: texts.periods[value] }))}
    />
    <SelectField
      {...field('savedReport.compare')}
      mark="none"
      label={words.reports.compare}
      defaultValue={saved ? (saved.compare ?? 'NONE') : 'PREVIOUS_PERIOD'}
      options={([...comparisons, 'NONE'] as const).map((value) => ({ value, label: words.reports.comparisons[value] }))}
    />
    <FieldGroup title={texts.email} hint={texts.emailHint}>
      <SelectField
        {...field('savedReport.email.frequency')}
        mark="none"
        label={texts.frequency}
        defaultValue={saved?.email?.frequency ?? 'NEVER'}
        options={(['NEVER', ...emailFrequencies] as const).map((value) => ({ value, label: texts.frequencies[value] }))}
      />
      <TextArea
        {...field(recipientsField)}
        label={texts.recipients}
        hint={texts.recipientsHint}
        defaultValue={saved?.email?.recipients.join('\n') ?? ''}
        rows={3}
      />
    </FieldGroup>
  </>
)

const SavedReportForm = ({ saved, today }: { saved: SavedReport | undefined; today: string }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const sent = readSaved(form)
    if (saved) {
      await savingLines(form, () => shop.savedReports.updateSavedReport(saved.id, sent))
      return done({ message: words.saved })
    }
    await savingLines(form, () => shop.savedReports.createSavedReport(sent))
    return done({ message: words.added(sent.name), next: list })
  }
  return (
    <EntryForm
      label={texts.one}
      save={save}
      actions={
        saved ? (
          <>
            <Button href={savedReportHref(saved, today)}>{texts.open}</Button>
            <DeleteButton
              name={saved.name}
              hint={texts.delete}
              remove={() => shop.savedReports.deleteSavedReport(saved.id)}
              next={list}
            />
          </>
        ) : (
          <CancelLink href={list} />
        )
      }
    >
      {(field) => <Fields field={field} saved={saved} />}
    </EntryForm>
  )
}

/** Creates or edits a saved report, and when it is sent by email. */
export const SavedReportPage = ({ data: { saved, today } }: PageProps<SavedReportData>) => {
  if (saved === null) return <NotFound list={list} />
  return (
    <EntryPage title={saved?.name ?? texts.add} list={{ label: texts.title, href: list }}>
      <SavedReportForm key={saved?.id} saved={saved} today={today} />
    </EntryPage>
  )
}
