import { Breadcrumbs } from '@vitrine/ui'
import { crumbsOf } from '../../categories/trail.ts'
import { useTrail } from '../../categories/use-trail.ts'
import { useWords } from '../../words/use-words.tsx'
import type { ProductData } from './product-data.ts'

/** Breadcrumbs through the category from which the visitor came, or the main one. */
export const ProductTrail = ({ trails, name }: Pick<ProductData, 'trails'> & { name: string }) => {
  const words = useWords()
  const crumbs = crumbsOf(useTrail(trails)).map(([label, href]) => ({ label, href }))
  return <Breadcrumbs items={[{ label: words.home, href: '/' }, ...crumbs, { label: name }]} />
}
