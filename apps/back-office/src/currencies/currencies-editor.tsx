import { currencyDigits } from '@vitrine/domain/money.ts'
import { Button, Checkbox, CloseIcon, formatMoney, IconButton, SelectField, TextField } from '@vitrine/ui'
import type { FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { locale, words } from '../words/words.ts'
import { currencyOptions } from './currency-options.ts'
import { fieldAt, newDraft, previewOf, type CurrencyDraft } from './currency-drafts.ts'

const { currencies: texts } = words

const samplePrices = ['5', '19.99', '120']

interface OneProps {
  readonly storeCurrency: string
  readonly draft: CurrencyDraft
  readonly index: number
  readonly field: FieldOf
  readonly onChange: (change: Partial<CurrencyDraft>) => void
}

const Rounding = ({ draft, index, field, onChange }: OneProps) => (
  <div className="grid items-start gap-4 sm:grid-cols-3">
    <TextField
      {...field(fieldAt(index, 'rounding.to'))}
      label={texts.roundTo(draft.currency)}
      hint={texts.roundToHint(currencyDigits(draft.currency) > 0)}
      inputMode="decimal"
      mark="optional"
      value={draft.roundTo}
      onChange={(event) => onChange({ roundTo: event.target.value })}
    />
    <TextField
      {...field(fieldAt(index, 'rounding.less'))}
      label={texts.roundLess(draft.currency)}
      inputMode="decimal"
      mark="optional"
      value={draft.roundLess}
      onChange={(event) => onChange({ roundLess: event.target.value })}
    />
    <SelectField
      label={texts.roundMode}
      options={optionsOf(words.priceLists.modes)}
      mark="none"
      value={draft.roundMode}
      onChange={(event) => onChange({ roundMode: event.target.value as CurrencyDraft['roundMode'] })}
    />
  </div>
)

/** Previews converted prices while the owner types. */
const Preview = ({ storeCurrency, draft }: Pick<OneProps, 'storeCurrency' | 'draft'>) => {
  const shown = samplePrices.flatMap((price) => {
    const becomes = previewOf(draft, { storeCurrency, price })
    if (becomes === undefined) return []
    const [from, to] = [
      formatMoney(price, { currency: storeCurrency, locale }),
      formatMoney(becomes, { currency: draft.currency, locale }),
    ]
    return [`${from} → ${to}`]
  })
  if (shown.length === 0) return null
  return (
    <p className="text-sm text-muted" aria-live="polite">
      {texts.preview} <span className="tabular-nums">{shown.join(' · ')}</span>
    </p>
  )
}

const One = (props: OneProps & { readonly onRemove: () => void }) => {
  const { storeCurrency, draft, index, field, onChange, onRemove } = props
  return (
    <li className="grid gap-4 rounded-md border border-line p-4">
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]">
        <SelectField
          {...field(fieldAt(index, 'currency'))}
          className="col-span-2 sm:col-span-1"
          label={texts.currency}
          placeholder={words.choose}
          options={currencyOptions.filter(({ value }) => value !== storeCurrency)}
          required
          value={draft.currency}
          onChange={(event) => onChange({ currency: event.target.value })}
        />
        <TextField
          {...field(fieldAt(index, 'rate'))}
          label={texts.rate(storeCurrency, draft.currency)}
          inputMode="decimal"
          required
          value={draft.rate}
          onChange={(event) => onChange({ rate: event.target.value })}
        />
        <TextField
          {...field(fieldAt(index, 'feePercentage'))}
          label={texts.fee}
          inputMode="decimal"
          end="%"
          mark="optional"
          value={draft.fee}
          onChange={(event) => onChange({ fee: event.target.value })}
        />
        <IconButton label={texts.remove(draft.currency)} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </div>
      <Checkbox
        label={texts.charged}
        hint={draft.charged ? texts.chargedHint(draft.currency) : texts.shownHint(storeCurrency)}
        checked={draft.charged}
        onChange={(event) => onChange({ charged: event.target.checked })}
      />
      {draft.charged && <Rounding {...props} />}
      <Checkbox
        label={texts.follows}
        hint={texts.followsHint}
        checked={draft.followsSource}
        onChange={(event) => onChange({ followsSource: event.target.checked })}
      />
      <Preview storeCurrency={storeCurrency} draft={draft} />
    </li>
  )
}

interface CurrenciesEditorProps {
  /** The store's currency. */
  readonly storeCurrency: string
  readonly currencies: readonly CurrencyDraft[]
  readonly field: FieldOf
  readonly onChange: (currencies: CurrencyDraft[]) => void
}

/** Additional currencies: their exchange rates, and whether buyers pay in them. */
export const CurrenciesEditor = ({ storeCurrency, currencies, field, onChange }: CurrenciesEditorProps) => (
  <>
    {currencies.length === 0 && <p className="text-muted">{texts.none}</p>}
    <ul className="grid list-none gap-4 p-0">
      {currencies.map((draft, index) => (
        <One
          key={draft.key}
          {...{ storeCurrency, draft, index, field }}
          onChange={(change) => onChange(currencies.with(index, { ...draft, ...change }))}
          onRemove={() => onChange(currencies.toSpliced(index, 1))}
        />
      ))}
    </ul>
    <div>
      <Button type="button" size="small" onClick={() => onChange([...currencies, newDraft()])}>
        {texts.add}
      </Button>
    </div>
  </>
)
