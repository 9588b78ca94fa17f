import type { Collection, Discount, MemberGroup } from '@vitrine/client'
import { Checkbox, SelectField, TextField } from '@vitrine/ui'
import { useEffect, useRef, useState } from 'react'
import { MomentField } from '../clock/date-fields.tsx'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { Chips } from '../form/chips.tsx'
import type { FieldOf } from '../form/entry-form.tsx'
import { FieldErrors } from '../form/field-errors.ts'
import { FieldGroup } from '../page/section.tsx'
import { words } from '../words/words.ts'
import { ConditionFields } from './condition-fields.tsx'
import { describeDiscount } from './describe-discount.ts'
import { LearnNames } from './learned-names.ts'
import type { Names } from './names.ts'
import { EffectFields } from './effect-fields.tsx'
import type { EffectType } from './effects.tsx'
import { readDiscount } from './read-discount.ts'

const { discounts: texts } = words

export interface DiscountFieldsProps {
  readonly discount: Discount | undefined
  readonly collections: readonly Collection[]
  readonly groups: readonly MemberGroup[]
  readonly discounts: readonly Discount[]
  readonly names: Names
  readonly field: FieldOf
}

/** Discounts that this one cannot be combined with. */
const Excluded = ({ discount, discounts }: DiscountFieldsProps) => {
  const [ids, setIds] = useState<readonly string[]>(discount?.excludedDiscountIds ?? [])
  const others = discounts.filter(({ id }) => id !== discount?.id && !ids.includes(id))
  if (others.length + ids.length === 0) return null
  return (
    <>
      <Chips
        name="discount.excludedDiscountIds"
        values={ids}
        labelOf={(id) => discounts.find((one) => one.id === id)?.name ?? id}
        remove={(id) => setIds(ids.filter((one) => one !== id))}
      />
      {others.length > 0 && (
        <SelectField
          label={texts.excludes}
          placeholder={words.choose}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          mark="none"
          onChange={(event) => setIds([...ids, event.target.value])}
        />
      )}
    </>
  )
}

const Combining = (props: DiscountFieldsProps) => {
  const { discount, field } = props
  return (
    <FieldGroup title={texts.combining}>
      <Checkbox
        name="discount.combinesWithDiscounts"
        label={texts.combines}
        defaultChecked={discount?.combinesWithDiscounts ?? true}
      />
      <Checkbox
        name="discount.combinesWithCodes"
        label={texts.combinesWithCodes}
        defaultChecked={discount?.combinesWithCodes ?? true}
      />
      <Excluded {...props} />
      <TextField
        {...field('discount.priority')}
        label={texts.priority}
        hint={texts.priorityHint}
        inputMode="numeric"
        mark="none"
        defaultValue={discount?.priority ?? 0}
      />
    </FieldGroup>
  )
}

const Limits = ({ discount, names, field, type }: DiscountFieldsProps & { readonly type: EffectType }) => (
  <FieldGroup title={texts.limits} hint={texts.limitsHint}>
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <MomentField
        className="sm:col-span-2"
        {...field('discount.startTime')}
        label={texts.start}
        mark="none"
        moment={discount?.startTime}
      />
      <MomentField
        className="sm:col-span-2"
        {...field('discount.endTime')}
        label={texts.end}
        mark="none"
        moment={discount?.endTime}
      />
      <TextField
        {...field('discount.usageLimit')}
        label={texts.usageLimit}
        inputMode="numeric"
        mark="none"
        defaultValue={discount?.usageLimit ?? ''}
      />
      <TextField
        {...field('discount.perCustomerLimit')}
        label={texts.perCustomer}
        inputMode="numeric"
        mark="none"
        defaultValue={discount?.perCustomerLimit ?? ''}
      />
      {type !== 'FREE_DELIVERY' && (
        <TextField
          {...field('discount.budget')}
          label={texts.budget(names.currency)}
          hint={texts.budgetHint}
          inputMode="decimal"
          mark="none"
          defaultValue={discount?.budget ?? ''}
        />
      )}
    </div>
  </FieldGroup>
)

/** Describes the current input. Empty while it is incomplete. */
const describeInput = (form: HTMLFormElement, { names, timeZone }: { names: Names; timeZone: string }): string => {
  try {
    return describeDiscount(readDiscount(new FormData(form), timeZone), names)
  } catch (error) {
    if (error instanceof FieldErrors) return ''
    throw error
  }
}

/** All fields of a discount, with a description of the current input. */
export const DiscountFields = (props: DiscountFieldsProps) => {
  const { discount, names, field } = props
  const [type, setType] = useState<EffectType>(discount?.effect.type ?? 'PERCENT')
  const [sentence, setSentence] = useState(discount ? describeDiscount(discount, names) : '')
  const element = useRef<HTMLDivElement>(null)
  const timeZone = useTimeZone()
  const learned = useRef({ products: new Map<string, string>(), members: new Map<string, string>() })
  useEffect(() => {
    const form = element.current?.closest('form')
    if (!form) return undefined
    const { current } = learned
    const known = (): Names => ({
      ...names,
      products: new Map([...names.products, ...current.products]),
      members: new Map([...names.members, ...current.members]),
    })
    // Fields that appear or disappear with a choice are in the DOM with the next frame.
    const listen = () => requestAnimationFrame(() => setSentence(describeInput(form, { names: known(), timeZone })))
    form.addEventListener('input', listen)
    form.addEventListener('click', listen)
    return () => {
      form.removeEventListener('input', listen)
      form.removeEventListener('click', listen)
    }
  }, [names, timeZone])
  return (
    <div ref={element} className="grid gap-6">
      <TextField
        {...field('discount.name')}
        label={texts.name}
        hint={texts.nameHint}
        required
        maxLength={50}
        defaultValue={discount?.name ?? ''}
      />
      <LearnNames value={(kind, id, name) => learned.current[kind].set(id, name)}>
        <EffectFields {...props} effect={discount?.effect} type={type} setType={setType} />
        <ConditionFields {...props} />
      </LearnNames>
      <Combining {...props} />
      <Limits {...props} type={type} />
      <div role="status" className="rounded-lg bg-wash p-4 empty:hidden">
        {sentence && (
          <>
            <p className="text-sm text-muted">{texts.inWords}</p>
            <p>{sentence}</p>
          </>
        )}
      </div>
    </div>
  )
}
