import type { StoreCoupon } from '@vitrine/client'
import { Badge, formatMoney, Link, type BadgeProps } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { PagesNav } from '../page/pages-nav.tsx'
import { ListPage } from '../page/list-page.tsx'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'
import { couponState, type CouponState } from './coupon-state.ts'

const { coupons } = words
const pageSize = 50

interface CouponsData {
  readonly items: readonly StoreCoupon[]
  readonly next: string | undefined
  readonly isFirst: boolean
  readonly currency: string
}

export const loadCoupons = async ({ url }: PageRequest): Promise<CouponsData> => {
  const after = url.searchParams.get('after')
  const newest = shop.coupons.queryCoupons().descending('createdDate').limit(pageSize)
  const [{ items, cursors }, { siteSettings }] = await Promise.all([
    (after ? newest.skipTo(after) : newest).find(),
    shop.backOffice.getSiteSettings(),
  ])
  return { items, next: cursors.next, isFirst: after === null, currency: siteSettings.currency }
}

/** Describes a coupon's discount. */
const describeEffect = ({ effect }: StoreCoupon, currency: string): string => {
  if (effect.type === 'PERCENT_OFF') return coupons.percentOff(effect.percent ?? '0')
  if (effect.type === 'FREE_SHIPPING') return coupons.freeDelivery
  return coupons.amountOff(formatMoney(effect.amount ?? '0', { currency, locale }))
}

const tones: Record<CouponState, BadgeProps['tone']> = {
  active: 'positive',
  scheduled: 'accent',
  ended: 'neutral',
  usedUp: 'neutral',
  off: 'caution',
}

export const CouponStateBadge = ({ coupon }: { coupon: StoreCoupon }) => {
  const state = couponState(coupon, new Date())
  return (
    <Badge tone={tones[state]} dot>
      {coupons.states[state]}
    </Badge>
  )
}

/** Lists all coupons, newest first. */
export const CouponsPage = ({ data: { items, currency, ...pages } }: PageProps<CouponsData>) => {
  return (
    <ListPage
      words={coupons}
      addHref="/coupons/new"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'code',
          header: coupons.code,
          rowHeader: true,
          cell: ({ id, code, name }) => (
            <>
              <Link className="font-mono" href={`/coupons/${id}`}>
                {code}
              </Link>
              <span className="block text-sm font-normal text-muted">{name}</span>
            </>
          ),
        },
        { key: 'effect', header: coupons.takesOff, cell: (coupon) => describeEffect(coupon, currency) },
        { key: 'state', header: coupons.state, cell: (coupon) => <CouponStateBadge coupon={coupon} /> },
        {
          key: 'used',
          header: coupons.used,
          align: 'end',
          cell: ({ timesUsed, usageLimit }) => coupons.usedOf(timesUsed, usageLimit),
        },
      ]}
    >
      <PagesNav {...pages} words={coupons} />
    </ListPage>
  )
}
