import { Image } from '@vitrine/ui'
import type { CategoryCard } from '../../categories/category-card.ts'
import { categoryPath } from '../../categories/trail.ts'
import { thumbnail } from '../../pictures.ts'
import { LocalAnchor } from '../../shell/local-anchor.tsx'
import { useWords } from '../../words/use-words.tsx'

/** Links to the subcategories of a category. */
export const Subcategories = ({ categories }: { categories: readonly CategoryCard[] }) => {
  const words = useWords()
  if (categories.length === 0) return null
  return (
    <nav aria-label={words.subcategories}>
      <ul className="flex list-none gap-2 p-0 [scrollbar-width:none] max-sm:-mx-(--page-inset) max-sm:overflow-x-auto max-sm:px-(--page-inset) sm:flex-wrap">
        {categories.map(({ id, slug, name, picture }) => (
          <li key={id}>
            <LocalAnchor
              href={categoryPath(slug)}
              className={`flex min-h-11 items-center whitespace-nowrap gap-3 rounded-full border border-line pe-4 text-sm text-text no-underline hover:bg-wash ${picture ? 'ps-1' : 'ps-4'}`}
            >
              {picture && <Image fixed alt="" className="rounded-full" {...thumbnail(picture, 36)} />}
              {name}
            </LocalAnchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
