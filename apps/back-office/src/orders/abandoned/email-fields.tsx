import type { AbandonedCheckoutEmail } from '@vitrine/client'
import { Checkbox, SelectField, TextArea, TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { FieldOf } from '../../form/entry-form.tsx'
import { optionsOf } from '../../form/options.ts'
import { FieldGroup } from '../../page/section.tsx'
import { languageName } from '../../translations/languages.ts'
import { words } from '../../words/words.ts'
import { namedOf, translationOf, usedOf } from './read-settings.ts'

const { abandonedSettings: texts } = words
const defaultHours = ['0', '24', '72']

interface EmailFieldsProps {
  /** Index among the emails that are in use, which names the fields. */
  readonly index: number
  readonly email: AbandonedCheckoutEmail | undefined
  readonly field: FieldOf
}

interface EmailGroupProps extends EmailFieldsProps {
  readonly position: number
  readonly isUsed: boolean
  readonly setUsed: (isUsed: boolean) => void
  /** The store's additional languages. */
  readonly languages: readonly string[]
}

const couponKindOf = ({ coupon }: Partial<AbandonedCheckoutEmail>): keyof typeof texts.coupons => {
  if (!coupon) return 'none'
  if (coupon.code !== undefined) return 'code'
  return coupon.percentOff === undefined ? 'amountOff' : 'percentOff'
}

const CouponFields = ({ index, email = { delayMinutes: 0 }, field }: EmailFieldsProps) => {
  const [kind, setKind] = useState<string>(couponKindOf(email))
  const { code, percentOff, amountOff, validDays = 7 } = email.coupon ?? {}
  return (
    <>
      <SelectField
        {...field(namedOf(index, 'coupon'))}
        label={texts.coupon}
        mark="none"
        options={optionsOf(texts.coupons)}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      />
      {kind !== 'none' && (
        <TextField
          {...field(namedOf(index, 'coupon.value'))}
          label={texts.couponValue}
          mark="none"
          required
          defaultValue={code ?? percentOff ?? amountOff ?? ''}
        />
      )}
      {(kind === 'percentOff' || kind === 'amountOff') && (
        <TextField
          {...field(namedOf(index, 'coupon.validDays'))}
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

interface TranslationFieldsProps extends EmailFieldsProps {
  readonly language: string
}

const TranslationFields = ({ index, email, field, language }: TranslationFieldsProps) => {
  const { subject = '', text = '' } = email?.translations?.find((one) => one.language === language) ?? {}
  const shared = { lang: language, dir: 'auto', mark: 'optional' } as const
  return (
    <details open={text !== ''}>
      <summary className="cursor-pointer text-sm">{texts.inLanguage(languageName(language))}</summary>
      <div className="mt-3 grid gap-4">
        <TextField
          {...field(translationOf(index, language, 'subject'))}
          {...shared}
          label={texts.subject}
          maxLength={150}
          defaultValue={subject}
        />
        <TextArea
          {...field(translationOf(index, language, 'text'))}
          {...shared}
          label={texts.text}
          rows={4}
          maxLength={2000}
          defaultValue={text}
        />
      </div>
    </details>
  )
}

const TextFields = ({ index, email, field }: EmailFieldsProps) => (
  <>
    <TextField
      {...field(namedOf(index, 'subject'))}
      label={texts.subject}
      hint={texts.subjectHint}
      maxLength={150}
      mark="optional"
      defaultValue={email?.subject ?? ''}
    />
    <TextArea
      {...field(namedOf(index, 'text'))}
      label={texts.text}
      hint={texts.textHint}
      rows={4}
      maxLength={2000}
      mark="optional"
      defaultValue={email?.text ?? ''}
    />
  </>
)

/** The fields of an email of the series. */
export const EmailFields = ({ position, isUsed, setUsed, languages, ...props }: EmailGroupProps) => {
  const { index, email, field } = props
  return (
    <FieldGroup title={texts.email(position + 1)}>
      <Checkbox
        name={usedOf(position)}
        label={texts.used(position + 1)}
        checked={isUsed}
        onChange={(event) => setUsed(event.target.checked)}
      />
      {isUsed && (
        <>
          <TextField
            {...field(namedOf(index, 'delayMinutes'))}
            label={texts.emailDelay}
            hint={texts.emailDelayHint}
            inputMode="decimal"
            mark="none"
            defaultValue={email ? hoursOf(email.delayMinutes) : defaultHours[position]}
          />
          <TextFields {...props} />
          {languages.map((language) => (
            <TranslationFields key={language} {...props} language={language} />
          ))}
          <CouponFields {...props} />
        </>
      )}
    </FieldGroup>
  )
}
