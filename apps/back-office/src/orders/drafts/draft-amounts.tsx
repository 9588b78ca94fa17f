import type { DraftOrder } from '@vitrine/client'
import { Button, Checkbox, Disclosure, SelectField, Stack, TextField } from '@vitrine/ui'
import { useState, type FormEvent } from 'react'
import { DayField } from '../../clock/date-fields.tsx'
import { decimalIn, isTicked, textIn } from '../../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../../form/field-errors.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import type { DraftChange, DraftEditing } from './use-draft-order.ts'

const { drafts: texts } = words

interface AmountFormProps {
  readonly label: string
  readonly read: (form: FormData) => DraftChange
  readonly editing: DraftEditing
  readonly children: (failure: unknown) => React.ReactNode
}

/** A form that adds a discount or fee and is then reset. */
const AmountForm = ({ label, read, editing, children }: AmountFormProps) => {
  const [failure, setFailure] = useState<unknown>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    try {
      const change = read(new FormData(element))
      setFailure(undefined)
      if (await editing.change(change)) element.reset()
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <Disclosure label={label}>
      <form onSubmit={(event) => void submit(event)} aria-label={label} noValidate>
        <Stack>
          {children(failure)}
          <div>
            <Button type="submit">{label}</Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  )
}

const discountOf = (form: FormData): DraftChange => {
  const value = decimalIn(form, 'discount.value') ?? throwFieldError('discount.value', words.notANumber)
  const description = textIn(form, 'discount.reason')
  const discount = {
    ...(textIn(form, 'discount.kind') === 'percent' ? { percentage: value } : { priceAmount: { amount: value } }),
    discountType: textIn(form, 'discount.off') === 'shipping' ? ('SHIPPING' as const) : ('GLOBAL' as const),
    ...(description !== '' && { description }),
    applyToDraftOrder: true,
  }
  return (id) => shop.draftOrders.createCustomDiscounts(id, { discounts: [discount] })
}

const feeOf = (form: FormData): DraftChange => {
  const name = textIn(form, 'fee.name') || throwFieldError('fee.name', words.fieldErrors.REQUIRED_FIELD)
  const amount = decimalIn(form, 'fee.price') ?? throwFieldError('fee.price', words.notANumber)
  const taxDetails = { taxable: isTicked(form, 'fee.taxable') }
  const fee = { name, price: { amount }, taxDetails, applyToDraftOrder: true }
  return (id) => shop.draftOrders.createCustomAdditionalFees(id, { customAdditionalFees: [fee] })
}

const depositOf = (form: FormData): DraftChange => {
  const value = decimalIn(form, 'deposit.value') ?? throwFieldError('deposit.value', words.notANumber)
  const dueDate = textIn(form, 'deposit.due')
  const depositDetails = {
    ...(textIn(form, 'deposit.kind') === 'percent' ? { percentage: value } : { amount: { amount: value } }),
    ...(dueDate !== '' && { dueDate }),
  }
  return (id) => shop.draftOrders.setDeposit(id, { depositDetails })
}

/** The deposit of a draft. A placed order keeps its agreed deposit. */
const Deposit = ({ editing }: { editing: DraftEditing }) => {
  const { draft, change } = editing
  const { deposit } = draft
  if (draft.isEdit) return null
  if (deposit) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {texts.deposit} <span className="text-muted">{deposit.payNow.formattedAmount}</span>
        </span>
        <Button
          type="button"
          size="small"
          variant="quiet"
          aria-label={`${texts.takeOff}: ${texts.deposit}`}
          onClick={() => void change((id) => shop.draftOrders.setDeposit(id))}
        >
          {texts.takeOff}
        </Button>
      </div>
    )
  }
  return (
    <AmountForm label={texts.addDeposit} read={depositOf} editing={editing}>
      {(failure) => (
        <>
          <p className="m-0 text-sm text-muted">{texts.depositHint}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={texts.value}
              name="deposit.value"
              id="deposit.value"
              mark="none"
              inputMode="decimal"
              error={fieldErrorOf(failure, 'deposit.value')}
            />
            <SelectField
              label={texts.kind}
              name="deposit.kind"
              mark="none"
              options={[
                { value: 'percent', label: texts.percent },
                { value: 'amount', label: texts.amount },
              ]}
            />
          </div>
          <DayField label={texts.depositDue} hint={texts.depositDueHint} name="deposit.due" mark="none" />
        </>
      )}
    </AmountForm>
  )
}

interface Listed {
  readonly id: string
  readonly name: string
  readonly amount: string
  readonly applied: boolean
  readonly isOriginal: boolean
  readonly isDiscount: boolean
}

const listed = ({ discounts, additionalFees }: DraftOrder): Listed[] => [
  ...discounts.map(({ discount, applied, source }): Listed => {
    const { coupon, merchantDiscount, discountRule, id = '' } = discount
    const name = coupon?.name || coupon?.code || merchantDiscount?.description || discountRule?.name?.original
    const amount = (coupon?.amount ?? merchantDiscount?.amount ?? discountRule?.amount)?.formattedAmount ?? ''
    const isOriginal = source === 'ORIGINAL_ORDER'
    return { id, name: name || texts.discount, amount: `−${amount}`, applied, isOriginal, isDiscount: true }
  }),
  ...additionalFees.map(({ additionalFee: { id = '', name = texts.fee, price }, applied, source }): Listed => {
    const amount = price?.formattedAmount ?? ''
    return { id, name, amount, applied, isOriginal: source !== 'CUSTOM', isDiscount: false }
  }),
]

/** Removes a discount or fee. One from the original order is only switched off and can be restored. */
const toggle = ({ id, applied, isOriginal, isDiscount }: Listed): DraftChange => {
  const set = [{ id, applied: !applied }]
  if (isDiscount) {
    return (draftId) =>
      isOriginal ? shop.draftOrders.setDiscounts(draftId, set) : shop.draftOrders.deleteCustomDiscounts(draftId, [id])
  }
  return (draftId) =>
    isOriginal
      ? shop.draftOrders.setAdditionalFees(draftId, set)
      : shop.draftOrders.deleteCustomAdditionalFees(draftId, [id])
}

/** Discounts and fees of a draft. */
export const DraftAmounts = ({ editing }: { editing: DraftEditing }) => {
  const { draft, change } = editing
  const rows = listed(draft)
  return (
    <Stack>
      {rows.length > 0 && (
        <ul className="m-0 grid list-none gap-2 p-0">
          {rows.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                {row.name} <span className="text-muted">{row.applied ? row.amount : texts.notApplied}</span>
              </span>
              <Button
                type="button"
                size="small"
                variant="quiet"
                aria-label={`${row.applied ? texts.takeOff : texts.apply}: ${row.name}`}
                onClick={() => void change(toggle(row))}
              >
                {row.applied ? texts.takeOff : texts.apply}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AmountForm label={texts.addDiscount} read={discountOf} editing={editing}>
        {(failure) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={texts.value}
                name="discount.value"
                id="discount.value"
                mark="none"
                inputMode="decimal"
                error={fieldErrorOf(failure, 'discount.value')}
              />
              <SelectField
                label={texts.kind}
                name="discount.kind"
                mark="none"
                options={[
                  { value: 'percent', label: texts.percent },
                  { value: 'amount', label: texts.amount },
                ]}
              />
            </div>
            <SelectField
              label={texts.off}
              name="discount.off"
              mark="none"
              options={[
                { value: 'all', label: texts.offAll },
                { value: 'shipping', label: texts.offShipping },
              ]}
            />
            <TextField label={texts.reason} name="discount.reason" mark="optional" maxLength={200} />
          </>
        )}
      </AmountForm>
      <AmountForm label={texts.addFee} read={feeOf} editing={editing}>
        {(failure) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={texts.name}
                name="fee.name"
                id="fee.name"
                mark="none"
                maxLength={50}
                error={fieldErrorOf(failure, 'fee.name')}
              />
              <TextField
                label={texts.price(draft.currency)}
                name="fee.price"
                id="fee.price"
                mark="none"
                inputMode="decimal"
                error={fieldErrorOf(failure, 'fee.price')}
              />
            </div>
            <Checkbox label={texts.taxable} name="fee.taxable" />
          </>
        )}
      </AmountForm>
      <Deposit editing={editing} />
      <Checkbox
        label={texts.taxExempt}
        checked={draft.taxExempt ?? false}
        onChange={({ target }) => {
          const taxExempt = target.checked
          void change((id) => shop.draftOrders.setTaxExemption(id, { taxExempt }))
        }}
      />
    </Stack>
  )
}
