import type { Product, PurchaseTerms } from '@vitrine/client'
import { Card, RadioGroup, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { DayField } from '../../../clock/date-fields.tsx'
import { countIn, decimalIn, textIn } from '../../../form/read-fields.ts'
import { throwFieldError } from '../../../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../../../form/entry-form.tsx'
import { optionsOf } from '../../../form/options.ts'
import { useDone } from '../../../form/use-done.ts'
import { shop } from '../../../shop.ts'
import { words } from '../../../words/en.ts'

const { terms: texts } = words

type PaymentOption = NonNullable<PurchaseTerms['paymentOption']>
type Exclusion = NonNullable<PurchaseTerms['withdrawalExclusion']>
type DepositKind = keyof typeof texts.depositKinds
type DueKind = keyof typeof texts.dueKinds

interface TermsFormProps {
  readonly product: Product
  readonly terms: PurchaseTerms
}

const readDeposit = (form: FormData): Partial<PurchaseTerms> => {
  if (textIn(form, 'deposit') === 'amount') {
    const name = 'purchaseTerms.depositAmount'
    return { depositAmount: decimalIn(form, name) ?? throwFieldError(name, words.notANumber) }
  }
  const name = 'purchaseTerms.depositPercentage'
  return { depositPercentage: decimalIn(form, name, 4) ?? throwFieldError(name, words.notANumber) }
}

/** When the balance is due. Default: the store's setting. */
const readDue = (form: FormData): Partial<PurchaseTerms> => {
  const kind = textIn(form, 'due')
  if (kind === 'days') {
    const name = 'purchaseTerms.remainderDueInDays'
    return { remainderDueInDays: countIn(form, name) ?? throwFieldError(name, words.notANumber) }
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
        label={texts.payment}
        name={field('purchaseTerms.paymentOption').name}
        options={optionsOf(texts.payments).map(({ value, label }) => ({ value, label }))}
        value={option}
        onValueChange={(value) => setOption(value as PaymentOption)}
      />
      {option === 'DEPOSIT_ONLINE' && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label={texts.depositAs}
            name="deposit"
            options={optionsOf(texts.depositKinds)}
            value={kind}
            mark="none"
            onChange={(event) => setKind(event.target.value as DepositKind)}
          />
          {kind === 'amount' ? (
            <TextField
              {...field('purchaseTerms.depositAmount')}
              label={texts.amount(currency)}
              inputMode="decimal"
              required
              mark="none"
              defaultValue={terms.depositAmount ?? ''}
            />
          ) : (
            <TextField
              {...field('purchaseTerms.depositPercentage')}
              label={texts.percentage}
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
        label={texts.due}
        name="due"
        options={optionsOf(texts.dueKinds)}
        value={kind}
        mark="none"
        onChange={(event) => setKind(event.target.value as DueKind)}
      />
      {kind === 'days' && (
        <TextField
          {...field('purchaseTerms.remainderDueInDays')}
          className="col-span-full"
          label={texts.dueDays}
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
          label={texts.dueDate}
          required
          mark="none"
          defaultValue={terms.remainderDueDate ?? ''}
        />
      )}
    </>
  )
}

const quantities = [
  ['minQuantity', texts.min],
  ['maxQuantity', texts.max],
  ['multipleOf', texts.multiple],
  ['maxPerCustomer', texts.perCustomer],
] as const

/** Order quantities, deposit and right of withdrawal of a product. */
export const TermsForm = ({ product, terms }: TermsFormProps) => {
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.purchaseTerms.setPurchaseTerms(product.id, readTerms(form))
    return done({ message: words.saved, undo: () => shop.purchaseTerms.setPurchaseTerms(product.id, terms) })
  }
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2}>
      <EntryForm label={texts.title} save={save}>
        {(field) => (
          <div className="grid gap-4">
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {quantities.map(([name, label]) => (
                <TextField
                  key={name}
                  {...field(`purchaseTerms.${name}`)}
                  label={label}
                  hint={name === 'maxPerCustomer' ? texts.perCustomerHint : undefined}
                  inputMode="numeric"
                  mark="none"
                  defaultValue={terms[name] === undefined ? '' : String(terms[name])}
                />
              ))}
            </div>
            <SelectField
              {...field('purchaseTerms.withdrawalExclusion')}
              label={texts.withdrawal}
              hint={texts.withdrawalHint}
              options={[{ value: '', label: texts.withdrawalApplies }, ...optionsOf(texts.exclusions)]}
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
