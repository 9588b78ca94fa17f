import type { FeeRule } from '@vitrine/client'
import { Badge, countryName, formatMoney, Link } from '@vitrine/ui'
import type { Asked, PageProps } from '@vitrine/web/routed-page.tsx'
import { PagesNav } from '../page/pages-nav.tsx'
import { ListPage } from '../page/list-page.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { kindOf } from './read-fee.ts'

const { fees: said } = words
const pageSize = 50

interface FeesData {
  readonly items: readonly FeeRule[]
  readonly currency: string
  readonly next: string | undefined
  readonly isFirst: boolean
}

export const loadFees = async ({ url }: Asked): Promise<FeesData> => {
  const after = url.searchParams.get('after')
  const all = shop.feeRules.queryFeeRules().ascending('createdDate').limit(pageSize)
  const [{ items, cursors }, { siteSettings }] = await Promise.all([
    (after ? all.skipTo(after) : all).find(),
    shop.backOffice.getSiteSettings(),
  ])
  return { items, currency: siteSettings.currency, next: cursors.next, isFirst: after === null }
}

export const FeeStateBadge = ({ active }: Pick<FeeRule, 'active'>) => (
  <Badge tone={active ? 'positive' : 'caution'} dot>
    {active ? said.on : said.off}
  </Badge>
)

/** Describes a fee's amount. */
const priceOf = (fee: FeeRule, currency: string): string => {
  const kind = kindOf(fee)
  if (kind === 'PERCENTAGE') return said.percentOf(fee.percentage ?? '0')
  const amount = formatMoney(fee.amount ?? '0', { currency, locale: 'en' })
  return kind === 'ITEM' ? said.each(amount) : amount
}

/** Describes when a fee is charged. */
const whenOf = (fee: FeeRule, currency: string): string => {
  const { productIds = [], collectionIds = [], destinations = [], minSubtotal, maxSubtotal } = fee
  const money = (amount: string) => formatMoney(amount, { currency, locale: 'en' })
  const parts = [
    productIds.length > 0 && said.products(productIds.length),
    collectionIds.length > 0 && said.collections(collectionIds.length),
    destinations.length > 0 && destinations.map(({ country }) => countryName(country, 'en')).join(', '),
    minSubtotal !== undefined && said.from(money(minSubtotal)),
    maxSubtotal !== undefined && said.upTo(money(maxSubtotal)),
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' · ') : said.always
}

/** Lists the fees that are added to orders automatically. */
export const FeesPage = ({ data: { items, currency, ...pages } }: PageProps<FeesData>) => (
  <ListPage
    words={said}
    addHref="/fees/new"
    rows={items}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'name',
        header: said.name,
        rowHeader: true,
        cell: ({ id, name }) => <Link href={`/fees/${id}`}>{name}</Link>,
      },
      { key: 'price', header: said.price, cell: (fee) => priceOf(fee, currency) },
      { key: 'when', header: said.when, cell: (fee) => whenOf(fee, currency) },
      { key: 'state', header: said.state, cell: ({ active }) => <FeeStateBadge active={active} /> },
    ]}
  >
    <PagesNav {...pages} words={said} />
  </ListPage>
)
