import { calls, type ProductGroup } from '@vitrine/client'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { ListPage } from '../page/list-page.tsx'
import { PagesNav } from '../page/pages-nav.tsx'
import { linkColumn } from '../page/table-section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { productGroups: texts } = words
const pageSize = 50

interface GroupsData {
  readonly groups: readonly ProductGroup[]
  readonly next: string | undefined
  readonly isFirst: boolean
}

export const loadProductGroups = async ({ url, call }: PageRequest): Promise<GroupsData> => {
  const cursor = url.searchParams.get('after')
  const query = { cursorPaging: { limit: pageSize, ...(cursor && { cursor }) } }
  const body = { query, fields: ['GROUPING_CUSTOMIZATION' as const] }
  const { productGroups, pagingMetadata } = await shop.send(calls.queryProductGroups, { body }, call)
  return { groups: productGroups, next: pagingMetadata.cursors?.next, isFirst: cursor === null }
}

/** Lists the product groups, newest first. */
export const ProductGroupsPage = ({ data: { groups, next, isFirst } }: PageProps<GroupsData>) => (
  <ListPage
    words={texts}
    addHref="/product-groups/new"
    rows={groups}
    rowKey={({ id }) => id}
    columns={[
      linkColumn<ProductGroup>({
        header: texts.one,
        href: ({ id }) => `/product-groups/${id}`,
        name: ({ name }) => <span className="wrap-anywhere">{name}</span>,
      }),
      { key: 'by', header: texts.differBy, cell: ({ groupingCustomization }) => groupingCustomization?.name },
      { key: 'products', header: texts.products, align: 'end', cell: ({ members }) => members.length },
    ]}
  >
    <PagesNav next={next} isFirst={isFirst} words={{ more: words.named.more, newest: words.named.first }} />
  </ListPage>
)
