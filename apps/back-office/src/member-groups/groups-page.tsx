import type { MemberGroup } from '@vitrine/client'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { PagesNav } from '../page/pages-nav.tsx'
import { ListPage } from '../page/list-page.tsx'
import { shop } from '../shop.ts'
import { linkColumn } from '../page/table-section.tsx'
import { words } from '../words/words.ts'

const { memberGroups: texts } = words
const pageSize = 50

interface GroupsData {
  readonly items: readonly MemberGroup[]
  readonly next: string | undefined
  readonly isFirst: boolean
}

export const loadGroups = async ({ url }: PageRequest): Promise<GroupsData> => {
  const after = url.searchParams.get('after')
  const all = shop.memberGroups.queryMemberGroups().ascending('name').limit(pageSize)
  const { items, cursors } = await (after ? all.skipTo(after) : all).find()
  return { items, next: cursors.next, isFirst: after === null }
}

/** Lists all member groups by name. */
export const GroupsPage = ({ data: { items, ...pages } }: PageProps<GroupsData>) => (
  <ListPage
    words={texts}
    addHref="/customers/groups/new"
    rows={items}
    rowKey={({ id }) => id}
    columns={[
      linkColumn<MemberGroup>({
        header: texts.name,
        href: ({ id }) => `/customers/groups/${id}`,
        name: ({ name }) => name,
      }),
      { key: 'size', header: texts.size, align: 'end', cell: ({ memberCount }) => memberCount },
    ]}
  >
    <PagesNav {...pages} words={texts} />
  </ListPage>
)
