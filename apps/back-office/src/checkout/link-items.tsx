import type { CheckoutTemplate, CheckoutTemplateLineItemInput, Product } from '@vitrine/client'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { Button, CloseIcon, IconButton, SelectField, TextField } from '@vitrine/ui'
import { ProductFinder, ProductLine } from '../products/product-finder.tsx'
import { FieldGroup } from '../page/section.tsx'
import { words } from '../words/words.ts'

const { checkouts } = words

/** An editable line item of a checkout link. */
export interface LinkItem {
  readonly product: Product
  readonly variantId: string | undefined
  readonly quantity: number
}

const hasVariants = ({ variants }: Product): boolean => variants.length > 1

/** A template's line items whose products still exist. */
export const itemsOf = (template: CheckoutTemplate | undefined, products: readonly Product[]): LinkItem[] =>
  (template?.lineItems ?? []).flatMap(({ quantity = 1, catalogReference }) => {
    const product = products.find(({ id }) => id === catalogReference?.catalogItemId)
    const variantId = catalogReference?.options?.variantId
    return product ? [{ product, quantity, variantId: typeof variantId === 'string' ? variantId : undefined }] : []
  })

export const lineItemsOf = (items: readonly LinkItem[]): CheckoutTemplateLineItemInput[] =>
  items.map(({ product, variantId, quantity }) => ({
    quantity,
    catalogReference: {
      appId: storesAppId,
      catalogItemId: product.id,
      ...(variantId !== undefined && { options: { variantId } }),
    },
  }))

const variantOptions = ({ variants }: Product) =>
  variants.map(({ id, choices }) => ({ value: id, label: Object.values(choices).join(', ') }))

interface LinkItemsProps {
  readonly items: readonly LinkItem[]
  readonly error: string | undefined
  readonly onChange: (items: LinkItem[]) => void
}

/** The products of a checkout link with their quantities. */
export const LinkItems = ({ items, error, onChange }: LinkItemsProps) => {
  const change = (index: number, changed: Partial<LinkItem>) =>
    onChange(items.with(index, { ...items[index]!, ...changed }))
  const add = (product: Product) =>
    onChange([
      ...items,
      { product, quantity: 1, variantId: hasVariants(product) ? product.variants[0]?.id : undefined },
    ])
  return (
    <FieldGroup title={checkouts.items}>
      {items.length > 0 && (
        <ul className="grid list-none p-0">
          {items.map(({ product, variantId, quantity }, index) => (
            <ProductLine key={`${product.id} ${variantId}`} product={product}>
              <input type="hidden" name="product" value={product.id} />
              {hasVariants(product) && (
                <SelectField
                  label={product.name}
                  labelHidden
                  options={variantOptions(product)}
                  value={variantId}
                  mark="none"
                  onChange={(event) => change(index, { variantId: event.target.value })}
                />
              )}
              <TextField
                className="w-16 shrink-0"
                label={checkouts.quantity(product.name)}
                labelHidden
                type="number"
                min={1}
                value={quantity}
                mark="none"
                onChange={(event) => change(index, { quantity: Math.max(1, Math.trunc(Number(event.target.value))) })}
              />
              <IconButton
                label={checkouts.removeItem(product.name)}
                onClick={() => onChange(items.toSpliced(index, 1))}
              >
                <CloseIcon />
              </IconButton>
            </ProductLine>
          ))}
        </ul>
      )}
      {error && items.length === 0 && <p className="text-sm text-critical">{error}</p>}
      <ProductFinder label={words.newProduct.find}>
        {(product) => (
          <Button
            type="button"
            size="small"
            aria-label={words.collections.putIn(product.name)}
            onClick={() => add(product)}
          >
            {words.collections.put}
          </Button>
        )}
      </ProductFinder>
    </FieldGroup>
  )
}
