import type { Collection } from '@vitrine/client'
import { SelectField } from '@vitrine/ui'
import { optionsOf } from '../form/options.ts'
import { words } from '../words/words.ts'
import { ChosenItems } from './chosen-items.tsx'
import { effectField, EffectParts, type EffectPartsProps, type EffectType } from './effects.tsx'

const { discounts: texts } = words

interface EffectFieldsProps extends EffectPartsProps {
  readonly collections: readonly Collection[]
  readonly setType: (type: EffectType) => void
}

/** What the discount reduces, and by how much. */
export const EffectFields = (props: EffectFieldsProps) => {
  const { effect, collections, names, type, setType } = props
  const isGift = type === 'BUY_X_GET_Y'
  const shown = effect?.type === type ? effect : undefined
  return (
    <>
      <SelectField
        {...props.field(`${effectField}.type`)}
        label={texts.what}
        options={optionsOf(texts.effects)}
        mark="none"
        value={type}
        onChange={(event) => setType(event.target.value as EffectType)}
      />
      <EffectParts key={type} {...props} effect={shown} />
      <ChosenItems
        field={`${effectField}.items`}
        title={isGift ? texts.buyItems : texts.items}
        hint={texts.itemsHint}
        items={effect?.items}
        collections={collections}
        names={names}
      />
      {isGift && (
        <ChosenItems
          field={`${effectField}.getItems`}
          title={texts.getItems}
          hint={texts.getItemsHint}
          items={shown?.getItems}
          collections={collections}
          names={names}
        />
      )}
    </>
  )
}
