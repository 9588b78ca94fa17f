import type { Collection, MemberGroup, StoreCoupon } from '@vitrine/client'
import { Button } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { queryAll } from '../query-all.ts'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { CouponFields } from './coupon-fields.tsx'
import { CouponStateBadge } from './coupons-page.tsx'
import { editableFields, readCoupon, unsetLimits } from './read-coupon.ts'

const { coupons } = words
const list = '/coupons'

interface CouponData {
  readonly coupon: StoreCoupon | undefined
  readonly collections: readonly Collection[]
  readonly groups: readonly MemberGroup[]
  readonly products: ReadonlyMap<string, string>
  readonly currency: string
}

export const loadCoupon = async ({ params: { id } }: PageRequest): Promise<CouponData> => {
  const [coupon, collections, groups, { siteSettings }] = await Promise.all([
    id === undefined ? undefined : shop.coupons.getCoupon(id),
    queryAll(shop.collections.queryCollections().limit(100)),
    queryAll(shop.memberGroups.queryMemberGroups().ascending('name').limit(100)),
    shop.backOffice.getSiteSettings(),
  ])
  const { productIds = [] } = coupon ?? {}
  const products =
    productIds.length > 0 ? await queryAll(shop.products.queryProducts().in('id', productIds).limit(100)) : []
  return {
    coupon,
    collections,
    groups,
    products: new Map(products.map((product) => [product.id, product.name])),
    currency: siteSettings.currency,
  }
}

const restore = (coupon: StoreCoupon, revision: string) =>
  shop.coupons.updateCoupon(coupon.id, { ...editableFields(coupon), revision }, { unset: unsetLimits(coupon) })

/** Activates or deactivates a coupon. */
const Switch = ({ coupon }: { coupon: StoreCoupon }) => {
  const done = useDone()
  const turn = async () => {
    const { active, revision: read } = coupon
    const { revision } = await shop.coupons.updateCoupon(coupon.id, { revision: read, active: !active })
    await done({ message: active ? coupons.isOff : coupons.isOn, undo: () => restore(coupon, revision) })
  }
  return <Button onClick={() => void turn()}>{coupon.active ? coupons.switchOff : coupons.switchOn}</Button>
}

/** Creates or edits a coupon. */
export const CouponPage = ({ data: { coupon, ...data } }: PageProps<CouponData>) => {
  const done = useDone()
  const timeZone = useTimeZone()
  const save = async (form: FormData) => {
    const sent = readCoupon(form, timeZone)
    if (!coupon) {
      const { code } = await shop.coupons.createCoupon(sent)
      return done({ message: words.added(code), next: list })
    }
    const options = { unset: unsetLimits(sent) }
    const { revision } = await shop.coupons.updateCoupon(coupon.id, { ...sent, revision: coupon.revision }, options)
    return done({ message: words.saved, undo: () => restore(coupon, revision), next: list })
  }
  return (
    <EntryPage
      title={coupon?.code ?? coupons.add}
      list={{ label: coupons.title, href: list }}
      hint={
        coupon && (
          <span className="flex flex-wrap items-center gap-3">
            <CouponStateBadge coupon={coupon} />
            {`${coupons.used}: ${coupons.usedOf(coupon.timesUsed, coupon.usageLimit)}`}
          </span>
        )
      }
      actions={coupon && <Switch coupon={coupon} />}
    >
      <EntryForm
        key={`${coupon?.id} ${coupon?.revision}`}
        label={coupons.one}
        save={save}
        actions={
          coupon ? (
            <DeleteButton
              name={coupon.code}
              hint={coupons.delete}
              remove={() => shop.coupons.deleteCoupon(coupon.id)}
              next={list}
            />
          ) : (
            <CancelLink href={list} />
          )
        }
      >
        {(field) => <CouponFields coupon={coupon} field={field} {...data} />}
      </EntryForm>
    </EntryPage>
  )
}
