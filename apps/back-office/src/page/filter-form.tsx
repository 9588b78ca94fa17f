import { Button, SelectField, TextField } from '@vitrine/ui'
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

interface SearchAndSortProps<Sort extends string> {
  readonly texts: {
    readonly search: string
    readonly searchHint: string
    readonly sort: string
    readonly sortNames: Readonly<Record<Sort, string>>
  }
  readonly view: { readonly expression?: string | undefined; readonly sort: Sort }
  readonly sortNames: readonly Sort[]
}

/** The first fields of such a form: what to search for, and the order, which applies at once. */
export const SearchAndSort = <Sort extends string>({ texts, view, sortNames }: SearchAndSortProps<Sort>) => (
  <div className="flex flex-wrap items-start gap-3">
    <TextField
      className="min-w-60 grow"
      label={texts.search}
      hint={texts.searchHint}
      type="search"
      name="q"
      defaultValue={view.expression}
      maxLength={100}
      mark="none"
    />
    <SelectField
      className="min-w-44"
      label={texts.sort}
      name="sort"
      mark="none"
      defaultValue={view.sort}
      options={sortNames.map((sort) => ({ value: sort, label: texts.sortNames[sort] }))}
      onChange={applyForm}
    />
  </div>
)
