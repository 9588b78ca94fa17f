import type { Company, CompanyInput } from '@vitrine/client'
import { readTaxId } from '@vitrine/domain/tax-id/required.ts'
import { Checkbox, Link, SelectField, TextArea, TextField } from '@vitrine/ui'
import { companyBounds, companyPaymentTerms } from '@vitrine/contract/entities/enumerations.ts'
import { useAccess } from '../access/access.tsx'
import { CancelLink } from '../form/cancel-link.tsx'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { decimalIn, isTicked, textIn } from '../form/read-fields.ts'
import { FieldGroup } from '../page/section.tsx'
import { words } from '../words/words.ts'
import { PlaceFields, readAddress } from './address-form.tsx'
import type { Choices } from './load-choices.ts'

const { companies: texts } = words
const billingPrefix = 'company.billingAddress.'

const groupField = (id: string): string => `group.${id}`

const tagsIn = (form: FormData): string[] =>
  textIn(form, 'company.tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** Reads the form. Empty fields clear what was there. Without exemptions to choose from, none is sent. */
const readCompany = (form: FormData, { memberGroups }: Choices) => {
  const billingAddress = readAddress(form, billingPrefix)
  return {
    name: textIn(form, 'company.name'),
    externalId: textIn(form, 'company.externalId'),
    taxId: readTaxId(textIn(form, 'company.taxId.id'), billingAddress.country),
    paymentTerms: textIn(form, 'company.paymentTerms') as Company['paymentTerms'],
    creditLimit: decimalIn(form, 'company.creditLimit') ?? '',
    memberGroupIds: memberGroups.flatMap(({ id }) => (isTicked(form, groupField(id)) ? [id] : [])),
    ...(form.has('company.taxExemptGroupId') && { taxExemptGroupId: textIn(form, 'company.taxExemptGroupId') }),
    billingAddress,
    tags: tagsIn(form),
    note: textIn(form, 'company.note'),
  }
}

interface PartProps {
  readonly company: Company | undefined
  readonly field: FieldOf
  readonly choices: Choices
}

const Details = ({ company, field }: PartProps) => (
  <FieldGroup title={texts.details}>
    <TextField
      {...field('company.name')}
      label={texts.name}
      hint={texts.nameHint}
      defaultValue={company?.name}
      required
      maxLength={companyBounds.nameLength}
      autoComplete="off"
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('company.taxId.id')}
        label={texts.taxId}
        hint={texts.taxIdHint}
        mark="none"
        defaultValue={company?.taxId?.id}
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        {...field('company.externalId')}
        label={texts.externalId}
        hint={texts.externalIdHint}
        mark="none"
        defaultValue={company?.externalId}
        maxLength={companyBounds.externalIdLength}
        autoComplete="off"
      />
    </div>
  </FieldGroup>
)

const Payment = ({ company, field }: PartProps) => (
  <FieldGroup title={texts.payment}>
    <SelectField
      {...field('company.paymentTerms')}
      label={texts.paymentTerms}
      hint={texts.paymentTermsHint}
      mark="none"
      defaultValue={company?.paymentTerms ?? 'PAY_AT_CHECKOUT'}
      options={companyPaymentTerms.map((terms) => ({ value: terms, label: texts.terms[terms] }))}
    />
    <TextField
      {...field('company.creditLimit')}
      label={texts.creditLimit}
      hint={texts.creditLimitHint}
      mark="none"
      inputMode="decimal"
      dir="ltr"
      defaultValue={company?.creditLimit}
      maxLength={20}
      autoComplete="off"
    />
  </FieldGroup>
)

const Groups = ({ company, choices: { memberGroups } }: PartProps) => (
  <fieldset className="grid min-w-0 gap-2 border-0 p-0">
    <legend className="mb-1 font-medium">{texts.groups}</legend>
    <p className="text-sm text-muted">{memberGroups.length > 0 ? texts.groupsHint : texts.noGroups}</p>
    {memberGroups.map(({ id, name }) => (
      <Checkbox
        key={id}
        name={groupField(id)}
        label={name}
        defaultChecked={company?.memberGroupIds.includes(id) ?? false}
      />
    ))}
    <p className="flex flex-wrap gap-x-4 text-sm">
      <Link href="/customers/groups">{texts.manageGroups}</Link>
      <Link href="/price-lists">{texts.managePriceLists}</Link>
    </p>
  </fieldset>
)

const PricesAndTax = (props: PartProps) => {
  const { company, field, choices } = props
  const { may } = useAccess()
  return (
    <FieldGroup title={texts.selling}>
      <Groups {...props} />
      {may('taxes.read') && (
        <SelectField
          {...field('company.taxExemptGroupId')}
          label={texts.exempt}
          hint={texts.exemptHint}
          mark="none"
          defaultValue={company?.taxExemptGroupId ?? ''}
          options={[
            { value: '', label: texts.notExempt },
            ...choices.exemptGroups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </FieldGroup>
  )
}

const Private = ({ company, field }: PartProps) => (
  <FieldGroup title={texts.notesAndTags}>
    <TextField
      {...field('company.tags')}
      label={texts.tags}
      hint={texts.tagsHint}
      mark="none"
      defaultValue={company?.tags.join(', ')}
      autoComplete="off"
    />
    <TextArea
      {...field('company.note')}
      label={texts.note}
      hint={texts.noteHint}
      mark="none"
      rows={3}
      maxLength={companyBounds.noteLength}
      defaultValue={company?.note}
    />
  </FieldGroup>
)

interface CompanyFormProps {
  readonly company?: Company
  readonly choices: Choices
  readonly save: (company: CompanyInput) => Promise<unknown>
  readonly cancelHref: string
}

/** The form of a new or existing company. */
export const CompanyForm = ({ company, choices, save, cancelHref }: CompanyFormProps) => (
  <EntryForm
    label={texts.one}
    save={(form) => save(readCompany(form, choices))}
    actions={<CancelLink href={cancelHref} />}
  >
    {(field) => {
      const part = { company, field, choices }
      return (
        <>
          <Details {...part} />
          <Payment {...part} />
          <PricesAndTax {...part} />
          <FieldGroup title={texts.billing} hint={texts.billingHint}>
            <PlaceFields
              prefix={billingPrefix}
              address={company?.billingAddress}
              errorOf={(name) => field(name).error}
            />
          </FieldGroup>
          <Private {...part} />
        </>
      )
    }}
  </EntryForm>
)
