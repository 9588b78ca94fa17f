import type { FeeRule } from '@vitrine/client'
import { Badge, countryName, formatMoney, Link } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { PagesNav } from '../page/pages-nav.tsx'
import { ListPage } from '../page/list-page.tsx'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'
import { kindOf } from './read-fee.ts'

const { fees: texts } = words
const pageSize = 50

interface FeesData {
  readonly items: readonly FeeRule[]
  readonly currency: string
  readonly next: string | undefined
  readonly isFirst: boolean
}

export const loadFees = async ({ url }: PageRequest): Promise<FeesData> => {
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
    {active ? texts.on : texts.off}
  </Badge>
)

/** Describes a fee's amount. */
const describePrice = (fee: FeeRule, currency: string): string => {
  const kind = kindOf(fee)
  if (kind === 'PERCENTAGE') return texts.percentOf(fee.percentage ?? '0')
  const amount = formatMoney(fee.amount ?? '0', { currency, locale })
  return kind === 'ITEM' ? texts.each(amount) : amount
}

/** Describes when a fee is charged. */
const describeConditions = (fee: FeeRule, currency: string): string => {
  const { productIds = [], collectionIds = [], destinations = [], minSubtotal, maxSubtotal } = fee
  const money = (amount: string) => formatMoney(amount, { currency, locale })
  const parts = [
    productIds.length > 0 && texts.products(productIds.length),
    collectionIds.length > 0 && texts.collections(collectionIds.length),
    destinations.length > 0 && destinations.map(({ country }) => countryName(country, locale)).join(', '),
    minSubtotal !== undefined && texts.from(money(minSubtotal)),
    maxSubtotal !== undefined && texts.upTo(money(maxSubtotal)),
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' · ') : texts.always
}

/** Lists the fees that are added to orders automatically. */
export const FeesPage = ({ data: { items, currency, ...pages } }: PageProps<FeesData>) => (
  <ListPage
    words={texts}
    addHref="/fees/new"
    rows={items}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'name',
        header: texts.name,
        rowHeader: true,
        cell: ({ id, name }) => <Link href={`/fees/${id}`}>{name}</Link>,
      },
      { key: 'price', header: texts.price, cell: (fee) => describePrice(fee, currency) },
      { key: 'when', header: texts.when, cell: (fee) => describeConditions(fee, currency) },
      { key: 'state', header: texts.state, cell: ({ active }) => <FeeStateBadge active={active} /> },
    ]}
  >
    <PagesNav {...pages} words={texts} />
  </ListPage>
)
