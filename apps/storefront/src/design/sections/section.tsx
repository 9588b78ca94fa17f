import { Link } from '@vitrine/ui'
import { ProductGrid } from '../../pages/card/product-card.tsx'
import { asDrawn } from '../../shell/as-drawn.tsx'
import { latePart } from '../../shell/late-part.tsx'
import { useWords } from '../../words/use-words.tsx'
import type { SectionProps } from './parts.tsx'

const StaticSection = asDrawn(import.meta.env.SSR ? (await import('./static-section.tsx')).StaticSection : undefined)

const Products = ({ section: { id, title, products = [], allHref } }: SectionProps) => {
  const words = useWords()
  if (products.length === 0) return null
  const heading = title ?? words.newest
  return (
    <section aria-labelledby={id}>
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-display text-2xl">
          {heading}
        </h2>
        {allHref !== undefined && <Link href={allHref}>{words.seeAll}</Link>}
      </div>
      <ProductGrid level={3} products={products} label={heading} isSelection />
    </section>
  )
}

const kinds = {
  PRODUCTS: Products,
  SLIDER: latePart(async () => (await import('./slider.tsx')).Slider),
  COUNTDOWN: latePart(async () => (await import('./countdown.tsx')).Countdown),
} as const

type Kind = SectionProps['section']['kind']

const isAlive = (kind: Kind): kind is keyof typeof kinds => kind in kinds

/** A section of the home page. */
export const Section = (props: SectionProps) => {
  const { kind } = props.section
  const Part = isAlive(kind) ? kinds[kind] : StaticSection
  return <Part {...props} />
}
