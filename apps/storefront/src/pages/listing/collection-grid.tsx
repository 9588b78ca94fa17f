import { Card, Grid, Image } from '@vitrine/ui'
import type { CategoryCard } from '../../categories/category-card.ts'
import { categoryPath } from '../../categories/trail.ts'
import { cardPicture } from '../../pictures.ts'
import { useWords } from '../../words/use-words.tsx'

interface CollectionGridProps {
  readonly collections: readonly CategoryCard[]
  readonly label: string
  /** Heading level of the collection titles. */
  readonly level: 2 | 3
}

/** Lists collections, with the number of their products for screen readers. */
export const CollectionGrid = ({ collections, label, level }: CollectionGridProps) => {
  const words = useWords()
  return (
    <Grid as="ul" least="sm" gap="lg" even={collections.length} aria-label={label} className="list-none p-0">
      {collections.map(({ id, slug, name, picture, count }) => (
        <Card
          key={id}
          as="li"
          title={name}
          level={level}
          href={categoryPath(slug)}
          appearance="tile"
          media={picture && <Image className="rounded-md" alt="" {...cardPicture(picture)} ratio="portrait" />}
        >
          {count > 0 && <span className="sr-only">{words.products(count)}</span>}
        </Card>
      ))}
    </Grid>
  )
}
