import { Card, TextField } from '@vitrine/ui'
import { countIn, textIn } from '../form/read-fields.ts'
import { throwFieldError } from '../form/field-errors.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { remainders: texts } = words

/** When the balance after a deposit is due, and when buyers are reminded. */
export interface RemainderRules {
  readonly dueInDays: number
  readonly remindDaysBefore: number
  readonly remindDaysAfter: readonly number[]
}

const field = (name: keyof RemainderRules): string => `siteSettings.remainders.${name}`

const readDays = (form: FormData): number[] => {
  const name = field('remindDaysAfter')
  const parts = textIn(form, name)
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
  return parts.every((part) => /^\d{1,3}$/.test(part)) ? parts.map(Number) : throwFieldError(name, texts.wrongDays)
}

const read = (form: FormData): RemainderRules => {
  const count = (name: 'dueInDays' | 'remindDaysBefore') =>
    countIn(form, field(name)) ?? throwFieldError(field(name), words.notANumber)
  return {
    dueInDays: count('dueInDays'),
    remindDaysBefore: count('remindDaysBefore'),
    remindDaysAfter: readDays(form),
  }
}

const save = ({ remindDaysAfter, ...rules }: RemainderRules) =>
  shop.backOffice.updateSiteSettings({ remainders: { ...rules, remindDaysAfter: [...remindDaysAfter] } })

/** When the balance after a deposit is due, and when buyers are reminded. */
export const RemaindersForm = ({ rules }: { rules: RemainderRules }) => {
  const done = useDone()
  return (
    <Card as="section" appearance="framed" title={texts.rules} level={2} className="max-w-form">
      <EntryForm
        label={texts.rules}
        save={async (form) => {
          await save(read(form))
          return done({ message: words.saved, undo: () => save(rules) })
        }}
      >
        {(fieldOf) => (
          <>
            <p className="m-0 text-muted">{texts.rulesHint}</p>
            <TextField
              {...fieldOf(field('dueInDays'))}
              label={texts.dueInDays}
              inputMode="numeric"
              required
              mark="none"
              defaultValue={String(rules.dueInDays)}
            />
            <TextField
              {...fieldOf(field('remindDaysBefore'))}
              label={texts.remindDaysBefore}
              hint={texts.remindDaysBeforeHint}
              inputMode="numeric"
              required
              mark="none"
              defaultValue={String(rules.remindDaysBefore)}
            />
            <TextField
              {...fieldOf(field('remindDaysAfter'))}
              label={texts.remindDaysAfter}
              hint={texts.remindDaysAfterHint}
              mark="none"
              defaultValue={rules.remindDaysAfter.join(', ')}
            />
          </>
        )}
      </EntryForm>
    </Card>
  )
}
