import type { NotificationSettings } from '@vitrine/client'
import { PageHeader, SelectField, Stack, TextArea, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { countIn, textIn } from '../form/read-fields.ts'
import { throwFieldError } from '../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { linesIn, savingLines } from '../form/lines.ts'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { AllKinds, atKind, readKinds } from './kind-fields.tsx'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'

const { notifications: texts } = words

export const loadNotifications = (): Promise<NotificationSettings> =>
  shop.notificationSettings.getNotificationSettings()

/** Form fields are named after the fields of the API call. */
const named = (name: keyof NotificationSettings): string => `notificationSettings.${name}`

const readForm = (form: FormData) => ({
  recipients: linesIn(form, named('recipients')),
  ...readKinds(form),
  digestHour: Number(textIn(form, named('digestHour'))),
  lowStockThreshold:
    countIn(form, named('lowStockThreshold')) ?? throwFieldError(named('lowStockThreshold'), words.notWhole),
})

/** The hours of the day, as `08:00`. */
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

const Fields = ({ settings, field }: { settings: NotificationSettings; field: FieldOf }) => (
  <>
    <FieldGroup title={texts.recipientsTitle} hint={texts.owners(settings.ownerEmails)}>
      <TextArea
        {...field(named('recipients'))}
        label={texts.recipients}
        hint={texts.recipientsHint}
        defaultValue={settings.recipients.join('\n')}
        rows={4}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        mark="optional"
      />
    </FieldGroup>
    <FieldGroup title={texts.kinds}>
      <AllKinds settings={settings} field={field} />
      <SelectField
        {...field(named('digestHour'))}
        label={texts.digestHour}
        hint={texts.digestHourHint}
        options={hours}
        defaultValue={String(settings.digestHour)}
        mark="none"
      />
      <TextField
        {...field(named('lowStockThreshold'))}
        label={texts.threshold}
        hint={texts.thresholdHint}
        inputMode="numeric"
        defaultValue={String(settings.lowStockThreshold)}
        mark="none"
      />
    </FieldGroup>
  </>
)

/** Sends a sample order notification to the saved recipients. */
const TestButton = ({ recipients, ownerEmails }: NotificationSettings) => (
  <ConfirmButton
    title={texts.testTitle}
    hint={texts.testHint(recipients.length > 0 ? recipients : ownerEmails)}
    confirm={texts.test}
    variant="primary"
    done={texts.testSent}
    act={async () => {
      await shop.notificationSettings.sendTestNotification()
    }}
  />
)

/** Which email notifications the owners get, and who receives them. */
export const NotificationsPage = ({ data: saved }: PageProps<NotificationSettings>) => {
  useTitle(texts.title)
  const done = useDone()
  const save = async (form: FormData) => {
    const settings = readForm(form)
    const update = () => shop.notificationSettings.updateNotificationSettings(settings)
    await savingLines(form, update, (name) => atKind(name, settings.kindRecipients))
    const { ownerEmails: _owners, ...before } = saved
    return done({
      message: words.saved,
      undo: () => shop.notificationSettings.updateNotificationSettings(before),
    })
  }
  return (
    <Stack gap="lg" className="max-w-form">
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <EntryForm key={JSON.stringify(saved)} label={texts.title} save={save} actions={<TestButton {...saved} />}>
        {(field) => <Fields settings={saved} field={field} />}
      </EntryForm>
    </Stack>
  )
}
