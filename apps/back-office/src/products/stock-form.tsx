import type { InventoryItemInput, Product } from '@vitrine/client'
import { Alert, Button, Card, Checkbox, FormActions, showToast, Stack, TextField, useSubmit } from '@vitrine/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { sentenceFor } from '../sentences.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const mostInStock = 99_999

type Variant = Product['variants'][number]

const labelOf = (variant: Variant, product: Product): string =>
  Object.values(variant.choices).join(', ') || product.name

/** The stock as it is now: what an undo goes back to. */
const stockOf = ({ variants, stock }: Product): InventoryItemInput => ({
  trackQuantity: stock.trackInventory,
  variants: variants.map(({ id, stock: own }) =>
    own.trackQuantity ? { variantId: id, quantity: own.quantity ?? 0 } : { variantId: id, inStock: own.inStock },
  ),
})

const readForm = (form: FormData, { variants }: Product): InventoryItemInput => {
  const isCounted = form.get('count') === 'on'
  return {
    trackQuantity: isCounted,
    variants: variants.map(({ id }) =>
      isCounted
        ? { variantId: id, quantity: Number(form.get(`quantity-${id}`) ?? 0) }
        : { variantId: id, inStock: form.get(`in-stock-${id}`) === 'on' },
    ),
  }
}

/** How many pieces of each variant there are. */
export const StockForm = ({ product }: { product: Product }) => {
  const { revalidate } = useRevalidator()
  const [isCounted, setCounted] = useState(product.stock.trackInventory)
  const save = async (stock: InventoryItemInput) => {
    await shop.inventory.updateInventoryVariants(product.id, stock)
    await revalidate()
  }
  const [failure, submit, isBusy] = useSubmit(async (_before: unknown, form: FormData) => {
    const before = stockOf(product)
    try {
      await save(readForm(form, product))
      showToast({ message: words.stockSaved, onUndo: () => void save(before) })
      return undefined
    } catch (error) {
      return error
    }
  }, undefined)
  return (
    <Card as="section" appearance="framed" title={words.stock} level={2}>
      <form {...submit} aria-label={words.stock}>
        <Stack>
          {failure !== undefined && <Alert tone="critical">{sentenceFor(failure)}</Alert>}
          <Checkbox
            label={words.countStock}
            name="count"
            checked={isCounted}
            onChange={(event) => setCounted(event.target.checked)}
          />
          {product.variants.map((variant) => {
            const label = labelOf(variant, product)
            return isCounted ? (
              <TextField
                key={variant.id}
                label={words.pieces(label)}
                name={`quantity-${variant.id}`}
                type="number"
                inputMode="numeric"
                min={0}
                max={mostInStock}
                step={1}
                defaultValue={variant.stock.quantity ?? 0}
                required
                mark="none"
              />
            ) : (
              <Checkbox
                key={variant.id}
                label={`${label}: ${words.inStock}`}
                name={`in-stock-${variant.id}`}
                defaultChecked={variant.stock.inStock}
              />
            )
          })}
          <FormActions>
            <Button type="submit" busy={isBusy}>
              {words.save}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </Card>
  )
}
