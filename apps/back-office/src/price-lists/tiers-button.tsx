import type { PriceList, PriceListPrice, Product } from '@vitrine/client'
import { Button, CloseIcon, IconButton, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { countIn, decimalIn, textIn } from '../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../form/field-errors.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { priceLists: texts } = words
const maxTiers = 20

interface TiersButtonProps {
  readonly list: PriceList
  readonly product: Product
  /** The existing prices. */
  readonly before?: PriceListPrice
  readonly currency: string
}

const quantityName = (key: number): string => `quantity-${key}`
const priceName = (key: number): string => `price-${key}`

const readTiers = (form: FormData): PriceListPrice['tiers'] =>
  textIn(form, 'lines')
    .split(',')
    .map(Number)
    .map((key) => {
      const minQuantity = countIn(form, quantityName(key)) ?? throwFieldError(quantityName(key), texts.needsBoth)
      const price = decimalIn(form, priceName(key)) ?? throwFieldError(priceName(key), texts.needsBoth)
      return { minQuantity, price }
    })

interface Line {
  readonly key: number
  readonly minQuantity: string
  readonly price: string
}

interface TiersFieldsProps extends Pick<TiersButtonProps, 'product' | 'before' | 'currency'> {
  readonly failure: unknown
}

const TiersFields = ({ product, before, currency, failure }: TiersFieldsProps) => {
  const [lines, setLines] = useState<readonly Line[]>(
    before?.tiers.map(({ minQuantity, price }, key) => ({ key, minQuantity: String(minQuantity), price })) ?? [
      { key: 0, minQuantity: '1', price: '' },
    ],
  )
  const nextKey = Math.max(...lines.map(({ key }) => key)) + 1
  return (
    <div className="grid gap-3">
      <input type="hidden" name="lines" value={lines.map(({ key }) => key).join(',')} />
      {product.variants.length > 1 && (
        <SelectField
          label={texts.variant}
          name="variantId"
          placeholder={texts.allVariants}
          options={product.variants.map(({ id, choices }) => ({ value: id, label: Object.values(choices).join(', ') }))}
          defaultValue={before?.variantId ?? ''}
          mark="none"
          disabled={before !== undefined}
        />
      )}
      {lines.map(({ key, minQuantity, price }, index) => (
        <div key={key} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <TextField
            label={texts.quantityHead}
            name={quantityName(key)}
            inputMode="numeric"
            required
            mark="none"
            defaultValue={minQuantity}
            error={fieldErrorOf(failure, quantityName(key))}
          />
          <TextField
            label={texts.priceHead(currency)}
            name={priceName(key)}
            inputMode="decimal"
            required
            mark="none"
            defaultValue={price}
            error={fieldErrorOf(failure, priceName(key))}
          />
          <IconButton
            label={texts.removeTier(index + 1)}
            disabled={lines.length === 1}
            onClick={() => setLines(lines.filter((line) => line.key !== key))}
          >
            <CloseIcon />
          </IconButton>
        </div>
      ))}
      {lines.length < maxTiers && (
        <div>
          <Button
            type="button"
            size="small"
            variant="quiet"
            onClick={() => setLines([...lines, { key: nextKey, minQuantity: '', price: '' }])}
          >
            {texts.addTier}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Sets a product's price in a list, with quantity tiers. */
export const TiersButton = ({ list, product, before, currency }: TiersButtonProps) => {
  const save = async (form: FormData) => {
    const variantId = before ? before.variantId : textIn(form, 'variantId') || undefined
    const price = { productId: product.id, ...(variantId !== undefined && { variantId }), tiers: readTiers(form) }
    await shop.priceLists.setPriceListPrices(list.id, [price])
  }
  return (
    <ConfirmButton
      button={{ size: 'small', 'aria-label': before ? texts.editOf(product.name) : texts.setOf(product.name) }}
      title={before ? texts.editOf(product.name) : texts.setOf(product.name)}
      hint={texts.dialogHint}
      confirm={words.save}
      variant="primary"
      done={words.saved}
      label={before ? texts.edit : texts.set}
      act={save}
    >
      {(failure) => <TiersFields product={product} before={before} currency={currency} failure={failure} />}
    </ConfirmButton>
  )
}
