import type { Collection } from '@vitrine/client'
import { Badge, Link } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { queryAll } from '../query-all.ts'
import { ListPage } from '../page/list-page.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const { collections } = words
const pageSize = 100

export const loadCollections = (): Promise<Collection[]> =>
  queryAll(shop.collections.queryCollections().ascending('name').limit(pageSize))

/** Lists all collections. */
export const CollectionsPage = ({ data: all }: PageProps<readonly Collection[]>) => {
  return (
    <ListPage
      words={collections}
      addHref="/collections/new"
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
    />
  )
}
