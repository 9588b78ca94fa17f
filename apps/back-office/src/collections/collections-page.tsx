import type { Collection } from '@vitrine/client'
import { Badge, Button, EmptyState, Link, PageHeader, Stack, Table } from '@vitrine/ui'
import { useLoaderData } from 'react-router'
import { allOf } from '../all-of.ts'
import { shop } from '../shop.ts'
import { useTitle } from '../use-title.ts'
import { words } from '../words/en.ts'

const { collections } = words
const atOnce = 100

export const loadCollections = (): Promise<Collection[]> =>
  allOf(shop.collections.queryCollections().ascending('name').limit(atOnce))

/** The shelves of the shop. */
export const CollectionsPage = () => {
  useTitle(collections.title)
  const all = useLoaderData<readonly Collection[]>()
  const add = (
    <Button href="/collections/new" variant="primary">
      {collections.add}
    </Button>
  )
  return (
    <Stack gap="lg">
      <PageHeader title={collections.title} actions={all.length > 0 && add}>
        {collections.hint}
      </PageHeader>
      <Table
        caption={collections.title}
        captionHidden
        rows={all}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: collections.one,
            rowHeader: true,
            cell: ({ id, name, visible }) => (
              <>
                <Link href={`/collections/${id}`}>{name}</Link>
                {visible === false && <Badge className="ms-2">{collections.hidden}</Badge>}
              </>
            ),
          },
          {
            key: 'count',
            header: collections.count,
            align: 'end',
            cell: ({ numberOfProducts }) => numberOfProducts,
          },
        ]}
        empty={
          <EmptyState title={collections.none} actions={add}>
            {collections.noneHint}
          </EmptyState>
        }
      />
    </Stack>
  )
}
