import type { Collection, DesignSection } from '@vitrine/client'
import type { SafeHtml } from '@vitrine/web/prose.tsx'
import type { CardProduct } from '../pages/card-product.ts'

/** A section with what it shows of the catalog; its HTML may be shown. */
export interface SectionData extends Omit<DesignSection, 'text'> {
  readonly text?: string
  readonly html?: SafeHtml
  readonly products?: readonly CardProduct[]
  /** Where all products of a list are. */
  readonly allHref?: string
  /** Of a section that shows some collections, not all. */
  readonly collections?: readonly Collection[]
}
