import type { NotificationSettings } from '@vitrine/client'
import { Disclosure, SelectField, Stack, TextArea } from '@vitrine/ui'
import { linesIn } from '../form/lines.ts'
import { textIn } from '../form/read-fields.ts'
import type { FieldOf } from '../form/entry-form.tsx'
import { words } from '../words/words.ts'

const { notifications: texts } = words

const notificationKinds = [
  'newOrders',
  'paymentProblems',
  'disputes',
  'returnRequests',
  'lowStock',
  'failedJobs',
  'domains',
] as const
type Kind = (typeof notificationKinds)[number]

/** When an email is sent. */
type Timing = keyof typeof texts.timings

const timingName = (kind: Kind): string => `timing.${kind}`
const recipientsName = (kind: Kind): string => `kindRecipients.${kind}`

const timingOf = (settings: NotificationSettings, kind: Kind): Timing => {
  if (!settings[kind]) return 'off'
  return settings.digestKinds.includes(kind) ? 'daily' : 'atOnce'
}

const isTiming = (form: FormData, kind: Kind, timing: Timing): boolean => textIn(form, timingName(kind)) === timing

/** Reads the fields of all kinds. Recipients of single kinds are read by line. */
export const readKinds = (form: FormData) => ({
  ...(Object.fromEntries(notificationKinds.map((kind) => [kind, !isTiming(form, kind, 'off')])) as Record<
    Kind,
    boolean
  >),
  digestKinds: notificationKinds.filter((kind) => isTiming(form, kind, 'daily')),
  kindRecipients: notificationKinds.flatMap((kind) => {
    const recipients = linesIn(form, recipientsName(kind))
    return recipients.length > 0 ? [{ kind, recipients }] : []
  }),
})

/** Returns the name of the text area for the recipients of one kind, by their place in the request. */
export const atKind = (field: string, sent: ReturnType<typeof readKinds>['kindRecipients']): string => {
  const [, index] = /kindRecipients\[(\d+)\]\.recipients$/.exec(field) ?? []
  const found = index === undefined ? undefined : sent[Number(index)]
  return found ? recipientsName(found.kind) : field
}

const timings = (['atOnce', 'daily', 'off'] as const).map((value) => ({ value, label: texts.timings[value] }))

/** When emails of a kind are sent, and who gets them in place of the general recipients. */
const KindFields = ({ kind, settings, field }: { kind: Kind; settings: NotificationSettings; field: FieldOf }) => {
  const own = settings.kindRecipients.find((one) => one.kind === kind)?.recipients ?? []
  return (
    <Stack gap="sm">
      <SelectField
        {...field(timingName(kind))}
        label={texts[kind]}
        hint={texts[`${kind}Hint`]}
        options={timings}
        defaultValue={timingOf(settings, kind)}
        mark="none"
      />
      <Disclosure label={texts.ownRecipients(texts[kind])} open={own.length > 0}>
        <TextArea
          {...field(recipientsName(kind))}
          label={texts.ownRecipientsOf(texts[kind])}
          hint={texts.ownRecipientsHint}
          defaultValue={own.join('\n')}
          rows={3}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          mark="optional"
        />
      </Disclosure>
    </Stack>
  )
}

export const AllKinds = ({ settings, field }: { settings: NotificationSettings; field: FieldOf }) => (
  <>
    {notificationKinds.map((kind) => (
      <KindFields key={kind} kind={kind} settings={settings} field={field} />
    ))}
  </>
)
