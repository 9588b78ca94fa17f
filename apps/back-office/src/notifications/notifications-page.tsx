import type { NotificationSettings } from '@vitrine/client'
import { Checkbox, PageHeader, Stack, TextArea, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { countIn, isTicked } from '../form/read-fields.ts'
import { throwFieldError } from '../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { linesIn, savingLines } from '../form/lines.ts'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/en.ts'

const { notifications: texts } = words

export const loadNotifications = (): Promise<NotificationSettings> =>
  shop.notificationSettings.getNotificationSettings()

const kinds = ['newOrders', 'paymentProblems', 'disputes', 'returnRequests', 'lowStock'] as const

/** Form fields are named after the fields of the API call. */
const named = (name: keyof NotificationSettings): string => `notificationSettings.${name}`

const readForm = (form: FormData) => ({
  recipients: linesIn(form, named('recipients')),
  ...Object.fromEntries(kinds.map((kind) => [kind, isTicked(form, named(kind))])),
  lowStockThreshold:
    countIn(form, named('lowStockThreshold')) ?? throwFieldError(named('lowStockThreshold'), words.notWhole),
})

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
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          name={named(kind)}
          label={texts[kind]}
          hint={texts[`${kind}Hint`]}
          defaultChecked={settings[kind]}
        />
      ))}
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
export const NotificationsPage = ({ data: settings }: PageProps<NotificationSettings>) => {
  useTitle(texts.title)
  const done = useDone()
  const save = async (form: FormData) => {
    await savingLines(form, () => shop.notificationSettings.updateNotificationSettings(readForm(form)))
    const { ownerEmails: _owners, ...before } = settings
    return done({
      message: words.saved,
      undo: () => shop.notificationSettings.updateNotificationSettings(before),
    })
  }
  return (
    <Stack gap="lg" className="max-w-form">
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <EntryForm key={JSON.stringify(settings)} label={texts.title} save={save} actions={<TestButton {...settings} />}>
        {(field) => <Fields settings={settings} field={field} />}
      </EntryForm>
    </Stack>
  )
}
