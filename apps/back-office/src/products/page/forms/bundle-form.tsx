import type { Product } from '@vitrine/client'
import { maxComponentQuantity, maxComponents } from '@vitrine/contract/entities/catalog/product/bundle.ts'
import { Alert, Button, Card, SelectField, TextField } from '@vitrine/ui'
import { useState, type ReactNode } from 'react'
import { EntryForm, type FieldOf } from '../../../form/entry-form.tsx'
import { useDone } from '../../../form/use-done.ts'
import { Thumbnail } from '../../../page/thumbnail.tsx'
import { shop } from '../../../shop.ts'
import { words } from '../../../words/en.ts'
import { ProductFinder } from '../../product-finder.tsx'
import {
  componentDraftsOf,
  componentField,
  newComponent,
  readComponents,
  type ComponentDraft,
} from './bundle-drafts.ts'
import { movedUp } from './modifier-drafts.ts'
import { RowActions } from '../row-actions.tsx'

const { bundle: texts } = words

interface ComponentProps {
  readonly component: ComponentDraft
  readonly index: number
  readonly field: FieldOf
  readonly actions: ReactNode
  readonly onChange: (changed: Partial<ComponentDraft>) => void
}

const ComponentRow = ({ component, index, field, actions, onChange }: ComponentProps) => {
  const { name, image, variants, variantId, quantity, problem } = component
  const product = field(componentField(index, 'productId'))
  return (
    <div role="group" aria-label={name} className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        {image && <Thumbnail image={image} side={40} />}
        <span id={product.id} className="min-w-0 grow break-words">
          {name}
        </span>
        {actions}
      </div>
      {problem && <Alert tone="critical">{texts.problems[problem]}</Alert>}
      {product.error !== undefined && <Alert tone="critical">{product.error}</Alert>}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          {...field(componentField(index, 'quantity'))}
          label={texts.quantity}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxComponentQuantity}
          mark="none"
          required
          value={quantity}
          onChange={(event) => onChange({ quantity: event.target.value })}
        />
        {variants.length > 0 && (
          <SelectField
            {...field(componentField(index, 'variantId'))}
            label={texts.variant}
            mark="none"
            options={[
              { value: '', label: texts.buyerChooses },
              ...variants.map(({ id, label }) => ({ value: id, label })),
            ]}
            value={variantId}
            onChange={(event) => onChange({ variantId: event.target.value })}
          />
        )}
      </div>
    </div>
  )
}

/** The products that a bundle consists of. */
export const BundleForm = ({ product, products }: { product: Product; products: readonly Product[] }) => {
  const done = useDone()
  const [components, setComponents] = useState(() => componentDraftsOf(product, products))
  const [isFinding, setIsFinding] = useState(false)
  const send = (sent: ReturnType<typeof readComponents>) =>
    shop.products.updateProduct(product.id, { bundle: { components: sent } })
  const save = async () => {
    await send(readComponents(components))
    return done({
      message: words.saved,
      undo: () => send(readComponents(componentDraftsOf(product, products))),
    })
  }
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2}>
      <p className="mb-4 text-sm text-muted">{texts.hint}</p>
      <EntryForm label={texts.title} save={save}>
        {(field) => (
          <div className="grid gap-4">
            {components.map((component, index) => (
              <ComponentRow
                key={component.key}
                {...{ component, index, field }}
                onChange={(changed) => setComponents(components.with(index, { ...component, ...changed }))}
                actions={
                  <RowActions
                    name={component.name}
                    onUp={index > 0 ? () => setComponents(movedUp(components, index)) : undefined}
                    onRemove={() => setComponents(components.toSpliced(index, 1))}
                  />
                }
              />
            ))}
            {components.length < maxComponents && (
              <Button
                type="button"
                size="small"
                className="justify-self-start"
                onClick={() => setIsFinding(!isFinding)}
              >
                {isFinding ? texts.closeFinder : texts.add}
              </Button>
            )}
          </div>
        )}
      </EntryForm>
      {isFinding && components.length < maxComponents && (
        <ProductFinder label={texts.find}>
          {(found) => (
            <Button
              size="small"
              aria-label={texts.addNamed(found.name)}
              disabled={found.id === product.id || found.bundle !== undefined || found.giftCard === true}
              onClick={() => setComponents([...components, newComponent(found)])}
            >
              {texts.addOne}
            </Button>
          )}
        </ProductFinder>
      )}
    </Card>
  )
}
