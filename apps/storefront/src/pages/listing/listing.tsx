import { Button, SelectField } from '@vitrine/ui'
import { LocalForm } from '../../shell/local-anchor.tsx'
import { useEarlyChoices } from '../../shell/use-early-choices.ts'
import type { Words } from '../../words/en.ts'
import { useWords } from '../../words/use-words.tsx'
import { writeFilter } from './filter-address.ts'
import type { Place, SortName } from './listing-address.ts'

const labelsIn = ({ facets, shopping }: Words): Readonly<Record<SortName, string>> => ({
  relevance: facets.relevance,
  selling: facets.bestSelling,
  newest: shopping.sortNewest,
  price: shopping.sortPriceUp,
  '-price': shopping.sortPriceDown,
  name: shopping.sortName,
})

/** Selects the sort order. Applies at once; without scripts there is a button. */
export const SortForm = ({ listing, query }: Place) => {
  const words = useWords()
  const form = useEarlyChoices()
  const offered = Object.entries(labelsIn(words)).filter(([name]) => query !== undefined || name !== 'relevance')
  return (
    <LocalForm ref={form} className="flex items-center gap-2">
      {query !== undefined && <input type="hidden" name="q" value={query} />}
      {writeFilter(listing.filter).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label={words.shopping.sortBy}
        name="sort"
        options={offered.map(([value, label]) => ({ value, label }))}
        defaultValue={listing.sortName}
        mark="none"
        className="flex items-center gap-3 [&>.v-label]:whitespace-nowrap max-sm:[&>.v-label]:sr-only"
        // Keeps browsers from restoring the choice of an earlier visit.
        autoComplete="off"
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <noscript>
        <Button type="submit">{words.shopping.apply}</Button>
      </noscript>
    </LocalForm>
  )
}
