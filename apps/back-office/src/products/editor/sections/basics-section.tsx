import { Card, Stack, TextField } from '@vitrine/ui'
import { RichTextField } from '../../../form/rich-text-field.tsx'
import { words } from '../../../words/words.ts'
import type { SectionProps } from './section-props.ts'

const { editor: texts } = words

/** Name and description. */
export const BasicsSection = ({ editor: { draft, change }, field }: SectionProps) => (
  <Card as="section" appearance="framed" title={texts.basics} level={2}>
    <Stack>
      <TextField
        {...field('product.name')}
        label={words.name}
        value={draft.name}
        maxLength={80}
        required
        onChange={(event) => change({ name: event.target.value })}
      />
      <RichTextField
        {...field('product.plainDescription')}
        label={words.description}
        defaultValue={draft.description}
        onChange={(description) => change({ description })}
      />
    </Stack>
  </Card>
)
