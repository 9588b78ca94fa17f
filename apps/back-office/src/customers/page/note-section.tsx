import type { Customer } from '@vitrine/client'
import { TextArea } from '@vitrine/ui'
import { EntryForm } from '../../form/entry-form.tsx'
import { textIn } from '../../form/read-fields.ts'
import { Section } from '../../page/section.tsx'
import { words } from '../../words/words.ts'
import { useChange } from './use-change.ts'

const { customers: texts } = words

/** The private note about a customer, edited in place. */
export const NoteSection = ({ customer }: { customer: Customer }) => {
  const change = useChange(customer)
  return (
    <Section title={texts.note}>
      <EntryForm
        key={customer.revision}
        label={texts.note}
        save={(form) => change({ note: textIn(form, 'customer.note') }, { before: { note: customer.note ?? '' } })}
      >
        {(field) => (
          <TextArea
            {...field('customer.note')}
            label={texts.note}
            labelHidden
            hint={texts.noteHint}
            rows={3}
            maxLength={5000}
            mark="none"
            defaultValue={customer.note}
          />
        )}
      </EntryForm>
    </Section>
  )
}
