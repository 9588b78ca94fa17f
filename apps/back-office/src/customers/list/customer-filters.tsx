import { isDay } from '@vitrine/domain/time/day.ts'
import { countryOptions, Link, SelectField, TextField, useUi, type SelectOption } from '@vitrine/ui'
import type { FocusEvent } from 'react'
import { DayField } from '../../clock/date-fields.tsx'
import { dayText } from '../../clock/date-text.ts'
import { applyForm, FilterForm, SearchAndSort } from '../../page/filter-form.tsx'
import { words } from '../../words/words.ts'
import { customersAddress, filterNames, sortNames, type CustomerView, type FilterName } from './customer-view.ts'
import type { CustomersData } from './load-customers.ts'

const { customers: texts } = words

type FiltersProps = Pick<CustomersData, 'view' | 'tags' | 'segments' | 'currency'>

/** Options of the filters with a fixed list. */
const useChoices = ({
  tags,
  segments,
}: FiltersProps): Readonly<Partial<Record<FilterName, readonly SelectOption[]>>> => {
  const { locale } = useUi()
  return {
    segment: segments.map(({ id, name }) => ({ value: id, label: name })),
    tag: tags.map(({ tag }) => ({ value: tag, label: tag })),
    country: countryOptions(locale),
    consent: Object.entries(texts.consentStates).map(([value, label]) => ({ value, label })),
  }
}

const withChosen = (options: readonly SelectOption[], chosen: string | undefined): readonly SelectOption[] => [
  { value: '', label: texts.any },
  ...options,
  ...(chosen !== undefined && !options.some(({ value }) => value === chosen) ? [{ value: chosen, label: chosen }] : []),
]

/** The active filters, each with a link to remove it. */
export const ChosenFilters = (props: FiltersProps) => {
  const { view } = props
  const choices = useChoices(props)
  const chosen = filterNames.filter((name) => view.filters[name])
  if (chosen.length === 0) return null
  const labelOf = (name: FilterName, value: string): string =>
    isDay(value) ? dayText(value) : (choices[name]?.find((one) => one.value === value)?.label ?? value)
  return (
    <ul className="flex list-none flex-wrap items-center gap-2 p-0 text-sm">
      {chosen.map((name) => {
        const { [name]: value = '', ...filters } = view.filters
        const label = `${texts.filterNames[name]}: ${labelOf(name, value)}`
        return (
          <li key={name} className="rounded-full bg-wash px-3 py-1">
            <Link href={customersAddress({ ...view, filters })} aria-label={texts.without(label)}>
              {label} <span aria-hidden="true">×</span>
            </Link>
          </li>
        )
      })}
      <li>
        <Link href={customersAddress({ ...view, filters: {} })} tone="accent">
          {texts.clear}
        </Link>
      </li>
    </ul>
  )
}

interface FilterFieldProps {
  readonly name: FilterName
  readonly view: CustomerView
  readonly options: readonly SelectOption[] | undefined
  readonly currency: string
}

const FilterField = ({ name, view, options, currency }: FilterFieldProps) => {
  const chosen = view.filters[name]
  const label = name === 'spent' ? `${texts.filterNames.spent} (${currency})` : texts.filterNames[name]
  const field = { label, name, mark: 'none' as const, defaultValue: chosen ?? '' }
  const applyIfChanged = (event: FocusEvent<HTMLInputElement>) => {
    if (event.target.value !== (chosen ?? '')) applyForm(event)
  }
  if (options) return <SelectField {...field} options={withChosen(options, chosen)} onChange={applyForm} />
  if (name === 'orders' || name === 'spent')
    return (
      <TextField {...field} inputMode="decimal" maxLength={12} pattern="[0-9]+([.][0-9]+)?" onBlur={applyIfChanged} />
    )
  return <DayField {...field} onBlur={applyIfChanged} />
}

/** Search, order and filters of the list. All are in the URL. */
export const SearchAndFilters = (props: FiltersProps) => {
  const { view, currency } = props
  const choices = useChoices(props)
  return (
    <FilterForm
      path="/customers"
      address={customersAddress(view)}
      hidden={{ show: view.tab === 'all' ? undefined : view.tab }}
    >
      <SearchAndSort texts={texts} view={view} sortNames={sortNames} />
      <details className="mt-3" open={Object.keys(view.filters).length > 0}>
        <summary className="cursor-pointer text-sm text-accent-text">{texts.filters}</summary>
        <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-4">
          {filterNames.map((name) => (
            <FilterField key={name} name={name} view={view} options={choices[name]} currency={currency} />
          ))}
        </div>
      </details>
    </FilterForm>
  )
}
