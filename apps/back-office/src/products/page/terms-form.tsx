import type { Product, PurchaseTerms } from '@vitrine/client'
import { Card, RadioGroup, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { DayField } from '../../clock/date-fields.tsx'
import { countIn, decimalIn, textIn } from '../../form/read-fields.ts'
import { complain } from '../../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../../form/entry-form.tsx'
import { optionsOf } from '../../form/options.ts'
import { useDone } from '../../form/use-done.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

const { terms: said } = words

type PaymentOption = NonNullable<PurchaseTerms['paymentOption']>
type Exclusion = NonNullable<PurchaseTerms['withdrawalExclusion']>
type DepositKind = keyof typeof said.depositKinds
type DueKind = keyof typeof said.dueKinds

interface TermsFormProps {
  readonly product: Product
  readonly terms: PurchaseTerms
}

const readDeposit = (form: FormData): Partial<PurchaseTerms> => {
  if (textIn(form, 'deposit') === 'amount') {
    const name = 'purchaseTerms.depositAmount'
    return { depositAmount: decimalIn(form, name) ?? complain(name, words.notANumber) }
  }
  const name = 'purchaseTerms.depositPercentage'
  return { depositPercentage: decimalIn(form, name, 4) ?? complain(name, words.notANumber) }
}

/** When the balance is due. Default: the store's setting. */
const readDue = (form: FormData): Partial<PurchaseTerms> => {
  const kind = textIn(form, 'due')
  if (kind === 'days') {
    const name = 'purchaseTerms.remainderDueInDays'
    return { remainderDueInDays: countIn(form, name) ?? complain(name, words.notANumber) }
  }
  return kind === 'date' ? { remainderDueDate: textIn(form, 'purchaseTerms.remainderDueDate') } : {}
}

const readExclusion = (form: FormData): Pick<PurchaseTerms, 'withdrawalExclusion'> => {
  const exclusion = textIn(form, 'purchaseTerms.withdrawalExclusion') as Exclusion | ''
  return exclusion === '' ? {} : { withdrawalExclusion: exclusion }
}

const readTerms = (form: FormData): PurchaseTerms => {
  const paymentOption = textIn(form, 'purchaseTerms.paymentOption') as PaymentOption
  return {
    minQuantity: countIn(form, 'purchaseTerms.minQuantity'),
    maxQuantity: countIn(form, 'purchaseTerms.maxQuantity'),
    multipleOf: countIn(form, 'purchaseTerms.multipleOf'),
    maxPerCustomer: countIn(form, 'purchaseTerms.maxPerCustomer'),
    ...readExclusion(form),
    ...(paymentOption !== 'FULL_PAYMENT_ONLINE' && { paymentOption }),
    ...(paymentOption === 'DEPOSIT_ONLINE' && { ...readDeposit(form), ...readDue(form) }),
  }
}

const Payment = ({ terms, currency, field }: { terms: PurchaseTerms; currency: string; field: FieldOf }) => {
  const [option, setOption] = useState<PaymentOption>(terms.paymentOption ?? 'FULL_PAYMENT_ONLINE')
  const [kind, setKind] = useState<DepositKind>(terms.depositAmount === undefined ? 'percentage' : 'amount')
  return (
    <>
      <RadioGroup
        label={said.payment}
        name={field('purchaseTerms.paymentOption').name}
        options={optionsOf(said.payments).map(({ value, label }) => ({ value, label }))}
        value={option}
        onValueChange={(value) => setOption(value as PaymentOption)}
      />
      {option === 'DEPOSIT_ONLINE' && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label={said.depositAs}
            name="deposit"
            options={optionsOf(said.depositKinds)}
            value={kind}
            mark="none"
            onChange={(event) => setKind(event.target.value as DepositKind)}
          />
          {kind === 'amount' ? (
            <TextField
              {...field('purchaseTerms.depositAmount')}
              label={said.amount(currency)}
              inputMode="decimal"
              required
              mark="none"
              defaultValue={terms.depositAmount ?? ''}
            />
          ) : (
            <TextField
              {...field('purchaseTerms.depositPercentage')}
              label={said.percentage}
              inputMode="decimal"
              end="%"
              required
              mark="none"
              defaultValue={terms.depositPercentage ?? '30'}
            />
          )}
          <Due terms={terms} field={field} />
        </div>
      )}
    </>
  )
}

const kindOfDue = ({ remainderDueDate, remainderDueInDays }: PurchaseTerms): DueKind => {
  if (remainderDueDate !== undefined) return 'date'
  return remainderDueInDays === undefined ? 'usual' : 'days'
}

const Due = ({ terms, field }: { terms: PurchaseTerms; field: FieldOf }) => {
  const [kind, setKind] = useState<DueKind>(kindOfDue(terms))
  return (
    <>
      <SelectField
        className="col-span-full"
        label={said.due}
        name="due"
        options={optionsOf(said.dueKinds)}
        value={kind}
        mark="none"
        onChange={(event) => setKind(event.target.value as DueKind)}
      />
      {kind === 'days' && (
        <TextField
          {...field('purchaseTerms.remainderDueInDays')}
          className="col-span-full"
          label={said.dueDays}
          inputMode="numeric"
          required
          mark="none"
          defaultValue={String(terms.remainderDueInDays ?? 14)}
        />
      )}
      {kind === 'date' && (
        <DayField
          {...field('purchaseTerms.remainderDueDate')}
          className="col-span-full"
          label={said.dueDate}
          required
          mark="none"
          defaultValue={terms.remainderDueDate ?? ''}
        />
      )}
    </>
  )
}

const quantities = [
  ['minQuantity', said.min],
  ['maxQuantity', said.max],
  ['multipleOf', said.multiple],
  ['maxPerCustomer', said.perCustomer],
] as const

/** Order quantities, deposit and right of withdrawal of a product. */
export const TermsForm = ({ product, terms }: TermsFormProps) => {
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.purchaseTerms.setPurchaseTerms(product.id, readTerms(form))
    return done({ message: words.saved, undo: () => shop.purchaseTerms.setPurchaseTerms(product.id, terms) })
  }
  return (
    <Card as="section" appearance="framed" title={said.title} level={2}>
      <EntryForm label={said.title} save={save}>
        {(field) => (
          <div className="grid gap-4">
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {quantities.map(([name, label]) => (
                <TextField
                  key={name}
                  {...field(`purchaseTerms.${name}`)}
                  label={label}
                  hint={name === 'maxPerCustomer' ? said.perCustomerHint : undefined}
                  inputMode="numeric"
                  mark="none"
                  defaultValue={terms[name] === undefined ? '' : String(terms[name])}
                />
              ))}
            </div>
            <SelectField
              {...field('purchaseTerms.withdrawalExclusion')}
              label={said.withdrawal}
              hint={said.withdrawalHint}
              options={[{ value: '', label: said.withdrawalApplies }, ...optionsOf(said.exclusions)]}
              defaultValue={terms.withdrawalExclusion ?? ''}
              mark="none"
            />
            {!product.giftCard && <Payment terms={terms} currency={product.priceData.currency} field={field} />}
          </div>
        )}
      </EntryForm>
    </Card>
  )
}
