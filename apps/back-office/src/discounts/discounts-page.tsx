import type { Discount } from '@vitrine/client'
import { Badge, formatMoney, Link, type BadgeProps } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { PagesNav } from '../page/pages-nav.tsx'
import { ListPage } from '../page/list-page.tsx'
import { SearchForm } from '../page/search-form.tsx'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'
import { describeDiscount } from './describe-discount.ts'
import type { Names } from './names.ts'
import { loadNames } from './load-names.ts'
import { discountState, type DiscountState } from './discount-state.ts'

const { discounts: texts } = words
const pageSize = 50

interface DiscountsData {
  readonly items: readonly Discount[]
  readonly names: Names
  readonly expression: string
  readonly next: string | undefined
  readonly isFirst: boolean
}

export const loadDiscounts = async ({ url }: PageRequest): Promise<DiscountsData> => {
  const [after, expression] = [url.searchParams.get('after'), url.searchParams.get('q')?.trim() ?? '']
  const all = shop.discounts.queryDiscounts().descending('priority').ascending('createdDate').limit(pageSize)
  const query = expression === '' ? all : all.contains('name', expression)
  const { items, cursors } = await (after ? all.skipTo(after) : query).find()
  const { names } = await loadNames(items)
  return { items, names, expression, next: cursors.next, isFirst: after === null }
}

const tones: Record<DiscountState, BadgeProps['tone']> = {
  live: 'positive',
  pending: 'accent',
  expired: 'neutral',
  usedUp: 'neutral',
  off: 'caution',
}

export const DiscountStateBadge = ({ discount }: { discount: Discount }) => {
  const state = discountState(discount)
  return (
    <Badge tone={tones[state]} dot>
      {texts.states[state]}
    </Badge>
  )
}

export const usedOf = ({ timesUsed, usageLimit, amountGiven }: Discount, { currency }: Names): string => {
  const times = words.coupons.usedOf(timesUsed, usageLimit)
  return Number(amountGiven) > 0 ? `${times} · ${texts.given(formatMoney(amountGiven, { currency, locale }))}` : times
}

/** Lists all discounts by priority. */
export const DiscountsPage = ({ data: { items, names, expression, ...pages } }: PageProps<DiscountsData>) => (
  <ListPage
    words={expression === '' ? texts : { ...texts, none: texts.nothing, noneHint: '' }}
    addHref="/discounts/new"
    above={(items.length > 0 || expression !== '') && <SearchForm label={texts.find} expression={expression} />}
    rows={items}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'name',
        header: texts.name,
        rowHeader: true,
        cell: (discount) => (
          <>
            <Link href={`/discounts/${discount.id}`}>{discount.name}</Link>
            <span className="block text-sm font-normal text-muted">{describeDiscount(discount, names)}</span>
          </>
        ),
      },
      { key: 'state', header: texts.state, cell: (discount) => <DiscountStateBadge discount={discount} /> },
      { key: 'used', header: texts.used, align: 'end', cell: (discount) => usedOf(discount, names) },
    ]}
  >
    <PagesNav {...pages} words={texts} />
  </ListPage>
)
