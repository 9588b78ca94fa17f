import { SummaryList } from '@vitrine/ui'
import { dayText } from '../../clock/date-text.ts'
import { words } from '../../words/words.ts'
import type { DraftEditing } from './use-draft-order.ts'

const { drafts: texts } = words

const isZero = (price: { amount?: string } | undefined): boolean => Number(price?.amount ?? 0) === 0

/** Totals of a draft. For an edit, next to the totals of the order. */
export const DraftSummary = ({ editing: { draft, isBusy } }: { editing: DraftEditing }) => {
  const { subtotal, discount, shipping, tax, total, totalAdditionalFees: fees } = draft.priceSummary
  const { originalTotal, deposit } = draft
  return (
    <div aria-live="polite" aria-busy={isBusy} className={isBusy ? 'opacity-60' : ''}>
      <SummaryList
        rows={[
          { label: texts.subtotal, value: subtotal.formattedAmount },
          ...(isZero(discount) ? [] : [{ label: words.discount, value: `−${discount?.formattedAmount}` }]),
          ...(isZero(fees) ? [] : [{ label: texts.fees, value: fees?.formattedAmount }]),
          { label: texts.shipping, value: shipping?.formattedAmount },
          ...(isZero(tax)
            ? []
            : [{ label: draft.taxIncludedInPrices ? words.taxIncluded : words.tax, value: tax?.formattedAmount }]),
          ...(originalTotal ? [{ label: texts.before, value: originalTotal.formattedAmount }] : []),
          { label: originalTotal ? texts.now : words.total, value: total.formattedAmount, strong: true },
          ...(deposit
            ? [
                { label: texts.payNow, value: deposit.payNow.formattedAmount },
                {
                  label: deposit.dueDate === undefined ? texts.payLater : texts.payOn(dayText(deposit.dueDate)),
                  value: deposit.payLater.formattedAmount,
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}
