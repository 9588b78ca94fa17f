import type { Customer } from '@vitrine/client'
import { SummaryList } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { fieldErrorOf } from '../../form/field-errors.ts'
import { Section } from '../../page/section.tsx'
import { languageName } from '../../translations/languages.ts'
import { words } from '../../words/words.ts'
import { ContactFields, readContact } from '../contact-fields.tsx'
import { changeCustomer } from './use-change.ts'

const { customers: texts } = words

const EditContact = ({ customer }: { customer: Customer }) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': texts.editContact }}
    label={texts.edit}
    title={texts.editContact}
    hint=""
    confirm={words.save}
    variant="primary"
    done={words.saved}
    act={async (form) => {
      const { email, ...contact } = readContact(form)
      await changeCustomer(customer, { ...contact, ...(customer.memberId === undefined && { email }) })
    }}
  >
    {(failure) => (
      <ContactFields customer={customer} field={(name) => ({ id: name, name, error: fieldErrorOf(failure, name) })} />
    )}
  </ConfirmButton>
)

/** How to reach a customer. */
export const ContactSection = ({ customer }: { customer: Customer }) => {
  const { email, phone, company, language } = customer
  const rows = [
    {
      label: texts.email,
      value: email && (
        <a href={`mailto:${email}`} className="break-all text-accent-text">
          {email}
        </a>
      ),
    },
    {
      label: texts.phone,
      value: phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="text-accent-text">
          <bdi>{phone}</bdi>
        </a>
      ),
    },
    { label: texts.company, value: company },
    { label: texts.language, value: language && languageName(language) },
  ].filter(({ value }) => Boolean(value))
  return (
    <Section title={texts.contact} actions={<EditContact customer={customer} />}>
      <SummaryList rows={rows} />
    </Section>
  )
}
