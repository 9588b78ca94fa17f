import type { ReturnSettings } from '@vitrine/client'
import { Checkbox, PageHeader, Stack, TextArea, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { countIn, decimalIn, isTicked, textIn } from '../form/read-fields.ts'
import { throwFieldError } from '../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { loadCurrency } from '../gift-cards/issue-page.tsx'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'

const { returns } = words
const { settings: texts } = returns

interface ReturnSettingsData {
  readonly settings: ReturnSettings
  readonly currency: string
}

export const loadReturnSettings = async (): Promise<ReturnSettingsData> => {
  const [settings, currency] = await Promise.all([shop.returns.getReturnSettings(), loadCurrency()])
  return { settings, currency }
}

/** Form fields are named after the fields of the API call. */
const named = (name: keyof ReturnSettings | 'fee.amount'): string => `returnSettings.${name}`

const readForm = (form: FormData) => ({
  enabled: isTicked(form, named('enabled')),
  windowDays: countIn(form, named('windowDays')) ?? throwFieldError(named('windowDays'), words.notWhole),
  fee: { amount: decimalIn(form, named('fee')) ?? '0' },
  returnAddress: textIn(form, named('returnAddress')),
  instructions: textIn(form, named('instructions')),
})

/** Settings for the API call. Missing texts are sent empty. */
const sentOf = ({ enabled, windowDays, fee, returnAddress = '', instructions = '' }: ReturnSettings) => ({
  enabled,
  windowDays,
  fee: { amount: fee?.amount ?? '0' },
  returnAddress,
  instructions,
})

const Fields = ({ settings, currency, field }: ReturnSettingsData & { field: FieldOf }) => {
  const fee = Number(settings.fee?.amount ?? 0)
  return (
    <>
      <FieldGroup title={texts.asking}>
        <Checkbox
          name={named('enabled')}
          label={texts.enabled}
          hint={texts.enabledHint}
          defaultChecked={settings.enabled}
        />
        <TextField
          {...field(named('windowDays'))}
          label={texts.windowDays}
          hint={texts.windowHint}
          inputMode="numeric"
          defaultValue={String(settings.windowDays)}
          mark="none"
        />
      </FieldGroup>
      <FieldGroup title={texts.money}>
        <TextField
          {...field(named('fee'))}
          label={texts.fee(currency)}
          hint={texts.feeSettingHint}
          inputMode="decimal"
          defaultValue={fee > 0 ? settings.fee?.amount : ''}
          mark="optional"
        />
      </FieldGroup>
      <FieldGroup title={texts.sending} hint={texts.sendingHint}>
        <TextArea
          {...field(named('returnAddress'))}
          label={returns.address}
          hint={texts.addressHint}
          defaultValue={settings.returnAddress}
          rows={4}
          maxLength={1000}
          mark="optional"
        />
        <TextArea
          {...field(named('instructions'))}
          label={returns.instructions}
          hint={texts.instructionsHint}
          defaultValue={settings.instructions}
          rows={4}
          maxLength={2000}
          mark="optional"
        />
      </FieldGroup>
    </>
  )
}

/** Return window, fees and instructions. */
export const ReturnSettingsPage = ({ data }: PageProps<ReturnSettingsData>) => {
  useTitle(texts.title)
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.returns.updateReturnSettings(readForm(form))
    return done({ message: words.saved, undo: () => shop.returns.updateReturnSettings(sentOf(data.settings)) })
  }
  return (
    <Stack gap="lg" className="max-w-form">
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <EntryForm key={JSON.stringify(data)} label={texts.title} save={save}>
        {(field) => <Fields {...data} field={field} />}
      </EntryForm>
    </Stack>
  )
}
