import type { Category, Promotion } from '@vitrine/client'
import { Checkbox, CloseIcon, IconButton, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { FieldGroup } from '../page/section.tsx'
import { words } from '../words/words.ts'

const { promotions: texts } = words

type Chosen = NonNullable<Promotion['categories']>[number]

interface PromotionCategoriesProps {
  readonly chosen: readonly Chosen[]
  readonly categories: readonly Category[]
}

interface LineProps {
  readonly chosen: Chosen
  readonly name: string
  readonly remove: () => void
}

const Line = ({ chosen: { id, position, appliedToSubcategories = false }, name, remove }: LineProps) => (
  <li className="grid gap-2 border-t border-line py-3">
    <input type="hidden" name="category" value={id} />
    <div className="flex items-center gap-3">
      <span className="min-w-0 grow wrap-anywhere">{name}</span>
      <span aria-hidden="true" className="text-sm text-muted">
        {texts.position}
      </span>
      <TextField
        className="w-24 shrink-0"
        label={texts.positionOf(name)}
        labelHidden
        name={`position-${id}`}
        type="number"
        inputMode="numeric"
        min={1}
        max={1_000_000}
        step={1}
        defaultValue={position}
        required
      />
      <IconButton label={texts.removeFrom(name)} onClick={remove}>
        <CloseIcon />
      </IconButton>
    </div>
    <Checkbox name={`within-${id}`} label={texts.withinOf(name)} defaultChecked={appliedToSubcategories} />
  </li>
)

/** The collections that show a promotion, and at which place. */
export const PromotionCategories = ({ chosen, categories }: PromotionCategoriesProps) => {
  const [lines, setLines] = useState(chosen)
  const nameOf = (id: string) => categories.find((one) => one.id === id)?.name ?? words.notFound
  const others = categories.filter(({ id }) => !lines.some((line) => line.id === id))
  return (
    <FieldGroup title={texts.collections} hint={texts.collectionsHint}>
      {lines.length === 0 && <p className="text-sm text-muted">{texts.noCollections}</p>}
      <ul className="m-0 list-none p-0">
        {lines.map((line) => (
          <Line
            key={line.id}
            chosen={line}
            name={nameOf(line.id)}
            remove={() => setLines(lines.filter((one) => one !== line))}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <SelectField
          label={texts.addCollection}
          placeholder={words.choose}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          mark="none"
          onChange={(event) => setLines([...lines, { id: event.target.value, position: 1 }])}
        />
      )}
    </FieldGroup>
  )
}
