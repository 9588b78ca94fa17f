import type { Collection } from '@vitrine/client'
import { Card, Grid, Image } from '@vitrine/ui'
import { cardPicture } from '../../pictures.ts'
import { useWords } from '../../words/use-words.tsx'

interface CollectionGridProps {
  readonly collections: readonly Collection[]
  readonly label: string
  /** Heading level of the collection titles. */
  readonly level: 2 | 3
}

/** Lists collections with picture and product count. */
export const CollectionGrid = ({ collections, label, level }: CollectionGridProps) => {
  const words = useWords()
  return (
    <Grid as="ul" least="sm" gap="lg" even={collections.length} aria-label={label} className="list-none p-0">
      {collections.map(({ id, slug, name, media, numberOfProducts }) => {
        const image = media?.mainMedia?.image
        return (
          <Card
            key={id}
            as="li"
            title={name}
            level={level}
            href={`/collections/${slug}`}
            media={image && <Image className="rounded-md" alt="" {...cardPicture(image)} ratio="square" />}
          >
            <span className="text-sm text-muted">{words.products(numberOfProducts ?? 0)}</span>
          </Card>
        )
      })}
    </Grid>
  )
}
