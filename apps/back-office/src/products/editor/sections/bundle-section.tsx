import { maxComponentQuantity, maxComponents } from '@vitrine/contract/entities/catalog/product/bundle.ts'
import { Alert, Button, Card, SelectField, TextField } from '@vitrine/ui'
import { useState, type ReactNode } from 'react'
import type { FieldOf } from '../../../form/entry-form.tsx'
import { Thumbnail } from '../../../page/thumbnail.tsx'
import { words } from '../../../words/words.ts'
import { ProductFinder } from '../../product-finder.tsx'
import { componentField, newComponent, type ComponentDraft } from '../draft/bundle-drafts.ts'
import { movedUp } from '../draft/modifier-drafts.ts'
import { RowActions } from './row-actions.tsx'
import type { SectionProps } from './section-props.ts'

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
export const BundleSection = ({ editor: { draft, change }, data: { saved }, field }: SectionProps) => {
  const [isFinding, setIsFinding] = useState(false)
  const { components } = draft
  const set = (next: readonly ComponentDraft[]) => change({ components: next })
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2}>
      <div className="grid gap-4" role="group" aria-label={texts.title}>
        <p className="text-sm text-muted">{texts.hint}</p>
        {components.map((component, index) => (
          <ComponentRow
            key={component.key}
            {...{ component, index, field }}
            onChange={(changed) => set(components.with(index, { ...component, ...changed }))}
            actions={
              <RowActions
                name={component.name}
                onUp={index > 0 ? () => set(movedUp(components, index)) : undefined}
                onRemove={() => set(components.toSpliced(index, 1))}
              />
            }
          />
        ))}
        {components.length < maxComponents && (
          <Button type="button" size="small" className="justify-self-start" onClick={() => setIsFinding(!isFinding)}>
            {isFinding ? texts.closeFinder : texts.add}
          </Button>
        )}
        {isFinding && components.length < maxComponents && (
          <ProductFinder label={texts.find}>
            {(found) => (
              <Button
                type="button"
                size="small"
                aria-label={texts.addNamed(found.name)}
                disabled={found.id === saved?.product.id || found.bundle !== undefined || found.giftCard === true}
                onClick={() => set([...components, newComponent(found)])}
              >
                {texts.addOne}
              </Button>
            )}
          </ProductFinder>
        )}
      </div>
    </Card>
  )
}
