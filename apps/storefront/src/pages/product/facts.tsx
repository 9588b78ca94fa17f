import type { Product } from '@vitrine/client'
import { productFacts, shownFactNames } from '@vitrine/domain/catalog/product-facts.ts'
import { countryName, Disclosure, SummaryList, useUi } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'

/** Origin, manufacturer and safety information of a product. Nothing if none is known. */
export const Facts = ({ product }: { product: Product }) => {
  const { shopping } = useWords()
  const { locale } = useUi()
  const rows = shownFactNames.flatMap((name) => {
    const text = product[name]
    if (!text) return []
    const value = productFacts[name].input === 'country' ? countryName(text, locale) : text
    return [{ label: shopping.fact[name], value: <span className="whitespace-pre-line">{value}</span> }]
  })
  return (
    rows.length > 0 && (
      <Disclosure label={shopping.facts}>
        <SummaryList rows={rows} />
      </Disclosure>
    )
  )
}
