import type { Customer } from '@vitrine/client'
import { supportedLanguages } from '@vitrine/domain/languages.ts'
import { SelectField, TextField } from '@vitrine/ui'
import type { FieldOf } from '../form/entry-form.tsx'
import { textIn } from '../form/read-fields.ts'
import { languageName } from '../translations/languages.ts'
import { words } from '../words/words.ts'

const { customers: texts } = words

const languagesWith = (known: string | undefined): readonly string[] =>
  known === undefined || (supportedLanguages as readonly string[]).includes(known)
    ? supportedLanguages
    : [...supportedLanguages, known]

interface ContactFieldsProps {
  readonly customer?: Customer
  readonly field: FieldOf
}

/** Name, email, phone number and language of a customer. */
export const ContactFields = ({ customer, field }: ContactFieldsProps) => {
  const hasAccount = customer?.memberId !== undefined
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('customer.firstName')}
          label={texts.firstName}
          mark="none"
          maxLength={100}
          defaultValue={customer?.firstName}
        />
        <TextField
          {...field('customer.lastName')}
          label={texts.lastName}
          mark="none"
          maxLength={100}
          defaultValue={customer?.lastName}
        />
      </div>
      <TextField
        {...field('customer.email')}
        label={texts.email}
        type="email"
        mark="none"
        maxLength={320}
        autoComplete="off"
        defaultValue={customer?.email}
        readOnly={hasAccount}
        {...(hasAccount && { hint: texts.emailOfAccount })}
      />
      <TextField
        {...field('customer.phone')}
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        mark="none"
        maxLength={40}
        autoComplete="off"
        defaultValue={customer?.phone}
      />
      <TextField
        {...field('customer.company')}
        label={texts.company}
        mark="none"
        maxLength={100}
        defaultValue={customer?.company}
      />
      <SelectField
        {...field('customer.language')}
        label={texts.language}
        mark="none"
        defaultValue={customer?.language ?? ''}
        options={[
          { value: '', label: words.drafts.storeLanguage },
          ...languagesWith(customer?.language).map((value) => ({ value, label: languageName(value) })),
        ]}
      />
    </>
  )
}

const names = ['firstName', 'lastName', 'email', 'phone', 'company', 'language'] as const

/** Reads the fields. Empty ones clear what was there. */
export const readContact = (form: FormData): Partial<Record<(typeof names)[number], string>> =>
  Object.fromEntries(names.map((name) => [name, textIn(form, `customer.${name}`)]))
