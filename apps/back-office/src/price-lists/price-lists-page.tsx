import type { MemberGroup, PriceList } from '@vitrine/client'
import { Badge, countryName, Link, type BadgeProps } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { queryAll } from '../query-all.ts'
import { PagesNav } from '../page/pages-nav.tsx'
import { ListPage } from '../page/list-page.tsx'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'
import { listState, type ListState } from './read-price-list.ts'

const { priceLists: texts } = words
const pageSize = 50

interface PriceListsData {
  readonly items: readonly PriceList[]
  readonly groups: readonly MemberGroup[]
  readonly next: string | undefined
  readonly isFirst: boolean
}

export const loadPriceLists = async ({ url }: PageRequest): Promise<PriceListsData> => {
  const after = url.searchParams.get('after')
  const all = shop.priceLists.queryPriceLists().ascending('position', 'createdDate').limit(pageSize)
  const [{ items, cursors }, groups] = await Promise.all([
    (after ? all.skipTo(after) : all).find(),
    queryAll(shop.memberGroups.queryMemberGroups().ascending('name').limit(100)),
  ])
  return { items, groups, next: cursors.next, isFirst: after === null }
}

const tones: Record<ListState, BadgeProps['tone']> = {
  on: 'positive',
  scheduled: 'accent',
  ended: 'neutral',
  off: 'caution',
}

export const ListStateBadge = ({ list }: { list: PriceList }) => {
  const state = listState(list, new Date())
  return (
    <Badge tone={tones[state]} dot>
      {texts.states[state]}
    </Badge>
  )
}

/** Describes who a list applies to. */
const describeAudience = ({ memberGroupIds, countries }: PriceList, groups: readonly MemberGroup[]): string => {
  const names = groups.filter(({ id }) => memberGroupIds?.includes(id)).map(({ name }) => name)
  const places = (countries ?? []).map((country) => countryName(country, locale))
  const who = memberGroupIds ? names.join(', ') : texts.everyone
  return places.length > 0 ? `${who} · ${places.join(', ')}` : who
}

const pricesOf = ({ percentage, productCount }: PriceList): string => {
  const all = percentage?.startsWith('-')
    ? texts.takes(percentage.slice(1))
    : percentage === undefined
      ? undefined
      : texts.adds(percentage)
  return [all, productCount > 0 || all === undefined ? texts.products(productCount) : undefined]
    .filter((part) => part !== undefined)
    .join(' · ')
}

/** Lists all price lists by priority. */
export const PriceListsPage = ({ data: { items, groups, ...pages } }: PageProps<PriceListsData>) => (
  <ListPage
    words={texts}
    addHref="/price-lists/new"
    rows={items}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'name',
        header: texts.name,
        rowHeader: true,
        cell: ({ id, name }) => <Link href={`/price-lists/${id}`}>{name}</Link>,
      },
      { key: 'who', header: texts.who, cell: (list) => describeAudience(list, groups) },
      { key: 'prices', header: texts.prices, cell: pricesOf },
      { key: 'state', header: texts.state, cell: (list) => <ListStateBadge list={list} /> },
    ]}
  >
    <PagesNav {...pages} words={texts} />
  </ListPage>
)
