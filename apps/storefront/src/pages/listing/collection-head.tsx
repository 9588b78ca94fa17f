import { Breadcrumbs, PageHeader, Stack } from '@vitrine/ui'
import type { CategoryCard } from '../../categories/category-card.ts'
import { crumbsOf, type Trail } from '../../categories/trail.ts'
import { useWords } from '../../words/use-words.tsx'
import { Subcategories } from './subcategories.tsx'

export interface CollectionHeadProps {
  readonly name: string
  readonly description: string
  /** From the top level to this category. */
  readonly trail: Trail
  readonly subcategories: readonly CategoryCard[]
}

/** The part above the products of a category, which filters do not change. */
export const CollectionHead = ({ name, description, trail, subcategories }: CollectionHeadProps) => {
  const words = useWords()
  const parents = crumbsOf(trail.slice(0, -1)).map(([label, href]) => ({ label, href }))
  return (
    <Stack gap="lg">
      <PageHeader
        above={<Breadcrumbs items={[{ label: words.home, href: '/' }, ...parents, { label: name }]} />}
        title={name}
      >
        {description}
      </PageHeader>
      <Subcategories categories={subcategories} />
    </Stack>
  )
}
