import { isDay } from '@vitrine/domain/time/day.ts'
import { Button, Link, SelectField, TextField } from '@vitrine/ui'
import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { dayText } from '../../clock/date-text.ts'
import { DayField } from '../../clock/date-fields.tsx'
import { words } from '../../words/words.ts'
import { tagName, type TagNames } from '../tags/tag-names.ts'
import { filterNames, listAddress, type FilterName, type OrderView } from './order-view.ts'

const { desk: texts } = words

type Labels = Readonly<Record<string, string>>

/** Labels by value of the filters with a fixed list. */
const choicesOf = (tagNames: TagNames): Readonly<Partial<Record<FilterName, Labels>>> => ({
  payment: words.paymentStates,
  sending: words.fulfillmentStates,
  status: words.wholeOrderStates,
  returns: words.orderReturnStates,
  channel: words.channels,
  tag: Object.fromEntries(tagNames),
})

const optionsOf = (labels: Labels, chosen: string | undefined) => [
  { value: '', label: texts.any },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
  ...(chosen !== undefined && !Object.hasOwn(labels, chosen) ? [{ value: chosen, label: chosen }] : []),
]

interface FiltersProps {
  readonly view: OrderView
  readonly tagNames: TagNames
}

/** The active filters, each with a link to remove it. */
export const ChosenFilters = ({ view, tagNames }: FiltersProps) => {
  const { filters } = view
  const chosen = filterNames.filter((name) => filters[name])
  if (chosen.length === 0) return null
  const choices = choicesOf(tagNames)
  const valueOf = (name: FilterName, value: string) => {
    if (name === 'tag') return tagName(tagNames, value)
    return isDay(value) ? dayText(value) : (choices[name]?.[value] ?? value)
  }
  return (
    <ul className="flex list-none flex-wrap items-center gap-2 p-0 text-sm">
      {chosen.map((name) => {
        const { [name]: value = '', ...others } = filters
        const label = `${texts.filterNames[name]}: ${valueOf(name, value)}`
        return (
          <li key={name} className="rounded-full bg-wash px-3 py-1">
            <Link href={listAddress({ ...view, filters: others })} aria-label={texts.without(label)}>
              {label} <span aria-hidden="true">×</span>
            </Link>
          </li>
        )
      })}
      <li>
        <Link href={listAddress({ ...view, filters: {} })} tone="accent">
          {texts.clear}
        </Link>
      </li>
    </ul>
  )
}

/** Search and filters of the order list. Both are in the URL. */
export const SearchAndFilters = ({ view, tagNames }: FiltersProps) => {
  const { tab, expression, filters } = view
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const choices = choicesOf(tagNames)
  // Empty fields are left out of the URL.
  const applyFilters = () => {
    const params = [...new FormData(form.current!)].filter(([, value]) => value !== '') as [string, string][]
    void submit(new URLSearchParams(params), { action: '/orders' })
  }
  return (
    <Form
      ref={form}
      role="search"
      action="/orders"
      key={listAddress(view)}
      onSubmit={(event) => {
        event.preventDefault()
        applyFilters()
      }}
    >
      {tab !== 'all' && <input type="hidden" name="show" value={tab} />}
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 grow"
          label={texts.search}
          hint={texts.searchHint}
          type="search"
          name="q"
          defaultValue={expression}
          maxLength={100}
          mark="none"
        />
      </div>
      <details className="mt-3" open={Object.keys(filters).length > 0}>
        <summary className="cursor-pointer text-sm text-accent-text">{texts.filters}</summary>
        <div className="mt-3 grid grid-cols-2 sm:grid-cols-4 gap-3">
          {filterNames.map((name) => {
            const [labels, chosen] = [choices[name], filters[name]]
            const field = { label: texts.filterNames[name], name, mark: 'none' as const, defaultValue: chosen ?? '' }
            if (labels)
              return <SelectField key={name} {...field} options={optionsOf(labels, chosen)} onChange={applyFilters} />
            return (
              <DayField
                key={name}
                {...field}
                onBlur={(event) => event.target.value !== (chosen ?? '') && applyFilters()}
              />
            )
          })}
        </div>
      </details>
      <Button type="submit" className="sr-only focus:not-sr-only">
        {words.search}
      </Button>
    </Form>
  )
}
