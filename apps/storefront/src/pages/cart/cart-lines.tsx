import type { CartAmount, LineItemV2 } from '@vitrine/client'
import { amountText, useCart } from '@vitrine/react'
import { Alert, Button, Image, Link, QuantityStepper, showToast, useUi } from '@vitrine/ui'
import { choicesOf } from '@vitrine/domain/cart/choices.ts'
import { exclusionHolds } from '@vitrine/domain/returns/withdrawal-exclusions.ts'
import { thumbnail } from '../../pictures.ts'
import type { Words } from '../../words/en.ts'
import { useWords } from '../../words/use-words.tsx'
import { boundsOf, type QuantityTerms } from '../offer/quantity-bounds.ts'
import { sentenceFor } from '../../sentences.ts'

const problemOf = (words: Words, { status, quantityInfo }: LineItemV2): string | undefined => {
  switch (status) {
    case 'REMOVED_FROM_CATALOG':
    case 'OUT_OF_STOCK':
      return words.shopping.notAvailable
    case 'PARTIALLY_IN_STOCK':
      return words.shopping.onlyLeft(quantityInfo.availableQuantity ?? 0)
    case 'IN_STOCK':
      return undefined
    default:
      return status satisfies never
  }
}

const nameOf = ({ name }: LineItemV2): string => name.translated ?? name.original ?? ''

/** Lists the cart's line items with quantity and remove controls. Removing can be undone. */
export const CartLines = ({ compact = false }: { compact?: boolean }) => {
  const words = useWords()
  const { lineItems, add, update, remove } = useCart()
  const showError = (error: unknown): void => {
    showToast({ message: sentenceFor(words, error) })
  }
  const takeOut = (line: LineItemV2) => {
    const back = { catalogReference: line.source.catalogReference, quantity: line.quantityInfo.requestedQuantity }
    remove(line.id).then(
      () => showToast({ message: words.shopping.removed(nameOf(line)), onUndo: () => void add(back).catch(showError) }),
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
const isAlone = ({ source }: LineItemV2, lines: readonly LineItemV2[]): boolean =>
  lines.filter((one) => one.source.catalogReference?.catalogItemId === source.catalogReference?.catalogItemId)
    .length === 1

interface CartLineProps {
  readonly terms: QuantityTerms | undefined
  readonly line: LineItemV2
  readonly compact: boolean
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

/** The prices of a line: of all pieces, of one, and before reductions and discounts on it. */
const LinePrices = ({ line: { pricing, quantityInfo, discounts = [] } }: { line: LineItemV2 }) => {
  const words = useWords()
  const { locale } = useUi()
  const { cart } = useCart()
  const text = (amount: CartAmount | undefined) => amountText(amount, cart, locale)
  const { fullPrice, salePrice } = pricing.breakdown ?? {}
  const before = fullPrice?.amount === pricing.unitPrice?.amount ? undefined : (fullPrice ?? salePrice)
  return (
    <p className="text-end tabular-nums">
      {text(pricing.totalPrice)}
      {quantityInfo.requestedQuantity > 1 && (
        <span className="block text-sm text-muted">{words.shopping.each(text(pricing.unitPrice))}</span>
      )}
      {before && <s className="block text-sm text-muted">{text(before)}</s>}
      {discounts.map(({ name }) => (
        <bdi key={name.original} className="block text-sm text-positive">
          {name.translated ?? name.original}
        </bdi>
      ))}
    </p>
  )
}

const CartLine = ({ line, terms, compact, onQuantity, onRemove }: CartLineProps) => {
  const words = useWords()
  const { locale } = useUi()
  const { cart } = useCart()
  const { attributes, quantityInfo, modifierGroups } = line
  const { descriptionLines, image, itemType, url, withdrawalExclusion } = attributes
  const size = compact ? 72 : 112
  const name = nameOf(line)
  const problem = problemOf(words, line)
  const priceText = (price: object) => amountText(price as CartAmount, cart, locale)
  const described = {
    ...(descriptionLines && { descriptionLines }),
    ...(itemType && { itemType }),
    ...(modifierGroups && { modifierGroups }),
  }
  return (
    <li className="grid grid-cols-[auto_1fr] gap-4 py-4" data-line={line.id}>
      {image ? (
        <Image fixed className="rounded-md" alt="" {...thumbnail(image, size)} />
      ) : (
        <span className="size-18 rounded-md bg-wash" />
      )}
      <div className="grid gap-2">
        <div className="flex items-start justify-between gap-3">
          <div>
            <Link href={url?.relativePath ?? '/'} className="font-medium">
              {name}
            </Link>
            <p className="text-sm text-muted">{choicesOf(described, 'buyer', priceText)}</p>
            {withdrawalExclusion && (
              <p className="text-sm text-muted">{words.shopping.withdrawal[exclusionHolds[withdrawalExclusion]]}</p>
            )}
          </div>
          <LinePrices line={line} />
        </div>
        {problem && <Alert tone="caution">{problem}</Alert>}
        <div className="flex items-center gap-4">
          <QuantityStepper
            size="small"
            label={`${words.shopping.quantity}: ${name}`}
            value={quantityInfo.requestedQuantity}
            {...boundsOf(terms, quantityInfo.availableQuantity)}
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
