import { Card, Stack } from '@vitrine/ui'
import { words } from '../../../../words/words.ts'
import { newOption } from '../../draft/blank-draft.ts'
import { movedUp } from '../../draft/modifier-drafts.ts'
import { AddOption, OptionEditor } from './option-editor.tsx'
import type { SectionProps } from '../section-props.ts'

/** Limit of the API. */
const maxOptions = 6

/** What customers choose. Variants follow while it is edited. */
export const OptionsSection = ({ editor: { draft, changeOptions }, field }: SectionProps) => {
  const { options, media } = draft
  return (
    <Card as="section" appearance="framed" title={words.newProduct.options} level={2}>
      <Stack>
        <p className="text-sm text-muted">{words.newProduct.optionsHint}</p>
        {options.map((option, index) => (
          <OptionEditor
            key={option.key}
            option={option}
            index={index}
            media={media.filter(({ id }) => id !== undefined)}
            field={field}
            onChange={(changes) => changeOptions(options.with(index, { ...option, ...changes }))}
            onUp={index > 0 ? () => changeOptions(movedUp(options, index)) : undefined}
            onRemove={() => changeOptions(options.toSpliced(index, 1))}
          />
        ))}
        {options.some(({ id }) => id !== undefined) && <p className="text-sm text-muted">{words.editor.sharedHint}</p>}
        {options.length < maxOptions && <AddOption onAdd={() => changeOptions([...options, newOption()])} />}
      </Stack>
    </Card>
  )
}
