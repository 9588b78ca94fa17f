import type { Collection, MemberGroup, StoreCoupon } from '@vitrine/client'
import { Button, Checkbox, RadioGroup, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { MomentField } from '../clock/date-fields.tsx'
import { ChosenProducts } from '../discounts/chosen-items.tsx'
import type { FieldOf } from '../form/entry-form.tsx'
import { FieldGroup } from '../page/section.tsx'
import { words } from '../words/words.ts'
import type { EffectType } from './read-coupon.ts'

const { coupons } = words

/** Letters and digits that are not easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const codeLength = 8
const generateCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(codeLength))].map((byte) => alphabet[byte % alphabet.length]).join('')

const effectTypes: readonly EffectType[] = ['PERCENT_OFF', 'MONEY_OFF', 'FREE_SHIPPING']
const effectOptions = effectTypes.map((value) => ({
  value,
  label: coupons.effects[value],
  hint: coupons.effectHints[value],
}))

interface CouponFieldsProps {
  readonly coupon: StoreCoupon | undefined
  readonly collections: readonly Collection[]
  readonly groups: readonly MemberGroup[]
  /** Product names by ID. */
  readonly products: ReadonlyMap<string, string>
  readonly currency: string
  readonly field: FieldOf
}

const Effect = ({ coupon, currency, field }: CouponFieldsProps) => {
  const [type, setType] = useState<EffectType>(coupon?.effect.type ?? 'PERCENT_OFF')
  return (
    <>
      <RadioGroup
        label={coupons.takesOff}
        name="effect"
        appearance="cards"
        options={effectOptions}
        value={type}
        onValueChange={(value) => setType(value as EffectType)}
      />
      {type === 'PERCENT_OFF' && (
        <TextField
          {...field('coupon.effect.percent')}
          label={coupons.percent}
          inputMode="decimal"
          end="%"
          required
          defaultValue={coupon?.effect.percent ?? '10'}
        />
      )}
      {type === 'MONEY_OFF' && (
        <TextField
          {...field('coupon.effect.amount')}
          label={coupons.amount(currency)}
          inputMode="decimal"
          required
          defaultValue={coupon?.effect.amount ?? ''}
        />
      )}
    </>
  )
}

const Limits = ({ coupon, currency, field }: CouponFieldsProps) => (
  <FieldGroup title={coupons.limits} hint={coupons.limitsHint}>
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <MomentField
        className="sm:col-span-2"
        {...field('coupon.startTime')}
        label={coupons.from}
        mark="none"
        moment={coupon?.startTime}
      />
      <MomentField
        className="sm:col-span-2"
        {...field('coupon.expirationTime')}
        label={coupons.until}
        mark="none"
        moment={coupon?.expirationTime}
      />
      <TextField
        {...field('coupon.minimumSubtotal')}
        label={coupons.minimum(currency)}
        inputMode="decimal"
        mark="none"
        defaultValue={coupon?.minimumSubtotal ?? ''}
      />
      <TextField
        {...field('coupon.usageLimit')}
        label={coupons.usageLimit}
        inputMode="numeric"
        mark="none"
        defaultValue={coupon?.usageLimit ?? ''}
      />
      <TextField
        {...field('coupon.perCustomerLimit')}
        label={coupons.perCustomer}
        inputMode="numeric"
        mark="none"
        defaultValue={coupon?.perCustomerLimit ?? ''}
      />
    </div>
  </FieldGroup>
)

/** Which products and customers the coupon applies to. */
const Scope = ({ coupon, collections, groups, products, field }: CouponFieldsProps) => (
  <FieldGroup title={coupons.scope} hint={coupons.scopeHint}>
    <SelectField
      {...field('coupon.collectionId')}
      label={coupons.collection}
      placeholder={coupons.allProducts}
      options={collections.map(({ id, name }) => ({ value: id, label: name }))}
      mark="none"
      defaultValue={coupon?.collectionId ?? ''}
    />
    <ChosenProducts name="coupon.productIds" ids={coupon?.productIds ?? []} names={products} />
    {groups.length > 0 && (
      <fieldset className="grid gap-2 border-0 p-0">
        <legend className="mb-1 font-medium">{coupons.groups}</legend>
        {groups.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="coupon.memberGroupIds"
            value={id}
            label={name}
            defaultChecked={coupon?.memberGroupIds?.includes(id) ?? false}
          />
        ))}
      </fieldset>
    )}
    <Checkbox
      name="coupon.combinesWithDiscounts"
      label={coupons.combines}
      defaultChecked={coupon?.combinesWithDiscounts ?? true}
    />
  </FieldGroup>
)

/** All fields of a coupon. */
export const CouponFields = (props: CouponFieldsProps) => {
  const { coupon, field } = props
  const [code, setCode] = useState(coupon?.code ?? '')
  return (
    <>
      <div className="grid items-start gap-2 sm:grid-cols-[1fr_auto]">
        <TextField
          {...field('coupon.code')}
          label={coupons.code}
          hint={coupons.codeHint}
          required
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        {!coupon && (
          <Button type="button" className="sm:mt-6" onClick={() => setCode(generateCode())}>
            {coupons.makeUp}
          </Button>
        )}
      </div>
      <TextField
        {...field('coupon.name')}
        label={coupons.name}
        hint={coupons.nameHint}
        required
        maxLength={100}
        defaultValue={coupon?.name ?? ''}
      />
      <Effect {...props} />
      <Scope {...props} />
      <Limits {...props} />
    </>
  )
}
