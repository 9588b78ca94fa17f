import { Breadcrumbs, PageHeader, Stack } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { FoundList } from '../listing/found-list.tsx'
import type { FoundProducts } from '../listing/search-products.ts'

interface BrandData {
  readonly name: string
  readonly found: FoundProducts
}

export const BrandPage = ({ name, found }: BrandData) => {
  const words = useWords()
  return (
    <Stack gap="lg">
      <PageHeader above={<Breadcrumbs items={[{ label: words.home, href: '/' }, { label: name }]} />} title={name} />
      <FoundList
        found={found}
        label={name}
        empty={{ title: words.shopping.emptyCollection, hint: words.shopping.emptyCollectionHint }}
      />
    </Stack>
  )
}
