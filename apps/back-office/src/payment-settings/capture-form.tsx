import type { CheckoutSettings } from '@vitrine/client'
import { Card, Checkbox, RadioGroup, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { countIn, isTicked } from '../form/read-fields.ts'
import { throwFieldError } from '../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { captures: texts } = words
const daysField = 'siteSettings.captureDays'
const maxDays = 30

/** When payments are captured. */
export interface CaptureRules {
  /** Payments are authorized when the order is placed and captured later. */
  readonly isLater: boolean
  readonly onFulfillment: boolean
  readonly days: number
  /** Whether uncaptured payments are captured before they expire. Otherwise they are voided. */
  readonly atLast: boolean
  /** Whether saved cards can be charged while the buyer is absent. */
  readonly whileAway: boolean
}

export const captureRulesOf = (
  { checkoutFields = {} }: CheckoutSettings,
  { captureDays, captureOnFulfillment }: { captureDays?: number; captureOnFulfillment?: boolean },
): CaptureRules => ({
  isLater: checkoutFields.delayCaptureEnabled ?? false,
  onFulfillment: captureOnFulfillment ?? false,
  days: captureDays ?? 6,
  atLast: checkoutFields.captureBeforeExpiryEnabled ?? false,
  whileAway: checkoutFields.mitEnabled ?? true,
})

const saveRules = async ({ isLater, onFulfillment, days, atLast, whileAway }: CaptureRules): Promise<void> => {
  await shop.backOffice.updateSiteSettings({ captureDays: days, captureOnFulfillment: onFulfillment })
  await shop.checkoutSettings.updateCheckoutSettings({
    checkoutFields: { delayCaptureEnabled: isLater, captureBeforeExpiryEnabled: atLast, mitEnabled: whileAway },
  })
}

/** Describes the life of a payment, from order to capture. */
const describeCapture = ({ isLater, onFulfillment, days, atLast }: CaptureRules): readonly string[] => {
  if (!isLater) return [texts.story.now]
  return [
    texts.story.held,
    onFulfillment ? texts.story.onFulfillment : texts.story.byHand,
    atLast ? texts.story.captured(days) : texts.story.released(days),
  ]
}

interface FieldsProps {
  readonly rules: CaptureRules
  readonly choose: (rules: CaptureRules) => void
  readonly field: FieldOf
}

/** Settings of manual capture. */
const LaterFields = ({ rules, choose, field }: FieldsProps) => (
  <>
    <Checkbox
      name="fulfillment"
      label={texts.onFulfillment}
      hint={texts.onFulfillmentHint}
      checked={rules.onFulfillment}
      onChange={(event) => choose({ ...rules, onFulfillment: event.target.checked })}
    />
    <TextField
      {...field(daysField)}
      label={texts.days}
      hint={texts.daysHint}
      type="number"
      min={1}
      max={maxDays}
      defaultValue={String(rules.days)}
      onChange={({ target: { value } }) => /^\d+$/.test(value) && choose({ ...rules, days: Number(value) })}
      required
      mark="none"
    />
    <RadioGroup
      label={texts.afterwards}
      name="then"
      value={rules.atLast ? 'capture' : 'void'}
      onValueChange={(value) => choose({ ...rules, atLast: value === 'capture' })}
      options={[
        { value: 'capture', label: texts.capture },
        { value: 'void', label: texts.release, hint: texts.releaseHint },
      ]}
    />
  </>
)

/** When payments are captured, with a description of the effect. */
export const CaptureForm = ({ rules: saved }: { rules: CaptureRules }) => {
  const done = useDone()
  const [rules, choose] = useState(saved)
  const save = async (form: FormData) => {
    const days = rules.isLater ? (countIn(form, daysField) ?? 0) : saved.days
    if (days < 1 || days > maxDays) throwFieldError(daysField, texts.wrongDays(maxDays))
    await saveRules({
      ...rules,
      days,
      onFulfillment: rules.isLater ? isTicked(form, 'fulfillment') : rules.onFulfillment,
      whileAway: isTicked(form, 'away'),
    })
    return done({ message: words.saved, undo: () => saveRules(saved) })
  }
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2} className="max-w-form">
      <EntryForm label={texts.title} save={save}>
        {(field) => (
          <>
            <RadioGroup
              label={texts.when}
              name="when"
              value={rules.isLater ? 'later' : 'now'}
              onValueChange={(value) => choose({ ...rules, isLater: value === 'later' })}
              options={[
                { value: 'now', label: texts.now },
                { value: 'later', label: texts.later, hint: texts.laterHint },
              ]}
            />
            {rules.isLater && <LaterFields rules={rules} choose={choose} field={field} />}
            <Checkbox
              name="away"
              label={texts.whileAway}
              hint={texts.whileAwayHint}
              checked={rules.whileAway}
              onChange={(event) => choose({ ...rules, whileAway: event.target.checked })}
            />
            <p className="m-0 font-medium" aria-live="polite">
              {describeCapture(rules).join(' ')}
            </p>
          </>
        )}
      </EntryForm>
    </Card>
  )
}
