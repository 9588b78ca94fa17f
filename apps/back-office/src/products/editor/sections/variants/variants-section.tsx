import { Button, Card, Checkbox, Link, SelectField, Stack } from '@vitrine/ui'
import { Sheet } from '@vitrine/ui/sheet/sheet.tsx'
import type { SheetColumn } from '@vitrine/ui/sheet/sheet-types.ts'
import { useCallback, useMemo, useState } from 'react'
import { words } from '../../../../words/words.ts'
import { variantKey, variantLabel } from '../../draft/align-variants.ts'
import type { OptionDraft, VariantDraft } from '../../draft/product-draft.ts'
import { variantField, variantPaths } from '../../draft/request-variants.ts'
import { inStockField, stockField } from '../../draft/stock-changes.ts'
import { cellValue, locationOf, stockColumn, withCells } from '../../draft/variant-cells.ts'
import { preorderHint } from './preorder-hint.ts'
import type { SectionProps } from '../section-props.ts'
import { VariantHeader } from './variant-header.tsx'

const { editor: texts } = words
const firstRows = 200

/** ID of a cell, which is the field of its request. */
const cellField = (index: number, column: string): string => {
  const location = locationOf(column)
  if (location !== undefined) return stockField(index, location)
  if (column === 'inStock') return inStockField(index)
  if (column === 'visible') return variantField(index, 'visible')
  return variantField(index, variantPaths[column as keyof typeof variantPaths])
}

const useColumns = ({ editor: { draft }, data: { choices }, kind }: SectionProps): readonly SheetColumn[] => {
  const { locations, settings } = choices
  const { isTracked } = draft
  const { isGiftCard, isDigital } = kind
  return useMemo(() => {
    const isSingle = locations.length === 1
    const number = (key: string, header: string): SheetColumn => ({ key, header, kind: 'number', maxLength: 20 })
    const stock = isTracked
      ? locations.map(({ id = '', name = '' }) => number(stockColumn(id), isSingle ? texts.stock : texts.stockAt(name)))
      : [{ key: 'inStock', header: texts.inStock, kind: 'checkbox' as const }]
    return [
      number('price', `${texts.price} (${settings.currency})`),
      ...(isGiftCard
        ? []
        : [
            number('comparePrice', texts.compare),
            number('cost', texts.cost),
            { key: 'margin', header: texts.margin, kind: 'readonly' as const },
          ]),
      ...stock,
      { key: 'sku', header: texts.sku, maxLength: 40 },
      { key: 'barcode', header: words.newProduct.barcode, maxLength: 40 },
      ...(isDigital || isGiftCard ? [] : [number('weight', texts.weight(settings.weightUnit.toLowerCase()))]),
      { key: 'visible', header: texts.visible, kind: 'checkbox' as const },
    ]
  }, [locations, settings, isTracked, isGiftCard, isDigital])
}

interface FiltersProps {
  readonly options: readonly OptionDraft[]
  readonly filter: VariantDraft['choices']
  readonly onChange: (filter: VariantDraft['choices']) => void
}

/** Shows the variants of a choice only. */
const Filters = ({ options, filter, onChange }: FiltersProps) =>
  options.length > 1 &&
  options.map(({ key, name, choices }) => (
    <SelectField
      key={key}
      label={texts.filter(name)}
      className="min-w-32"
      options={[
        { value: '', label: texts.anyChoice },
        ...choices.map((choice) => ({ value: choice.key, label: choice.name })),
      ]}
      value={filter[key] ?? ''}
      mark="none"
      onChange={(event) => onChange({ ...filter, [key]: event.target.value })}
    />
  ))

const passes = ({ choices }: VariantDraft, filter: VariantDraft['choices']): boolean =>
  Object.entries(filter).every(([option, choice]) => choice === '' || choices[option] === choice)

/** All variants as one spreadsheet. */
export const VariantsSection = (props: SectionProps) => {
  const { editor, data, field } = props
  const { draft, change, setDraft } = editor
  const { options, variants, media } = draft
  const [filter, setFilter] = useState<VariantDraft['choices']>({})
  const [isWhole, setWhole] = useState(false)
  const columns = useColumns(props)
  const keyOf = useCallback((variant: VariantDraft) => variantKey(variant, options), [options])
  const labelOf = useCallback((variant: VariantDraft) => variantLabel(variant, options), [options])
  const { saved } = data
  const headerOf = useCallback(
    (variant: VariantDraft) => (
      <VariantHeader variant={variant} options={options} media={media} hint={saved && preorderHint(saved, variant)} />
    ),
    [options, media, saved],
  )
  // Typing changes neither the order of the variants nor the errors, so that it renders one row.
  const order = variants.map(keyOf).join('\r')
  const places = useMemo(() => new Map(order.split('\r').map((key, index) => [key, index])), [order])
  const idOf = useCallback(
    (variant: VariantDraft, column: string) => cellField(places.get(keyOf(variant)) ?? 0, column),
    [places, keyOf],
  )
  const errorOf = useCallback(
    (variant: VariantDraft, column: string) => field(idOf(variant, column)).error,
    [field, idOf],
  )
  const shown = variants.filter((variant) => passes(variant, filter))
  const rows = isWhole ? shown : shown.slice(0, firstRows)
  return (
    <Card as="section" appearance="framed" title={texts.variants} level={2}>
      <Stack>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label={words.trackQuantity}
            checked={draft.isTracked}
            onChange={(event) => change({ isTracked: event.target.checked })}
          />
          <span className="text-sm text-muted">{texts.variantCount(variants.length)}</span>
        </div>
        <Sheet
          caption={texts.variants}
          corner={texts.variant}
          words={texts.sheet}
          rows={rows}
          columns={columns}
          keyOf={keyOf}
          labelOf={labelOf}
          headerOf={headerOf}
          valueOf={cellValue}
          idOf={idOf}
          errorOf={errorOf}
          actions={<Filters options={options} filter={filter} onChange={setFilter} />}
          onChange={(changes) => setDraft((all) => ({ ...all, variants: withCells(all.variants, changes, keyOf) }))}
        />
        {rows.length < shown.length && (
          <p>
            <Button type="button" size="small" onClick={() => setWhole(true)}>
              {texts.showAll(shown.length)}
            </Button>
          </p>
        )}
        {saved && <Link href={`/inventory?product=${saved.product.id}`}>{words.inventories.byLocation}</Link>}
      </Stack>
    </Card>
  )
}
