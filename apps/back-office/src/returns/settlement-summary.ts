import type { ReturnSettlementPreview } from '@vitrine/client'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { settling: texts } = words.returns

export type Refundability = Awaited<ReturnType<typeof shop.orderBilling.getOrderRefundability>>

const nameOfPayment = ({ payments }: Refundability, paymentId: string): string => {
  const found = payments.find(({ payment }) => payment?.paymentId === paymentId)?.payment
  const { brand, lastFourDigits } = found?.creditCardDetails ?? {}
  if (brand && lastFourDigits) return words.card(brand, lastFourDigits)
  return found?.paymentMethod ?? (found?.offlinePayment ? words.refunds.outside : words.refunds.payment)
}

/** Describes each refund and the restocked items. */
export const describeSettlement = (
  { payments, restock }: ReturnSettlementPreview,
  refundability: Refundability,
): readonly string[] => {
  const count = restock.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...payments.map(({ paymentId, amount, way }) => {
      const [text, payment] = [amount.formattedAmount ?? '', nameOfPayment(refundability, paymentId)]
      if (way === 'STORE_CREDIT') return texts.asCredit(text)
      return way === 'BY_HAND' ? texts.byHand(text, payment) : texts.to(text, payment)
    }),
    count > 0 ? texts.restocked(count) : texts.notRestocked,
  ]
}
