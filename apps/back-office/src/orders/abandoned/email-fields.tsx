import type { AbandonedCheckoutEmail } from '@vitrine/client'
import { Checkbox, SelectField, TextArea, TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { FieldOf } from '../../form/entry-form.tsx'
import { optionsOf } from '../../form/options.ts'
import { FieldGroup } from '../../page/section.tsx'
import { words } from '../../words/en.ts'
import { namedOf } from './read-settings.ts'

const { abandonedSettings: texts } = words
const defaultHours = ['0', '24', '72']

interface EmailFieldsProps {
  readonly position: number
  readonly email: AbandonedCheckoutEmail | undefined
  readonly field: FieldOf
}

const couponKindOf = ({ coupon }: Partial<AbandonedCheckoutEmail>): keyof typeof texts.coupons => {
  if (!coupon) return 'none'
  if (coupon.code !== undefined) return 'code'
  return coupon.percentOff === undefined ? 'amountOff' : 'percentOff'
}

const CouponFields = ({ position, email = { delayMinutes: 0 }, field }: EmailFieldsProps) => {
  const [kind, setKind] = useState<string>(couponKindOf(email))
  const { code, percentOff, amountOff, validDays = 7 } = email.coupon ?? {}
  return (
    <>
      <SelectField
        {...field(namedOf(position, 'coupon'))}
        label={texts.coupon}
        mark="none"
        options={optionsOf(texts.coupons)}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      />
      {kind !== 'none' && (
        <TextField
          {...field(namedOf(position, 'coupon.value'))}
          label={texts.couponValue}
          mark="none"
          required
          defaultValue={code ?? percentOff ?? amountOff ?? ''}
        />
      )}
      {(kind === 'percentOff' || kind === 'amountOff') && (
        <TextField
          {...field(namedOf(position, 'coupon.validDays'))}
          label={texts.validDays}
          hint={texts.validDaysHint}
          inputMode="numeric"
          mark="none"
          defaultValue={String(validDays)}
        />
      )}
    </>
  )
}

const hoursOf = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100)

/** The fields of an email of the series. */
export const EmailFields = (props: EmailFieldsProps) => {
  const { position, email, field } = props
  const [isUsed, setUsed] = useState(email !== undefined)
  return (
    <FieldGroup title={texts.email(position + 1)}>
      <Checkbox
        name={namedOf(position, 'used')}
        label={texts.used(position + 1)}
        checked={isUsed}
        onChange={(event) => setUsed(event.target.checked)}
      />
      {isUsed && (
        <>
          <TextField
            {...field(namedOf(position, 'delayMinutes'))}
            label={texts.emailDelay}
            hint={texts.emailDelayHint}
            inputMode="decimal"
            mark="none"
            defaultValue={email ? hoursOf(email.delayMinutes) : defaultHours[position]}
          />
          <TextField
            {...field(namedOf(position, 'subject'))}
            label={texts.subject}
            hint={texts.subjectHint}
            maxLength={150}
            mark="optional"
            defaultValue={email?.subject ?? ''}
          />
          <TextArea
            {...field(namedOf(position, 'text'))}
            label={texts.text}
            hint={texts.textHint}
            rows={4}
            maxLength={2000}
            mark="optional"
            defaultValue={email?.text ?? ''}
          />
          <CouponFields {...props} />
          {email?.translations && <p className="text-sm text-muted">{texts.translated(email.translations.length)}</p>}
        </>
      )}
    </FieldGroup>
  )
}
