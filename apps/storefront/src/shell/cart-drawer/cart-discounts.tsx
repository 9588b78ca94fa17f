import type { CartV2 } from '@vitrine/client'
import { amountText } from '@vitrine/react'
import { useUi } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'

/** Lists automatic discounts on the whole cart by name, and hints at those within reach. */
export const CartDiscounts = ({ cart }: { cart: CartV2 }) => {
  const words = useWords()
  const { locale } = useUi()
  const rules = (cart.discounts ?? []).filter(
    ({ scope, source }) => scope === 'CART_SUBTOTAL' && source.sourceType === 'AUTOMATIC_RULE',
  )
  const hints = (cart.discountHints ?? []).flatMap(({ id, name, missingAmount, missingQuantity }) => {
    if (missingAmount) return [{ id, text: words.shopping.spendMore(amountText(missingAmount, cart, locale), name) }]
    return missingQuantity === undefined ? [] : [{ id, text: words.shopping.addMore(missingQuantity, name) }]
  })
  return (
    <>
      {rules.map(({ name, total }) => (
        <p key={name.original} className="flex justify-between gap-4">
          <bdi>{name.translated ?? name.original}</bdi>
          <span className="tabular-nums">−{amountText(total, cart, locale)}</span>
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
