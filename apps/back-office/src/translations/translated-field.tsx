import { TextArea, TextField } from '@vitrine/ui'
import type { FieldOf } from '../form/entry-form.tsx'
import { words } from '../words/words.ts'

interface TranslatedFieldProps {
  readonly field: FieldOf
  readonly name: string
  readonly label: string
  readonly original: string
  readonly value: string | undefined
  readonly language: string
  readonly maxLength: number
  /** Number of rows of a long text. */
  readonly rows?: number
}

const maxOriginalLength = 300

/** Removes tags and shortens a long text. */
const shorten = (text: string): string => {
  const plain = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.length > maxOriginalLength ? `${plain.slice(0, maxOriginalLength)}…` : plain
}

/** A translation field. Shows the original below it, unless the label is the original. */
export const TranslatedField = ({ field, name, label, original, value, language, ...text }: TranslatedFieldProps) => {
  const shared = {
    ...field(name),
    label,
    ...(!label.includes(original) && { hint: words.translations.original(shorten(original)) }),
    defaultValue: value ?? '',
    maxLength: text.maxLength,
    lang: language,
    dir: 'auto' as const,
    mark: 'none' as const,
  }
  return text.rows === undefined ? <TextField {...shared} /> : <TextArea {...shared} rows={text.rows} />
}
