import type { DesignSection } from '@vitrine/client'
import type { SafeHtml } from '@vitrine/web/document/prose.tsx'
import type { CategoryCard } from '../categories/category-card.ts'
import type { CardProduct } from '../pages/card/card-product.ts'

/** A section with its catalog content. Its HTML is sanitized. */
export interface SectionData extends Omit<DesignSection, 'text'> {
  readonly text?: string
  readonly html?: SafeHtml
  readonly products?: readonly CardProduct[]
  /** URL of the full product list. */
  readonly allHref?: string
  /** Set if the section shows selected collections. */
  readonly collections?: readonly CategoryCard[]
}
