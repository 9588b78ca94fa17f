import { Button, Image, SummaryList, TextField } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import { BusyForm } from '../busy-form.tsx'
import type { CodeFailures } from './checkout-data.ts'
import type { Summary } from './summary.ts'

interface CodeFormProps {
  /** What is typed in; also the name of the intent. */
  readonly kind: 'coupon' | 'gift-card'
  readonly label: string
  /** The code that is on the order already, as far as it may be shown. */
  readonly code: string | undefined
  readonly failure: string | undefined
}

const CodeForm = ({ kind, label, code, failure }: CodeFormProps) => {
  const words = useWords()
  return code === undefined ? (
    <BusyForm className="grid grid-cols-[1fr_auto] items-start gap-2" action="">
      {(isBusy) => (
        <>
          <input type="hidden" name="intent" value={kind} />
          <TextField label={label} name="code" maxLength={50} required mark="none" error={failure} autoComplete="off" />
          <Button type="submit" busy={isBusy} className="mt-7">
            {kind === 'coupon' ? words.apply : words.redeem}
          </Button>
        </>
      )}
    </BusyForm>
  ) : (
    <BusyForm action="">
      {(isBusy) => (
        <>
          <input type="hidden" name="intent" value={`remove-${kind}`} />
          <Button type="submit" variant="quiet" size="small" busy={isBusy}>
            {words.takeOff(code)}
          </Button>
        </>
      )}
    </BusyForm>
  )
}

/** What is bought and what it costs. */
export const OrderSummary = ({ summary, failures }: { summary: Summary; failures: CodeFailures }) => {
  const words = useWords()
  const { lines, subtotal, discount, coupon, delivery, isDeliveryFree, deliveryTitle, tax, taxIncluded, total } =
    summary
  const { giftCard } = summary
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
              <p>
                <bdi>{name}</bdi>
              </p>
              <p className="text-sm text-muted">
                <bdi>{choices}</bdi> {words.pieces(quantity)}
              </p>
            </div>
            <p className="tabular-nums">
              <bdi>{price}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <CodeForm kind="coupon" label={words.coupon} code={coupon} failure={failures.coupon} />
      <CodeForm kind="gift-card" label={words.giftCard} code={giftCard?.code} failure={failures.giftCard} />
      <SummaryList
        rows={[
          { label: words.subtotal, value: subtotal },
          ...(discount === undefined
            ? []
            : [{ label: coupon ? `${words.discount} (${coupon})` : words.discount, value: discount }]),
          { label: deliveryTitle ? `${words.delivery}: ${deliveryTitle}` : words.delivery, value: shipping },
          { label: taxIncluded ? words.tax : words.taxOnTop, value: tax },
          { label: words.total, value: total, strong: true },
          ...(giftCard
            ? [
                { label: `${words.giftCard} (${giftCard.code})`, value: giftCard.amount },
                { label: words.due, value: summary.due, strong: true },
              ]
            : []),
        ]}
      />
    </div>
  )
}
