import { isDay } from '@vitrine/domain/time/day.ts'
import { Link, SelectField, type SelectOption } from '@vitrine/ui'
import { DayField } from '../../clock/date-fields.tsx'
import { dayText } from '../../clock/date-text.ts'
import { applyForm, FilterForm, SearchAndSort } from '../../page/filter-form.tsx'
import { words } from '../../words/words.ts'
import type { ProductsData } from './load-products.ts'
import {
  filterNames,
  productListAddress,
  sortNames,
  stockFilters,
  typeFilters,
  type FilterName,
  type ProductListView,
} from './product-view.ts'

const { productList: texts } = words

type FiltersProps = Pick<ProductsData, 'view' | 'collections' | 'brands' | 'ribbons'>

/** Options of the filters with a fixed list. */
const choicesOf = ({
  collections,
  brands,
  ribbons,
}: FiltersProps): Readonly<Partial<Record<FilterName, readonly SelectOption[]>>> => ({
  collection: collections,
  brand: brands,
  ribbon: ribbons,
  stock: (Object.keys(stockFilters) as (keyof typeof stockFilters)[]).map((value) => ({
    value,
    label: texts.stockFilters[value],
  })),
  type: (Object.keys(typeFilters) as (keyof typeof typeFilters)[]).map((value) => ({
    value,
    label: texts.types[value],
  })),
})

const withChosen = (options: readonly SelectOption[], chosen: string | undefined): readonly SelectOption[] => [
  { value: '', label: texts.any },
  ...options,
  ...(chosen !== undefined && !options.some(({ value }) => value === chosen) ? [{ value: chosen, label: chosen }] : []),
]

/** The active filters, each with a link to remove it. */
export const ChosenFilters = (props: FiltersProps) => {
  const { view } = props
  const choices = choicesOf(props)
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
            <Link href={productListAddress({ ...view, filters })} aria-label={texts.without(label)}>
              {label} <span aria-hidden="true">×</span>
            </Link>
          </li>
        )
      })}
      <li>
        <Link href={productListAddress({ ...view, filters: {} })} tone="accent">
          {texts.clear}
        </Link>
      </li>
    </ul>
  )
}

interface FilterFieldProps {
  readonly name: FilterName
  readonly view: ProductListView
  readonly options: readonly SelectOption[] | undefined
}

const FilterField = ({ name, view, options }: FilterFieldProps) => {
  const chosen = view.filters[name]
  const field = { label: texts.filterNames[name], name, mark: 'none' as const, defaultValue: chosen ?? '' }
  if (options) return <SelectField {...field} options={withChosen(options, chosen)} onChange={applyForm} />
  return (
    <DayField
      {...field}
      onBlur={(event) => {
        if (event.target.value !== (chosen ?? '')) applyForm(event)
      }}
    />
  )
}

/** Search, order and filters of the list. All are in the URL. */
export const SearchAndFilters = (props: FiltersProps) => {
  const { view } = props
  const choices = choicesOf(props)
  return (
    <FilterForm
      path="/products"
      address={productListAddress(view)}
      hidden={{ show: view.tab === 'all' ? undefined : view.tab, columns: view.columns?.join(',') }}
    >
      <SearchAndSort texts={{ ...texts, search: words.searchProducts }} view={view} sortNames={sortNames} />
      <details className="mt-3" open={Object.keys(view.filters).length > 0}>
        <summary className="cursor-pointer text-sm text-accent-text">{texts.filters}</summary>
        <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-3">
          {filterNames.map((name) => (
            <FilterField key={name} name={name} view={view} options={choices[name]} />
          ))}
        </div>
      </details>
    </FilterForm>
  )
}
