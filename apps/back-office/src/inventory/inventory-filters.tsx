import type { StoresLocation } from '@vitrine/client'
import { Button, SelectField, TextField } from '@vitrine/ui'
import { Form, useSubmit } from 'react-router'
import { words } from '../words/words.ts'
import { itemStatuses, type InventoryView, type ItemStatus } from './inventory-view.ts'

const { inventories: texts } = words

const statusLabel = (status: ItemStatus, threshold: number): string =>
  status === 'low' ? texts.statuses.low(threshold) : texts.statuses[status]

interface InventoryFiltersProps {
  readonly view: InventoryView
  readonly locations: readonly StoresLocation[]
  readonly threshold: number
}

/** Search and filters of the inventory. A chosen filter applies at once. */
export const InventoryFilters = ({ view, locations, threshold }: InventoryFiltersProps) => {
  const submit = useSubmit()
  const { expression, location, product, status } = view
  return (
    <Form
      role="search"
      key={JSON.stringify(view)}
      className="flex flex-wrap items-end gap-3"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget)
      }}
    >
      {product && <input type="hidden" name="product" value={product} />}
      <TextField
        className="min-w-64 grow md:max-w-md"
        label={texts.search}
        type="search"
        name="q"
        defaultValue={expression}
        mark="none"
      />
      {locations.length > 1 && (
        <SelectField
          label={texts.location}
          name="location"
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={texts.allLocations}
          defaultValue={location}
          mark="none"
        />
      )}
      <SelectField
        label={texts.status}
        name="status"
        options={itemStatuses.map((value) => ({ value, label: statusLabel(value, threshold) }))}
        defaultValue={status}
        mark="none"
      />
      <Button type="submit">{words.search}</Button>
    </Form>
  )
}
