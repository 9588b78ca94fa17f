import { Stack } from '@vitrine/ui'
import { asDrawn } from '../../shell/as-drawn.tsx'
import { useWords } from '../../words/use-words.tsx'
import type { CollectionHeadProps } from './collection-head.tsx'
import { FoundList } from './found-list.tsx'
import type { FoundProducts } from './search-products.ts'

interface CollectionData extends CollectionHeadProps {
  readonly found: FoundProducts
}

const CollectionHead = asDrawn(import.meta.env.SSR ? (await import('./collection-head.tsx')).CollectionHead : undefined)

export const CollectionPage = ({ found, ...head }: CollectionData) => {
  const words = useWords()
  return (
    <Stack gap="lg">
      <CollectionHead {...head} />
      <FoundList
        found={found}
        label={head.name}
        empty={{ title: words.shopping.emptyCollection, hint: words.shopping.emptyCollectionHint }}
      />
    </Stack>
  )
}
