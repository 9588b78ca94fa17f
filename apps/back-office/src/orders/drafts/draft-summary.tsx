import { SummaryList } from '@vitrine/ui'
import { dayText } from '../../clock/date-text.ts'
import { words } from '../../words/en.ts'
import type { DraftInHand } from './use-draft-order.ts'

const { drafts: said } = words

const isZero = (price: { amount?: string } | undefined): boolean => Number(price?.amount ?? 0) === 0

/** Totals of a draft. For an edit, next to the totals of the order. */
export const DraftSummary = ({ inHand: { draft, isBusy } }: { inHand: DraftInHand }) => {
  const { subtotal, discount, shipping, tax, total, totalAdditionalFees: fees } = draft.priceSummary
  const { originalTotal, deposit } = draft
  return (
    <div aria-live="polite" aria-busy={isBusy} className={isBusy ? 'opacity-60' : ''}>
      <SummaryList
        rows={[
          { label: said.subtotal, value: subtotal.formattedAmount },
          ...(isZero(discount) ? [] : [{ label: words.discount, value: `−${discount?.formattedAmount}` }]),
          ...(isZero(fees) ? [] : [{ label: said.fees, value: fees?.formattedAmount }]),
          { label: said.shipping, value: shipping?.formattedAmount },
          ...(isZero(tax)
            ? []
            : [{ label: draft.taxIncludedInPrices ? words.taxIncluded : words.tax, value: tax?.formattedAmount }]),
          ...(originalTotal ? [{ label: said.before, value: originalTotal.formattedAmount }] : []),
          { label: originalTotal ? said.now : words.total, value: total.formattedAmount, strong: true },
          ...(deposit
            ? [
                { label: said.payNow, value: deposit.payNow.formattedAmount },
                {
                  label: deposit.dueDate === undefined ? said.payLater : said.payOn(dayText(deposit.dueDate)),
                  value: deposit.payLater.formattedAmount,
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}
