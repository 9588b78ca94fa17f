import { Button, Image, SummaryList, TextField } from '@vitrine/ui'
import { words } from '../words/en.ts'
import { BusyForm } from '../busy-form.tsx'
import type { Summary } from './summary.ts'

const CouponForm = ({ coupon, failure }: { coupon: string | undefined; failure: string | undefined }) =>
  coupon === undefined ? (
    <BusyForm className="grid grid-cols-[1fr_auto] items-start gap-2" action="">
      {(isBusy) => (
        <>
          <input type="hidden" name="intent" value="coupon" />
          <TextField
            label={words.coupon}
            name="coupon"
            maxLength={50}
            required
            mark="none"
            error={failure}
            autoComplete="off"
          />
          <Button type="submit" busy={isBusy} className="mt-7">
            {words.apply}
          </Button>
        </>
      )}
    </BusyForm>
  ) : (
    <BusyForm action="">
      {(isBusy) => (
        <>
          <input type="hidden" name="intent" value="remove-coupon" />
          <Button type="submit" variant="quiet" size="small" busy={isBusy}>
            {words.couponOff(coupon)}
          </Button>
        </>
      )}
    </BusyForm>
  )

/** What is bought and what it costs. */
export const OrderSummary = ({ summary, couponFailure }: { summary: Summary; couponFailure: string | undefined }) => {
  const { lines, subtotal, discount, coupon, delivery, isDeliveryFree, deliveryTitle, tax, taxIncluded, total } =
    summary
  const shipping = delivery === undefined ? words.notYet : isDeliveryFree ? words.free : delivery
  return (
    <div className="grid gap-5">
      <ul className="grid list-none gap-4 p-0">
        {lines.map(({ id, name, choices, quantity, price, picture }) => (
          <li key={id} className="flex gap-4">
            {picture !== undefined && (
              <Image fixed className="rounded-md" src={picture} alt="" width={64} height={64} />
            )}
            <div className="flex-1">
              <p>{name}</p>
              <p className="text-sm text-muted">{[choices, words.pieces(quantity)].filter(Boolean).join(' ')}</p>
            </div>
            <p className="tabular-nums">{price}</p>
          </li>
        ))}
      </ul>
      <CouponForm coupon={coupon} failure={couponFailure} />
      <SummaryList
        rows={[
          { label: words.subtotal, value: subtotal },
          ...(discount === undefined
            ? []
            : [{ label: coupon ? `${words.discount} (${coupon})` : words.discount, value: `−${discount}` }]),
          { label: deliveryTitle ? `${words.delivery}: ${deliveryTitle}` : words.delivery, value: shipping },
          { label: taxIncluded ? words.tax : words.taxOnTop, value: tax },
          { label: words.total, value: total, strong: true },
        ]}
      />
    </div>
  )
}
