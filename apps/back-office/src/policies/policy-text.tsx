import type { StoreFacts } from '@vitrine/domain/policy/templates.ts'
import { TextArea } from '@vitrine/ui'
import { useState } from 'react'
import type { FieldOf } from '../form/entry-form.tsx'
import { words } from '../words/words.ts'
import { Placeholders } from './template-fields.tsx'

const { policies: texts } = words

/** The text of a form that buttons can write, too. A button that did disappears, so the field gets the focus. */
export const useText = (first: string, id: string) => {
  const [text, write] = useState(first)
  const insert = (created: string) => {
    write(created)
    document.getElementById(id)?.focus()
  }
  return { text, write, insert }
}

interface PolicyTextProps {
  readonly field: ReturnType<FieldOf>
  readonly hint: string
  readonly text: string
  readonly facts: StoreFacts
  /** Default: the language of the back office. */
  readonly language?: string
  readonly onWrite: (text: string) => void
  readonly onFill: (text: string) => void
}

/** The text of a policy in a language, with its unfilled placeholders. */
export const PolicyText = ({ field, hint, text, facts, language, onWrite, onFill }: PolicyTextProps) => (
  <>
    <TextArea
      {...field}
      label={texts.text}
      hint={hint}
      value={text}
      onChange={(event) => onWrite(event.target.value)}
      rows={text === '' ? 6 : 24}
      maxLength={50_000}
      mark="none"
      lang={language}
      dir="auto"
    />
    <Placeholders text={text} facts={facts} onFill={onFill} />
  </>
)
