import type { AbandonedCheckoutSettings } from '@vitrine/client'
import { Checkbox, TextArea, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { EntryForm, type FieldOf } from '../../form/entry-form.tsx'
import { useDone } from '../../form/use-done.ts'
import { EntryPage } from '../../page/entry-page.tsx'
import { FieldGroup, Section } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { loadLanguages } from '../../translations/languages.ts'
import { words } from '../../words/words.ts'
import { EmailFields } from './email-fields.tsx'
import { PreviewButton } from './email-preview.tsx'
import { named, positions, readSettings, type SettingsData } from './read-settings.ts'

const { abandonedSettings: texts } = words

export const loadAbandonedSettings = async ({ url }: { url: URL }): Promise<SettingsData> => {
  const [settings, { languages }] = await Promise.all([
    shop.abandonedCheckouts.getAbandonedCheckoutSettings(),
    loadLanguages(url),
  ])
  return { settings, languages }
}

interface FieldsProps {
  readonly settings: AbandonedCheckoutSettings
  readonly field: FieldOf
}

const DetectionFields = ({ settings, field }: FieldsProps) => (
  <FieldGroup title={texts.detection}>
    <Checkbox name={named('active')} label={texts.active} hint={texts.activeHint} defaultChecked={settings.active} />
    <TextField
      {...field(named('delayMinutes'))}
      label={texts.delay}
      hint={texts.delayHint}
      inputMode="numeric"
      mark="none"
      defaultValue={String(settings.delayMinutes)}
    />
  </FieldGroup>
)

const LimitFields = ({ settings, field }: FieldsProps) => (
  <FieldGroup title={texts.limits}>
    <TextField
      {...field(named('seriesIntervalDays'))}
      label={texts.interval}
      hint={texts.intervalHint}
      inputMode="numeric"
      mark="none"
      defaultValue={String(settings.seriesIntervalDays)}
    />
    <TextField
      {...field(named('linkDays'))}
      label={texts.linkDays}
      hint={texts.linkDaysHint}
      inputMode="numeric"
      mark="none"
      defaultValue={String(settings.linkDays)}
    />
    <TextField
      {...field(named('restorePageUrl'))}
      label={texts.page}
      hint={texts.pageHint}
      type="url"
      mark="optional"
      defaultValue={settings.restorePageUrl ?? ''}
    />
  </FieldGroup>
)

const countriesOf = ({ consentRules }: AbandonedCheckoutSettings, rule: 'EXISTING_CUSTOMER' | 'NONE'): string =>
  consentRules
    .filter((one) => one.rule === rule)
    .map(({ country }) => country)
    .join(' ')

const ConsentFields = ({ settings, field }: FieldsProps) => (
  <FieldGroup title={texts.consent} hint={texts.consentHint}>
    <TextArea
      {...field('existing')}
      label={texts.existing}
      hint={texts.countriesHint}
      rows={2}
      mark="optional"
      defaultValue={countriesOf(settings, 'EXISTING_CUSTOMER')}
    />
    <TextArea
      {...field('everyone')}
      label={texts.everyone}
      hint={texts.everyoneHint}
      rows={2}
      mark="optional"
      defaultValue={countriesOf(settings, 'NONE')}
    />
  </FieldGroup>
)

const SavedEmails = ({ settings: { emails } }: Pick<FieldsProps, 'settings'>) => (
  <Section title={texts.preview} hint={texts.saveFirst}>
    <div className="flex flex-wrap gap-2">
      {emails.map((email, index) => (
        <PreviewButton key={`${index} ${JSON.stringify(email)}`} position={index + 1} email={email} />
      ))}
      <ConfirmButton
        button={{ size: 'small' }}
        title={texts.testTitle}
        hint={texts.testHint}
        confirm={texts.test}
        variant="primary"
        done={texts.testSent}
        act={async () => {
          for (const email of emails) await shop.abandonedCheckouts.sendTestAbandonedCheckoutEmail(email)
        }}
      />
    </div>
  </Section>
)

const EmailSeries = ({ data: { settings, languages }, field }: { data: SettingsData; field: FieldOf }) => {
  const [used, setUsed] = useState<readonly boolean[]>(() => positions.map((position) => position in settings.emails))
  return positions.map((position) => (
    <EmailFields
      key={position}
      position={position}
      index={used.slice(0, position).filter(Boolean).length}
      email={settings.emails[position]}
      field={field}
      isUsed={used[position]!}
      setUsed={(isUsed) => setUsed(used.with(position, isUsed))}
      languages={languages}
    />
  ))
}

/** When checkouts are abandoned, and the emails to their buyers. */
export const AbandonedSettingsPage = ({ data }: PageProps<SettingsData>) => {
  const { settings } = data
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.abandonedCheckouts.updateAbandonedCheckoutSettings(readSettings(form, data))
    return done({ message: words.saved })
  }
  return (
    <EntryPage title={texts.title} list={{ label: words.abandoned.title, href: '/orders/abandoned' }} hint={texts.hint}>
      <EntryForm key={JSON.stringify(settings)} label={texts.title} save={save}>
        {(field) => (
          <>
            <DetectionFields settings={settings} field={field} />
            <Checkbox
              name={named('sendsEmails')}
              label={texts.sendsEmails}
              hint={texts.sendsEmailsHint}
              defaultChecked={settings.sendsEmails}
            />
            <EmailSeries data={data} field={field} />
            <LimitFields settings={settings} field={field} />
            <ConsentFields settings={settings} field={field} />
          </>
        )}
      </EntryForm>
      {settings.emails.length > 0 && <SavedEmails settings={settings} />}
    </EntryPage>
  )
}
