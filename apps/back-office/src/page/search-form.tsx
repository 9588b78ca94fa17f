import { Button, TextField } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { words } from '../words/words.ts'

interface SearchFormProps {
  readonly label: string
  /** The current search. */
  readonly expression: string
  /** Hidden fields for the other URL parameters. */
  readonly children?: ReactNode
}

/** Searches a list. */
export const SearchForm = ({ label, expression, children }: SearchFormProps) => (
  <Form role="search" className="flex items-end gap-2">
    {children}
    <TextField key={expression} label={label} type="search" name="q" defaultValue={expression} mark="none" />
    <Button type="submit">{words.search}</Button>
  </Form>
)
