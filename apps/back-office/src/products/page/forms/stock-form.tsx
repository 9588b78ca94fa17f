import type { InventoryItemInput, Product } from '@vitrine/client'
import { dayText } from '@vitrine/domain/day-text.ts'
import { Alert, Button, Card, Checkbox, FormActions, Link, Stack, TextField, useSubmit } from '@vitrine/ui'
import { useRef, useState } from 'react'
import { isTicked, textIn } from '../../../form/read-fields.ts'
import { useUnsaved } from '../../../form/unsaved.ts'
import { useDone } from '../../../form/use-done.ts'
import { errorMessage } from '../../../error-message.ts'
import { shop } from '../../../shop.ts'
import { words } from '../../../words/en.ts'
import type { Waitlist } from '../load-waitlist.ts'

const maxStock = 99_999

type Variant = Product['variants'][number]

const labelOf = (variant: Variant, product: Product): string =>
  Object.values(variant.choices).join(', ') || product.name

/** Says that a variant that is out of stock can be pre-ordered. */
const preorderHint = ({ stock: { preorder } }: Variant): string | undefined => {
  if (!preorder) return undefined
  const { preorderOn, preorderBy } = words.inventories
  const { expectedDate } = preorder
  return `${preorderOn}${expectedDate === undefined ? '' : `: ${preorderBy(dayText(expectedDate, 'en'))}`}.`
}

/** The current stock: the state an undo restores. */
const stockOf = ({ variants, stock }: Product): InventoryItemInput => ({
  trackQuantity: stock.trackInventory,
  variants: variants.map(({ id, stock: own }) =>
    own.trackQuantity ? { variantId: id, quantity: own.quantity ?? 0 } : { variantId: id, inStock: own.inStock },
  ),
})

const readForm = (form: FormData, { variants }: Product): InventoryItemInput => {
  const isCounted = isTicked(form, 'count')
  return {
    trackQuantity: isCounted,
    variants: variants.map(({ id }) =>
      isCounted
        ? { variantId: id, quantity: Number(textIn(form, `quantity-${id}`)) }
        : { variantId: id, inStock: isTicked(form, `in-stock-${id}`) },
    ),
  }
}

/** Stock by variant. */
export const StockForm = ({ product, waitlist }: { product: Product; waitlist: Waitlist }) => {
  const done = useDone()
  const [isCounted, setCounted] = useState(product.stock.trackInventory)
  const save = (stock: InventoryItemInput) => shop.inventory.updateInventoryVariants(product.id, stock)
  const element = useRef<HTMLFormElement>(null)
  const saving = useUnsaved(element)
  const [failure, submit, isBusy] = useSubmit(async (_before: unknown, form: FormData) => {
    try {
      await saving(() => save(readForm(form, product)))
      await done({ message: words.stockSaved, undo: () => save(stockOf(product)) })
      return undefined
    } catch (error) {
      return error
    }
  }, undefined)
  return (
    <Card as="section" appearance="framed" title={words.stock} level={2}>
      <form ref={element} {...submit} aria-label={words.stock}>
        <Stack>
          {failure !== undefined && <Alert tone="critical">{errorMessage(failure)}</Alert>}
          <Checkbox
            label={words.trackQuantity}
            name="count"
            checked={isCounted}
            onChange={(event) => setCounted(event.target.checked)}
          />
          {product.variants.map((variant) => {
            const label = labelOf(variant, product)
            const awaited = waitlist[variant.id ?? '']
            const hints = [awaited !== undefined && words.waiting(awaited), preorderHint(variant)].filter(Boolean)
            const hint = hints.length > 0 ? hints.join(' ') : undefined
            return isCounted ? (
              <TextField
                key={variant.id}
                label={words.pieces(label)}
                hint={hint}
                name={`quantity-${variant.id}`}
                type="number"
                inputMode="numeric"
                min={0}
                max={maxStock}
                step={1}
                defaultValue={variant.stock.quantity ?? 0}
                required
                mark="none"
              />
            ) : (
              <Checkbox
                key={variant.id}
                label={`${label}: ${words.inStock}`}
                hint={hint}
                name={`in-stock-${variant.id}`}
                defaultChecked={variant.stock.inStock}
              />
            )
          })}
          <FormActions>
            <Button type="submit" busy={isBusy}>
              {words.save}
            </Button>
            <Link href={`/inventory?product=${product.id}`}>{words.inventories.byLocation}</Link>
          </FormActions>
        </Stack>
      </form>
    </Card>
  )
}
