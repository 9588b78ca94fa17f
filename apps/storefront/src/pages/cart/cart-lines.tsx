import type { Cart } from '@vitrine/client'
import { useCart } from '@vitrine/react'
import { Alert, Button, Image, Link, QuantityStepper, showToast } from '@vitrine/ui'
import { formattedPrice, choicesOf } from '@vitrine/domain/cart/choices.ts'
import { exclusionHolds } from '@vitrine/domain/returns/withdrawal-exclusions.ts'
import { thumbnail } from '../../pictures.ts'
import type { Words } from '../../words/en.ts'
import { useWords } from '../../words/use-words.tsx'
import { boundsOf, type QuantityTerms } from '../offer/quantity-bounds.ts'
import { sentenceFor } from '../../sentences.ts'

type Line = Cart['lineItems'][number]

const problemOf = (words: Words, { availability }: Line): string | undefined => {
  switch (availability.status) {
    case 'NOT_FOUND':
    case 'NOT_AVAILABLE':
      return words.shopping.notAvailable
    case 'PARTIALLY_AVAILABLE':
      return words.shopping.onlyLeft(availability.quantityAvailable ?? 0)
    case 'AVAILABLE':
    case undefined:
      return undefined
    default:
      return availability.status satisfies never
  }
}

/** Lists the cart's line items with quantity and remove controls. Removing can be undone. */
export const CartLines = ({ compact = false }: { compact?: boolean }) => {
  const words = useWords()
  const { lineItems, add, update, remove } = useCart()
  const showError = (error: unknown): void => {
    showToast({ message: sentenceFor(words, error) })
  }
  const takeOut = (line: Line) => {
    const name = line.productName.translated ?? line.productName.original ?? ''
    const back = { catalogReference: line.catalogReference, quantity: line.quantity }
    remove(line.id).then(
      () => showToast({ message: words.shopping.removed(name), onUndo: () => void add(back).catch(showError) }),
      showError,
    )
  }
  return (
    <ul className="grid list-none divide-y divide-line p-0">
      {lineItems.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          terms={isAlone(line, lineItems) ? line.quantityTerms : undefined}
          compact={compact}
          onQuantity={(quantity) => void update(line.id, quantity).catch(showError)}
          onRemove={() => takeOut(line)}
        />
      ))}
    </ul>
  )
}

/**
 * Quantity terms apply to all variants of a product together, so they bind the stepper only if the cart has a single
 * line of it.
 */
const isAlone = ({ catalogReference }: Line, lines: readonly Line[]): boolean =>
  lines.filter((one) => one.catalogReference?.catalogItemId === catalogReference?.catalogItemId).length === 1

interface CartLineProps {
  readonly terms: QuantityTerms | undefined
  readonly line: Line
  readonly compact: boolean
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

const CartLine = ({ line, terms, compact, onQuantity, onRemove }: CartLineProps) => {
  const words = useWords()
  const size = compact ? 72 : 112
  const name = line.productName.translated ?? line.productName.original ?? ''
  const problem = problemOf(words, line)
  const isReduced = line.fullPrice?.amount !== undefined && line.fullPrice.amount !== line.price.amount
  return (
    <li className="grid grid-cols-[auto_1fr] gap-4 py-4" data-line={line.id}>
      {line.image ? (
        <Image fixed className="rounded-md" alt="" {...thumbnail(line.image, size)} />
      ) : (
        <span className="size-18 rounded-md bg-wash" />
      )}
      <div className="grid gap-2">
        <div className="flex items-start justify-between gap-3">
          <div>
            <Link href={line.url?.relativePath ?? '/'} className="font-medium">
              {name}
            </Link>
            <p className="text-sm text-muted">{choicesOf(line, 'buyer', formattedPrice)}</p>
            {line.withdrawalExclusion && (
              <p className="text-sm text-muted">
                {words.shopping.withdrawal[exclusionHolds[line.withdrawalExclusion]]}
              </p>
            )}
          </div>
          <p className="text-end tabular-nums">
            {line.lineItemPrice?.formattedAmount}
            {line.quantity > 1 && (
              <span className="block text-sm text-muted">{words.shopping.each(line.price.formattedAmount ?? '')}</span>
            )}
            {isReduced && <s className="block text-sm text-muted">{line.fullPrice?.formattedAmount}</s>}
          </p>
        </div>
        {problem && <Alert tone="caution">{problem}</Alert>}
        <div className="flex items-center gap-4">
          <QuantityStepper
            size="small"
            label={`${words.shopping.quantity}: ${name}`}
            value={line.quantity}
            {...boundsOf(terms, line.availability.quantityAvailable)}
            onValueChange={onQuantity}
          />
          <Button variant="quiet" size="small" aria-label={words.shopping.removeItem(name)} onClick={onRemove}>
            {words.shopping.remove}
          </Button>
        </div>
      </div>
    </li>
  )
}
