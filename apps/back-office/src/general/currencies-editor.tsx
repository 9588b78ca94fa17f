import { isCurrency } from '@vitrine/domain/money.ts'
import { Button, CloseIcon, IconButton, SelectField, TextField } from '@vitrine/ui'
import { readDecimal } from '../form/amounts.ts'
import { Complaints } from '../form/complaints.ts'
import type { FieldOf } from '../form/entry-form.tsx'
import { FieldGroup } from '../section.tsx'
import { words } from '../words/en.ts'

const { general } = words
const rateDigits = 6
const names = new Intl.DisplayNames(['en'], { type: 'currency' })
const currencyOptions = Intl.supportedValuesOf('currency')
  .filter(isCurrency)
  .map((value) => ({ value, label: `${value}, ${names.of(value) ?? value}` }))

/** Another currency as it is being typed. */
export interface CurrencyDraft {
  readonly key: string
  readonly currency: string
  readonly rate: string
}

const rateField = (index: number): string => `siteSettings.currencies[${index}].rate`

/** The rates that were typed; what is no number is said at its field. */
export const readCurrencies = (drafts: readonly CurrencyDraft[]) => {
  const read = drafts.map(({ currency, rate }) => ({ currency, rate: readDecimal(rate, rateDigits) ?? '' }))
  const wrong = read.flatMap(({ rate }, index) => (rate === '' ? [rateField(index)] : []))
  if (wrong.length > 0) throw new Complaints(wrong.map((field) => ({ field, description: words.notANumber })))
  return read
}

interface CurrenciesEditorProps {
  /** The store's own. */
  readonly own: string
  readonly currencies: readonly CurrencyDraft[]
  readonly field: FieldOf
  readonly onChange: (currencies: CurrencyDraft[]) => void
}

/** The other currencies that buyers may see prices in, with their rates. */
export const CurrenciesEditor = ({ own, currencies, field, onChange }: CurrenciesEditorProps) => (
  <FieldGroup
    title={general.currencies}
    hint={currencies.length === 0 ? general.noCurrencies : general.currenciesHint(own)}
  >
    {currencies.map((draft, index) => (
      <div key={draft.key} className="grid grid-cols-[1fr_auto] items-end gap-2 sm:grid-cols-[1fr_1fr_auto]">
        <SelectField
          {...field(`siteSettings.currencies[${index}].currency`)}
          className="col-span-2 sm:col-span-1"
          label={general.currency}
          placeholder={words.choose}
          options={currencyOptions.filter(({ value }) => value !== own)}
          required
          value={draft.currency}
          onChange={(event) => onChange(currencies.with(index, { ...draft, currency: event.target.value }))}
        />
        <TextField
          {...field(rateField(index))}
          label={general.rate(own, draft.currency)}
          inputMode="decimal"
          required
          value={draft.rate}
          onChange={(event) => onChange(currencies.with(index, { ...draft, rate: event.target.value }))}
        />
        <IconButton
          label={general.removeCurrency(draft.currency)}
          onClick={() => onChange(currencies.toSpliced(index, 1))}
        >
          <CloseIcon />
        </IconButton>
      </div>
    ))}
    <div>
      <Button
        type="button"
        size="small"
        onClick={() => onChange([...currencies, { key: crypto.randomUUID(), currency: '', rate: '' }])}
      >
        {general.addCurrency}
      </Button>
    </div>
  </FieldGroup>
)
