import type { Cart } from '@vitrine/client'
import { useWords } from '../../words/use-words.tsx'

/** Lists automatic discounts by name, and hints at those within reach. */
export const CartDiscounts = ({ cart }: { cart: Cart }) => {
  const words = useWords()
  const rules = cart.appliedDiscounts.flatMap(({ discountRule }) => (discountRule ? [discountRule] : []))
  const hints = (cart.discountHints ?? []).flatMap(({ id, name, missingAmount, missingQuantity }) => {
    if (missingAmount?.formattedAmount !== undefined) {
      return [{ id, text: words.shopping.spendMore(missingAmount.formattedAmount, name) }]
    }
    return missingQuantity === undefined ? [] : [{ id, text: words.shopping.addMore(missingQuantity, name) }]
  })
  return (
    <>
      {rules.map(({ id, name, amount }) => (
        <p key={id} className="flex justify-between gap-4">
          <bdi>{name?.translated ?? name?.original}</bdi>
          <span className="tabular-nums">−{amount?.formattedAmount}</span>
        </p>
      ))}
      {hints.length > 0 && (
        <ul role="status" className="grid list-none gap-1 p-0 text-sm text-muted">
          {hints.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
}
