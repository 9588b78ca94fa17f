import { Breadcrumbs, PageHeader, Stack } from '@vitrine/ui'
import type { CategoryCard } from '../../categories/category-card.ts'
import { crumbsOf, type Trail } from '../../categories/trail.ts'
import { useWords } from '../../words/use-words.tsx'
import { FoundList } from './found-list.tsx'
import type { FoundProducts } from './search-products.ts'
import { Subcategories } from './subcategories.tsx'

interface CollectionData {
  readonly name: string
  readonly description: string
  /** From the top level to this category. */
  readonly trail: Trail
  readonly subcategories: readonly CategoryCard[]
  readonly found: FoundProducts
}

export const CollectionPage = ({ name, description, trail, subcategories, found }: CollectionData) => {
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
      <FoundList
        found={found}
        label={name}
        empty={{ title: words.shopping.emptyCollection, hint: words.shopping.emptyCollectionHint }}
      />
    </Stack>
  )
}
