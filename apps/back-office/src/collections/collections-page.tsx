import type { Category } from '@vitrine/client'
import { Button, EmptyState, Link, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useMemo } from 'react'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { CategoryTree } from './category-tree.tsx'
import { listCategories, listRuledIds } from './load-categories.ts'
import { buildTree } from './tree.ts'

const { collections: texts } = words

interface CollectionsData {
  readonly categories: readonly Category[]
  readonly ruledIds: ReadonlySet<string>
}

export const loadCollections = async (): Promise<CollectionsData> => {
  const [categories, ruledIds] = await Promise.all([listCategories(), listRuledIds()])
  return { categories, ruledIds }
}

const AllProducts = ({ categories }: { categories: readonly Category[] }) => {
  const all = categories.find(({ managingAppId }) => managingAppId !== undefined)
  if (!all) return null
  return (
    <p className="text-muted">
      <Link href={`/collections/${all.id}`}>{all.name}</Link>: {texts.everything}
    </p>
  )
}

/** The tree of all collections. */
export const CollectionsPage = ({ data: { categories, ruledIds } }: PageProps<CollectionsData>) => {
  useTitle(texts.title)
  const roots = useMemo(() => buildTree(categories), [categories])
  const add = (
    <Button href="/collections/new" variant="primary">
      {texts.add}
    </Button>
  )
  return (
    <Stack gap="lg">
      <PageHeader title={texts.title} actions={roots.length > 0 && add}>
        {texts.hint}
      </PageHeader>
      {roots.length > 0 ? (
        <CategoryTree roots={roots} ruledIds={ruledIds} />
      ) : (
        <EmptyState title={texts.none} actions={add}>
          {texts.noneHint}
        </EmptyState>
      )}
      <AllProducts categories={categories} />
    </Stack>
  )
}
