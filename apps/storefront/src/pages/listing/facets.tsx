import type { SearchFacet, SearchFilter } from '@vitrine/client'
import { Button, Disclosure, formatMoney, Link, TextField, useUi } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { LocalForm } from '../../shell/local-anchor.tsx'
import type { Words } from '../../words/en.ts'
import { useEarlyChoices } from '../../shell/use-early-choices.ts'
import { useWords } from '../../words/use-words.tsx'
import { hasFilter, optionField, writeFilter } from './filter-address.ts'
import { listingHref, type Listing } from './listing-address.ts'

interface FacetsProps {
  readonly facets: readonly SearchFacet[]
  readonly listing: Pick<Listing, 'sortName' | 'filter'>
  readonly query?: string | undefined
}

type Value = SearchFacet['values'][number]

interface ChoiceProps {
  readonly name: string
  readonly value: Value
  readonly label: string
  readonly checked: boolean
}

const Choice = ({ name, value: { id, count, color }, label, checked }: ChoiceProps) => (
  <li>
    <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
      <input type="checkbox" className="v-tick" name={name} value={id} defaultChecked={checked} />
      {color !== undefined && (
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 rounded-full border border-line">
          <rect width="16" height="16" fill={color} />
        </svg>
      )}
      <span className="flex-1">{label}</span>
      <span className="text-muted tabular-nums">{count}</span>
    </label>
  </li>
)

/** Returns a facet's form field, values and selection. */
const fieldOf = ({ type, name = '' }: SearchFacet, filter: SearchFilter, words: Words) => {
  switch (type) {
    case 'OPTION':
      return {
        name: optionField(name),
        title: name,
        chosen: filter.options?.find((one) => one.name === name)?.choices ?? [],
      }
    case 'BRAND':
      return { name: 'brand', title: words.facets.brand, chosen: filter.brands ?? [] }
    case 'COLLECTION':
      return { name: 'in', title: words.facets.collection, chosen: filter.collectionIds ?? [] }
    case 'AVAILABILITY':
      return { name: 'stock', title: words.facets.availability, chosen: filter.availability ?? [] }
    case 'PRICE':
    case 'ON_SALE':
      return undefined
    default:
      return type satisfies never
  }
}

const stockLabels = ({ facets }: Words): Readonly<Record<string, string>> => ({
  IN_STOCK: facets.inStock,
  OUT_OF_STOCK: facets.outOfStock,
})

const Group = ({ title, open, children }: { title: string; open: boolean; children: ReactNode }) => (
  <Disclosure label={title} open={open}>
    {children}
  </Disclosure>
)

const Choices = ({ facet, filter, open }: { facet: SearchFacet; filter: SearchFilter; open: boolean }) => {
  const words = useWords()
  const field = fieldOf(facet, filter, words)
  if (!field || facet.values.length === 0) return null
  const { name, title, chosen } = field
  return (
    <Group title={title} open={open || chosen.length > 0}>
      <ul aria-label={title} className="max-h-72 list-none overflow-y-auto p-0">
        {facet.values.map((value) => (
          <Choice
            key={value.id}
            name={name}
            value={value}
            label={facet.type === 'AVAILABILITY' ? (stockLabels(words)[value.id] ?? value.label) : value.label}
            checked={chosen.some((one) => one === value.id)}
          />
        ))}
      </ul>
    </Group>
  )
}

const Sale = ({ facet, filter }: { facet: SearchFacet | undefined; filter: SearchFilter }) => {
  const words = useWords()
  const value = facet?.values[0]
  if (!value) return null
  return (
    <Group title={words.facets.sale} open={filter.onSale === true}>
      <ul aria-label={words.facets.sale} className="list-none p-0">
        <Choice
          name="sale"
          value={{ ...value, id: '1' }}
          label={words.facets.onSale}
          checked={filter.onSale === true}
        />
      </ul>
    </Group>
  )
}

/** Formats a price range. */
const usePriceLabel = (currency: string) => {
  const words = useWords()
  const { locale } = useUi()
  const text = (amount: number) => formatMoney(amount, { currency, locale }).replace(/[.,]00(?=\D|$)/, '')
  return (from: number | undefined, to: number | undefined): string => {
    if (to === undefined) return words.facets.fromPrice(text(from ?? 0))
    return from === undefined || from === 0
      ? words.facets.toPrice(text(to))
      : words.facets.between(text(from), text(to))
  }
}

interface PricesProps extends FacetsProps {
  readonly facet: SearchFacet | undefined
  readonly currency: string
}

/** Suggested price ranges are links; others can be typed. */
const Prices = ({ facet, currency, listing, query }: PricesProps) => {
  const words = useWords()
  const label = usePriceLabel(currency)
  const { price } = listing.filter
  if (!facet || facet.lowest === undefined || facet.lowest === facet.highest) return null
  return (
    <Group title={words.facets.price} open>
      {facet.values.length > 0 && (
        <ul aria-label={words.facets.price} className="mb-3 list-none p-0">
          {facet.values.map(({ id, from, to, count }) => {
            const isChosen = price !== undefined && (price.from ?? 0) === (from ?? 0) && price.to === to
            const chosen = { ...(from ? { from } : {}), ...(to === undefined ? {} : { to }) }
            const { price: _without, ...rest } = listing.filter
            const filter = isChosen ? rest : { ...rest, price: chosen }
            return (
              <li key={id}>
                <Link
                  href={listingHref({ listing: { ...listing, filter }, query })}
                  className={`flex min-h-9 items-center gap-2 text-sm ${isChosen ? 'font-medium' : ''}`}
                  aria-current={isChosen ? 'true' : undefined}
                >
                  <span className="flex-1">{label(from, to)}</span>
                  <span className="text-muted tabular-nums">{count}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label={words.facets.from}
          name="from"
          inputMode="decimal"
          mark="none"
          defaultValue={price?.from ?? ''}
          placeholder={String(Math.floor(facet.lowest))}
        />
        <TextField
          label={words.facets.to}
          name="to"
          inputMode="decimal"
          mark="none"
          defaultValue={price?.to ?? ''}
          placeholder={String(Math.ceil(facet.highest ?? facet.lowest))}
        />
      </div>
    </Group>
  )
}

/** Filters of a list. Ticking a box applies at once; without scripts there is a button. */
export const Facets = ({ facets, listing, query, currency }: FacetsProps & { readonly currency: string }) => {
  const words = useWords()
  const form = useEarlyChoices()
  const { filter, sortName } = listing
  const ofType = (type: SearchFacet['type']) => facets.find((one) => one.type === type)
  return (
    <LocalForm
      key={JSON.stringify(filter)}
      ref={form}
      autoComplete="off"
      aria-label={words.facets.filterBy}
      onChange={(event) => {
        // Text inputs apply with Enter or the button.
        if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox')
          event.currentTarget.requestSubmit()
      }}
    >
      {query !== undefined && <input type="hidden" name="q" value={query} />}
      <input type="hidden" name="sort" value={sortName} />
      {facets.map((facet, index) => (
        <Choices key={`${facet.type} ${facet.name ?? ''}`} facet={facet} filter={filter} open={index < 3} />
      ))}
      <Sale facet={ofType('ON_SALE')} filter={filter} />
      <Prices facet={ofType('PRICE')} {...{ currency, facets, listing, query }} />
      <div className="mt-4">
        <Button type="submit" size="small">
          {words.facets.apply}
        </Button>
      </div>
    </LocalForm>
  )
}

/** Lists the active filters, each with a remove link. */
export const ChosenFilters = ({ facets, listing, query, currency }: FacetsProps & { readonly currency: string }) => {
  const words = useWords()
  const priceLabel = usePriceLabel(currency)
  const { filter } = listing
  if (!hasFilter(filter)) return null
  const pairs = writeFilter(filter)
  const labelOf = (name: string, value: string): string => {
    if (name === 'from') return priceLabel(Number(value), undefined)
    if (name === 'to') return priceLabel(undefined, Number(value))
    if (name === 'sale') return words.facets.onSale
    if (name === 'stock') return stockLabels(words)[value] ?? value
    const facet = facets.find((one) => fieldOf(one, filter, words)?.name === name)
    return facet?.values.find(({ id }) => id === value)?.label ?? value
  }
  const base = listingHref({ listing: { ...listing, filter: {} }, query })
  const hrefWithout = (index: number) => `${base}&${new URLSearchParams(pairs.toSpliced(index, 1))}`.replace(/&$/, '')
  return (
    <ul aria-label={words.facets.applied} className="flex list-none flex-wrap gap-2 p-0">
      {pairs.map(([name, value], index) => (
        <li key={`${name} ${value}`}>
          <Link
            href={hrefWithout(index)}
            aria-label={words.facets.remove(labelOf(name, value))}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line px-3 text-sm text-text no-underline hover:bg-wash"
          >
            {labelOf(name, value)} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link href={base} className="inline-flex min-h-9 items-center px-2 text-sm">
          {words.facets.clear}
        </Link>
      </li>
    </ul>
  )
}
