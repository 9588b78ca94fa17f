import type { Product } from '@vitrine/client'
import { lowStockQuantity } from '@vitrine/domain/stock/low-stock.ts'
import { useCart } from '@vitrine/react'
import { Alert, Button, OptionPicker, QuantityStepper, Stack, useHydrated } from '@vitrine/ui'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { latePart } from '../../shell/late-part.tsx'
import { loadCartDrawer, useCartDrawer } from '../../shell/cart-drawer/cart-drawer.tsx'
import { useWords } from '../../words/use-words.tsx'
import { addedBy, postedModifiers, type ShownModifier } from '../offer/product-modifiers.ts'
import { boundsOf, type QuantityTerms } from '../offer/quantity-bounds.ts'
import type { Refused } from '../offer/add-to-cart.ts'
import { isUnchosen, missingOf, soldOutOf } from '../offer/choice-problems.ts'
import {
  availabilityOf,
  choiceField,
  chosenVariant,
  isAvailable,
  postedChoices,
  postedQuantity,
  productAvailability,
  quantityOf,
  type Choices,
} from '../offer/product-choices.ts'

// Few products are gift cards or bundles, have modifiers, or can be preordered; and the bar is for phones.
const GiftFields = latePart(async () => (await import('./gift-fields.tsx')).GiftFields)
const BundleFields = latePart(async () => (await import('./bundle-fields.tsx')).BundleFields)
const ModifierFields = latePart(async () => (await import('./modifier-fields.tsx')).ModifierFields)
const PreorderNote = latePart(async () => (await import('./preorder-note.tsx')).PreorderNote)
const StickyBuy = latePart(async () => (await import('./sticky-buy.tsx')).StickyBuy)

const noTexts = {}

const loadAdding = () => import('../offer/add-to-cart.ts')

/** Preloads what adds to the cart, and the cart drawer, as soon as the buyer interacts with the form. */
const prepareAdding = (form: HTMLElement): void => {
  const prepare = () => void Promise.all([loadAdding(), loadCartDrawer()]).catch(() => undefined)
  for (const sign of ['pointerover', 'focusin']) form.addEventListener(sign, prepare, { once: true })
}

interface ChoosingProps {
  readonly product: Product
  readonly chosen: Choices
  readonly onChoose: (chosen: Choices) => void
}

interface ModifyingProps {
  readonly modifiers: readonly ShownModifier[]
  /** Receives the surcharge of the modifiers per piece. */
  readonly onAdded: (amount: number) => void
}

/** Stock note of the selected variant. Hidden while the buyer may have chosen others before hydration. */
const StockNote = ({ product, chosen }: Omit<ChoosingProps, 'onChoose'>) => {
  const words = useWords()
  const missing = missingOf(words, product, chosen)
  if (missing !== undefined) return <p className="text-muted">{missing}</p>
  const soldOut = soldOutOf(words, product, chosen)
  if (soldOut !== undefined) return <p className="text-critical">{soldOut}</p>
  const { trackQuantity, quantity, preorder } = chosenVariant(product, chosen)!.stock
  if (preorder) return <PreorderNote preorder={preorder} />
  if (trackQuantity && quantity !== undefined && quantity <= lowStockQuantity)
    return <p className="text-caution">{words.shopping.fewLeft(quantity)}</p>
  return product.giftCard ? null : <p className="text-positive">{words.shopping.inStock}</p>
}

const Options = ({ product, chosen, onChoose, beside }: ChoosingProps & { beside: Choices }) =>
  product.productOptions.map(({ name, optionType, choices }) => (
    <OptionPicker
      key={name}
      label={name}
      name={choiceField(name)}
      value={chosen[name] ?? ''}
      onValueChange={(value) => onChoose({ ...chosen, [name]: value })}
      choices={choices.map(({ value, description }) => ({
        value: description,
        label: description,
        ...(optionType === 'color' && { color: value }),
        unavailable: !isAvailable(product, beside, name, description),
      }))}
    />
  ))

/** Takes over choices made before hydration. */
const useTyped = (
  { product, onChoose, modifiers, onAdded }: ChoosingProps & ModifyingProps,
  onCount: (quantity: number) => void,
) => {
  const form = useRef<HTMLFormElement>(null)
  const takeOver = useEffectEvent(() => {
    const typed = new FormData(form.current!)
    onChoose(postedChoices(product, typed))
    onCount(postedQuantity(typed))
    onAdded(addedBy(modifiers, postedModifiers(modifiers, typed)))
  })
  useLayoutEffect(() => takeOver(), [])
  return form
}

/** Shows minimum and multiple order quantities. */
const QuantityNote = ({ terms: { minQuantity = 1, multipleOf = 1 } }: { terms: QuantityTerms }) => {
  const words = useWords()
  const notes = [
    minQuantity > 1 && minQuantity !== multipleOf && words.atLeast(minQuantity),
    multipleOf > 1 && words.inPacks(multipleOf),
  ].filter(Boolean)
  return notes.length > 0 && <p className="text-sm text-muted">{notes.join('. ')}</p>
}

interface BuyFormProps {
  readonly refused: Refused | undefined
  readonly terms: QuantityTerms | undefined
  /** Path of the product page, if it is not the page itself. */
  readonly page?: string
  /** Called when the product is in the cart. */
  readonly onDone?: () => void
}

/** Choices, quantity and buy button. Posts to the product page; with scripts, no page load is needed. */
export const BuyForm = ({
  refused,
  terms,
  modifiers,
  onAdded,
  page,
  onDone,
  ...choosing
}: ChoosingProps & ModifyingProps & BuyFormProps) => {
  const { product, chosen } = choosing
  const words = useWords()
  const { add } = useCart()
  const drawer = useCartDrawer()
  const isAlive = useHydrated()
  const [quantity, setQuantity] = useState(refused?.quantity ?? boundsOf(terms).min)
  const [failure, setFailure] = useState(refused?.failure)
  const [isBusy, setBusy] = useState(false)
  const form = useTyped({ ...choosing, modifiers, onAdded }, setQuantity)
  useEffect(() => prepareAdding(form.current!), [form])
  const formId = useId()
  const button = useRef<HTMLDivElement>(null)

  const variant = chosenVariant(product, chosen)
  const isFixed = isAlive || product.productOptions.length === 0
  // Without scripts the page can't follow the choices, so only facts that hold for all of them are shown.
  const isOpen = !isFixed || isUnchosen(product, chosen)
  const bounds = boundsOf(terms, isFixed && variant ? quantityOf(variant) : undefined)
  const availability = isOpen ? productAvailability(product) : availabilityOf(variant)
  const label = availability === 'PREORDER' ? words.shopping.preorder : words.shopping.addToCart
  const canBeSold = availability !== 'OUT_OF_STOCK'

  const putIn = async (posted: FormData) => {
    setBusy(true)
    const adding = await loadAdding().catch(() => undefined)
    // The server adds it, too.
    if (!adding) return form.current?.submit()
    const outcome = await adding.putInCart(words, product, posted, add)
    setBusy(false)
    setFailure(outcome?.failure)
    if (outcome) return
    onDone?.()
    drawer.open()
  }
  return (
    <form
      ref={form}
      id={formId}
      method="post"
      action={page}
      onChange={(event) => onAdded(addedBy(modifiers, postedModifiers(modifiers, new FormData(event.currentTarget))))}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void putIn(new FormData(event.currentTarget))
      }}
    >
      <Stack gap="lg">
        {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
        <Options
          {...choosing}
          beside={isAlive ? chosen : {}}
          onChoose={(next) => {
            setFailure(undefined)
            choosing.onChoose(next)
          }}
        />
        {product.bundle && <BundleFields product={product} chosen={refused?.components} />}
        {product.giftCard && <GiftFields texts={refused?.texts ?? noTexts} />}
        {modifiers.length > 0 && <ModifierFields modifiers={modifiers} picked={refused} />}
        <div aria-live="polite" className="min-h-6">
          {(isFixed || !canBeSold) && <StockNote product={product} chosen={chosen} />}
        </div>
        {terms && <QuantityNote terms={terms} />}
        <div ref={button} className="flex flex-wrap items-end gap-3">
          <QuantityStepper
            size="large"
            name="quantity"
            label={words.shopping.quantity}
            value={quantity}
            onValueChange={setQuantity}
            {...bounds}
            disabled={!canBeSold}
          />
          <Button type="submit" variant="primary" size="large" busy={isBusy} disabled={!canBeSold} className="flex-1">
            {canBeSold ? label : words.soldOut}
          </Button>
        </div>
      </Stack>
      {canBeSold && page === undefined && (
        <StickyBuy button={button} form={formId} name={product.name} label={label} busy={isBusy} />
      )}
    </form>
  )
}
