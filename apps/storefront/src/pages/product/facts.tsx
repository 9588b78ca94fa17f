import type { Product } from '@vitrine/client'
import { productFacts, shownFactNames, type ShownFactName } from '@vitrine/domain/catalog/facts/product-facts.ts'
import { countryName, Disclosure, Link, SummaryList, useUi } from '@vitrine/ui'
import { useAside } from '../../words/use-words.tsx'

/** The value of a fact: a text, the name of a country, or a link, shown as the name of its server. */
const Fact = ({ name, text }: { name: ShownFactName; text: string }) => {
  const { locale } = useUi()
  const { input } = productFacts[name]
  if (input === 'url')
    return (
      <Link href={text} rel="noopener" className="wrap-break-word">
        <bdi dir="ltr">{new URL(text).hostname}</bdi>
      </Link>
    )
  return <span className="whitespace-pre-line">{input === 'country' ? countryName(text, locale) : text}</span>
}

/** Origin, manufacturer and safety information of a product. Nothing if none is known. */
export const Facts = ({ product }: { product: Product }) => {
  const { fact, facts } = useAside()
  const rows = shownFactNames.flatMap((name) => {
    const text = product[name]
    if (!text) return []
    return [{ label: fact[name], value: <Fact name={name} text={text} /> }]
  })
  return (
    rows.length > 0 && (
      <Disclosure label={facts}>
        <SummaryList rows={rows} />
      </Disclosure>
    )
  )
}
