import { TextArea } from '@vitrine/ui'
import { CancelLink } from '../form/cancel-link.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { ContactFields, readContact } from './contact-fields.tsx'
import { customerName } from './customer-name.ts'

const { customers: texts } = words
const list = '/customers'

/** Adds a customer by hand. */
export const NewCustomerPage = () => {
  const done = useDone()
  const save = async (form: FormData) => {
    const sent = { ...readContact(form), note: textIn(form, 'customer.note') }
    const customer = await shop.customers.createCustomer(
      Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
    )
    return done({ message: texts.added(customerName(customer)), next: `${list}/${customer.id}` })
  }
  return (
    <EntryPage title={texts.add} list={{ label: texts.title, href: list }} hint={texts.newHint}>
      <EntryForm label={texts.add} save={save} actions={<CancelLink href={list} />}>
        {(field) => (
          <>
            <ContactFields field={field} />
            <TextArea
              {...field('customer.note')}
              label={texts.note}
              hint={texts.noteHint}
              rows={3}
              maxLength={5000}
              mark="optional"
            />
          </>
        )}
      </EntryForm>
    </EntryPage>
  )
}
