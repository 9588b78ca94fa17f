import { Card, RadioGroup, SelectField, Stack, TextField } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { DayField } from '../../../clock/date-fields.tsx'
import type { FieldOf } from '../../../form/entry-form.tsx'
import { optionsOf } from '../../../form/options.ts'
import { words } from '../../../words/words.ts'
import type { TermsDraft } from '../draft/product-draft.ts'
import { termsField } from '../draft/read-terms.ts'
import type { SectionProps } from './section-props.ts'

const { terms: texts } = words

interface TermsProps {
  readonly terms: TermsDraft
  readonly set: (changes: Partial<TermsDraft>) => void
  readonly field: FieldOf
}

const quantities = [
  ['minQuantity', texts.min],
  ['maxQuantity', texts.max],
  ['multipleOf', texts.multiple],
  ['maxPerCustomer', texts.perCustomer],
] as const

const Quantities = ({ terms, set, field }: TermsProps) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    {quantities.map(([name, label]) => (
      <TextField
        key={name}
        {...field(termsField(name))}
        label={label}
        hint={name === 'maxPerCustomer' ? texts.perCustomerHint : undefined}
        inputMode="numeric"
        mark="none"
        value={terms[name]}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    ))}
  </div>
)

const Deposit = ({ terms, set, field, currency }: TermsProps & { currency: string }) => {
  const isAmount = terms.depositKind === 'amount'
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={texts.depositAs}
        options={optionsOf(texts.depositKinds)}
        value={terms.depositKind}
        mark="none"
        onChange={(event) => set({ depositKind: event.target.value as TermsDraft['depositKind'], deposit: '' })}
      />
      <TextField
        {...field(termsField(isAmount ? 'depositAmount' : 'depositPercentage'))}
        label={isAmount ? texts.amount(currency) : texts.percentage}
        inputMode="decimal"
        {...(!isAmount && { end: '%' })}
        mark="none"
        value={terms.deposit}
        onChange={(event) => set({ deposit: event.target.value })}
      />
      <Due terms={terms} set={set} field={field} />
    </div>
  )
}

const Due = ({ terms, set, field }: TermsProps): ReactNode => (
  <>
    <SelectField
      className="col-span-full"
      label={texts.due}
      options={optionsOf(texts.dueKinds)}
      value={terms.dueKind}
      mark="none"
      onChange={(event) => set({ dueKind: event.target.value as TermsDraft['dueKind'] })}
    />
    {terms.dueKind === 'days' && (
      <TextField
        {...field(termsField('remainderDueInDays'))}
        className="col-span-full"
        label={texts.dueDays}
        inputMode="numeric"
        mark="none"
        value={terms.dueDays}
        onChange={(event) => set({ dueDays: event.target.value })}
      />
    )}
    {terms.dueKind === 'date' && (
      <DayField
        {...field(termsField('remainderDueDate'))}
        className="col-span-full"
        label={texts.dueDate}
        mark="none"
        value={terms.dueDate}
        onChange={(event) => set({ dueDate: event.target.value })}
      />
    )}
  </>
)

/** Order quantities, deposit and right of withdrawal. */
export const TermsSection = ({ editor: { draft, setDraft }, data: { choices }, kind, field }: SectionProps) => {
  const { terms } = draft
  const set: TermsProps['set'] = (changes) => setDraft((all) => ({ ...all, terms: { ...all.terms, ...changes } }))
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2}>
      <Stack>
        <Quantities terms={terms} set={set} field={field} />
        <SelectField
          {...field(termsField('withdrawalExclusion'))}
          label={texts.withdrawal}
          hint={texts.withdrawalHint}
          options={[{ value: '', label: texts.withdrawalApplies }, ...optionsOf(texts.exclusions)]}
          value={terms.withdrawalExclusion}
          mark="none"
          onChange={(event) => set({ withdrawalExclusion: event.target.value })}
        />
        {!kind.isGiftCard && (
          <RadioGroup
            label={texts.payment}
            name={termsField('paymentOption')}
            options={optionsOf(texts.payments)}
            value={terms.paymentOption}
            onValueChange={(value) => set({ paymentOption: value as TermsDraft['paymentOption'] })}
          />
        )}
        {!kind.isGiftCard && terms.paymentOption === 'DEPOSIT_ONLINE' && (
          <Deposit terms={terms} set={set} field={field} currency={choices.settings.currency} />
        )}
      </Stack>
    </Card>
  )
}
