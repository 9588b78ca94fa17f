import { Card, Checkbox } from '@vitrine/ui'
import { EntryForm } from '../form/entry-form.tsx'
import { isTicked } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { testCards: texts } = words
const field = 'siteSettings.testCards'

const save = (testCards: boolean) => shop.backOffice.updateSiteSettings({ testCards })

/** Turns test cards on or off, on a server that only this machine can reach. */
export const TestCardsForm = ({ isOn }: { isOn: boolean }) => {
  const done = useDone()
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2} className="max-w-form">
      <EntryForm
        label={texts.title}
        save={async (form) => {
          await save(isTicked(form, field))
          await done({ message: words.saved, undo: () => save(isOn) })
        }}
      >
        {(fieldOf) => <Checkbox {...fieldOf(field)} label={texts.label} hint={texts.hint} defaultChecked={isOn} />}
      </EntryForm>
    </Card>
  )
}
