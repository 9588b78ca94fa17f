import { Button } from '@vitrine/ui'
import type { ReactNode, SubmitEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { words } from '../words/words.ts'

interface FilterFormProps {
  /** Path of the list. */
  readonly path: string
  /** Address of the current view: another one fills the fields anew. */
  readonly address: string
  /** Parameters of the view that have no field. */
  readonly hidden?: Readonly<Record<string, string | undefined>>
  readonly className?: string
  readonly children: ReactNode
}

/** Applies a form when one of its fields changes, unless a field is invalid. */
export const applyForm = ({ target: { form } }: { readonly target: { readonly form: HTMLFormElement | null } }): void =>
  form?.requestSubmit()

/** Search, order and filters of a list. All are in the URL; empty fields are left out. */
export const FilterForm = ({ path, address, hidden = {}, className, children }: FilterFormProps) => {
  const submit = useSubmit()
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const params = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '') as [string, string][]
    void submit(new URLSearchParams(params), { action: path })
  }
  return (
    <Form role="search" action={path} key={address} className={className} onSubmit={apply}>
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <Button type="submit" className="sr-only focus:not-sr-only">
        {words.search}
      </Button>
    </Form>
  )
}
