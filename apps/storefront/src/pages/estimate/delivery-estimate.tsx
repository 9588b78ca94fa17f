import { countryName, formatMoney, TruckIcon, useUi } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import type { Delivery } from '../offer/find-delivery.ts'

/** Shows delivery options with price and time. */
export const DeliveryEstimate = ({ delivery: { country, currency, offers } }: { delivery: Delivery }) => {
  const words = useWords()
  const { locale } = useUi()
  const money = (amount: string): string => formatMoney(amount, { currency, locale })
  return (
    <section aria-labelledby="delivery-estimate" className="rounded-md border border-line px-4 py-3 text-sm">
      <h2 id="delivery-estimate" className="flex items-center gap-3 font-sans text-sm text-muted">
        <TruckIcon className="size-5 shrink-0" />
        {country === undefined ? words.delivery.any : words.delivery.title(countryName(country, locale))}
      </h2>
      <ul className="mt-2 grid list-none gap-1 p-0">
        {offers.map(({ title, estimatedDeliveryTime, price, freeFrom }) => (
          <li key={title} className="flex flex-wrap justify-between gap-x-4">
            <span>
              <bdi>{title}</bdi>
              {estimatedDeliveryTime && (
                <>
                  {', '}
                  <bdi>{estimatedDeliveryTime}</bdi>
                </>
              )}
            </span>
            <span className="tabular-nums">
              {Number(price) === 0 ? words.delivery.free : money(price)}
              {Number(price) > 0 && freeFrom !== undefined && (
                <span className="text-muted">, {words.delivery.freeFrom(money(freeFrom))}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
