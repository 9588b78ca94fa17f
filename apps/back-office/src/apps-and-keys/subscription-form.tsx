import { TextArea, TextField } from '@vitrine/ui'
import { textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { linesIn, savingLines } from '../form/lines.ts'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { allEvents } from './subscriptions.tsx'

const { appsAndKeys } = words

/** Adds a webhook subscription to an app. */
export const SubscriptionForm = ({ appId }: { appId: string }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const types = linesIn(form, 'eventTypes')
    const eventTypes = types.length > 0 ? types : [allEvents]
    const url = textIn(form, 'url')
    await savingLines(form, () => shop.backOffice.createWebhookSubscription({ appId, url, eventTypes }))
    return done({ message: appsAndKeys.subscribed })
  }
  return (
    <Section title={appsAndKeys.addSubscription}>
      <EntryForm label={appsAndKeys.addSubscription} save={save} submit={appsAndKeys.send}>
        {(field) => (
          <>
            <TextField
              {...field('url')}
              label={appsAndKeys.url}
              hint={appsAndKeys.urlHint}
              type="url"
              required
              maxLength={2048}
            />
            <TextArea
              {...field('eventTypes')}
              label={appsAndKeys.events}
              hint={appsAndKeys.eventsHint}
              rows={2}
              spellCheck={false}
            />
          </>
        )}
      </EntryForm>
    </Section>
  )
}
