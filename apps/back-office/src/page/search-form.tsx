import { Button, TextField } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { words } from '../words/en.ts'

interface SearchFormProps {
  readonly label: string
  /** What is looked for now. */
  readonly expression: string
  /** What else the address says and keeps: hidden fields. */
  readonly children?: ReactNode
}

/** Finds in a long list by what is typed. */
export const SearchForm = ({ label, expression, children }: SearchFormProps) => (
  <Form role="search" className="flex items-end gap-2">
    {children}
    <TextField key={expression} label={label} type="search" name="q" defaultValue={expression} mark="none" />
    <Button type="submit">{words.search}</Button>
  </Form>
)
