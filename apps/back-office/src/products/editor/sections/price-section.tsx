import { Card, Checkbox, Link, Stack, TextField } from '@vitrine/ui'
import { words } from '../../../words/words.ts'
import { marginOf, reductionOf } from '../draft/margin.ts'
import type { VariantDraft } from '../draft/product-draft.ts'
import { variantField, variantPaths } from '../draft/request-variants.ts'
import { inStockField, stockField } from '../draft/stock-changes.ts'
import { preorderHint } from './variants/preorder-hint.ts'
import type { SectionProps } from './section-props.ts'

const { editor: texts } = words

interface PartProps extends SectionProps {
  readonly variant: VariantDraft
  readonly set: (changes: Partial<VariantDraft>) => void
}

const Prices = ({ variant, set, kind, field, data: { choices } }: PartProps) => {
  const { price, comparePrice, cost } = variant
  const [reduction, margin] = [reductionOf(price, comparePrice), marginOf(price, cost)]
  const { currency } = choices.settings
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <TextField
        {...field(variantField(0, variantPaths.price))}
        label={words.newProduct.price(currency)}
        inputMode="decimal"
        required
        value={price}
        onChange={(event) => set({ price: event.target.value })}
      />
      {!kind.isGiftCard && (
        <>
          <TextField
            {...field(variantField(0, variantPaths.comparePrice))}
            label={texts.compare}
            hint={reduction === undefined ? texts.compareHint : texts.reduction(reduction)}
            inputMode="decimal"
            mark="none"
            value={comparePrice}
            onChange={(event) => set({ comparePrice: event.target.value })}
          />
          <TextField
            {...field(variantField(0, variantPaths.cost))}
            label={texts.cost}
            hint={margin === undefined ? texts.costHint : `${texts.margin}: ${texts.marginOf(margin)}`}
            inputMode="decimal"
            mark="none"
            value={cost}
            onChange={(event) => set({ cost: event.target.value })}
          />
        </>
      )}
    </div>
  )
}

const Identity = ({ variant, set, kind, field, data: { choices } }: PartProps) => (
  <div className="grid items-start gap-4 sm:grid-cols-3">
    <TextField
      {...field(variantField(0, variantPaths.sku))}
      label={texts.sku}
      maxLength={40}
      mark="none"
      value={variant.sku}
      onChange={(event) => set({ sku: event.target.value })}
    />
    {!kind.isGiftCard && (
      <TextField
        {...field(variantField(0, variantPaths.barcode))}
        label={words.newProduct.barcode}
        hint={words.newProduct.barcodeHint}
        maxLength={40}
        mark="none"
        value={variant.barcode}
        onChange={(event) => set({ barcode: event.target.value })}
      />
    )}
    {!kind.isDigital && !kind.isGiftCard && !kind.isBundle && (
      <TextField
        {...field(variantField(0, variantPaths.weight))}
        label={texts.weight(choices.settings.weightUnit.toLowerCase())}
        hint={words.newProduct.weightHint}
        inputMode="decimal"
        mark="none"
        value={variant.weight}
        onChange={(event) => set({ weight: event.target.value })}
      />
    )}
  </div>
)

const Quantities = ({ variant, set, field, data: { choices, saved } }: PartProps) => {
  const hint = saved && preorderHint(saved, variant)
  const isSingle = choices.locations.length === 1
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      {choices.locations.map(({ id = '', name }) => (
        <TextField
          key={id}
          {...field(stockField(0, id))}
          label={isSingle ? texts.quantity : texts.quantityAt(name ?? '')}
          hint={hint}
          inputMode="numeric"
          maxLength={6}
          mark="none"
          value={variant.stock[id] ?? ''}
          onChange={(event) => set({ stock: { ...variant.stock, [id]: event.target.value } })}
        />
      ))}
    </div>
  )
}

/** Prices, identifiers and stock of a product without options. */
export const PriceSection = (props: SectionProps) => {
  const { editor, data, kind, field } = props
  const { draft, change, setDraft } = editor
  const variant = draft.variants[0]!
  const set = (changes: Partial<VariantDraft>) =>
    setDraft((all) => ({ ...all, variants: [{ ...all.variants[0]!, ...changes }] }))
  const part = { ...props, variant, set }
  return (
    <Card as="section" appearance="framed" title={texts.prices} level={2}>
      <Stack>
        <Prices {...part} />
        <Identity {...part} />
        {kind.isBundle ? (
          <p className="text-sm text-muted">{words.bundle.stock}</p>
        ) : (
          <>
            <Checkbox
              label={words.trackQuantity}
              checked={draft.isTracked}
              onChange={(event) => change({ isTracked: event.target.checked })}
            />
            {draft.isTracked ? (
              <Quantities {...part} />
            ) : (
              <Checkbox
                id={inStockField(0)}
                error={field(inStockField(0)).error}
                label={words.inStock}
                checked={variant.inStock}
                onChange={(event) => set({ inStock: event.target.checked })}
              />
            )}
          </>
        )}
        {data.saved && !kind.isBundle && (
          <Link href={`/inventory?product=${data.saved.product.id}`}>{words.inventories.byLocation}</Link>
        )}
      </Stack>
    </Card>
  )
}
