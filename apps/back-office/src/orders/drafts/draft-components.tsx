import type { Product } from '@vitrine/client'
import { SelectField } from '@vitrine/ui'
import { textIn } from '../../form/read-fields.ts'

type Bundled = Pick<Product, 'bundle'>

/** The options of a bundle's components that the buyer chooses. */
const choosable = ({ bundle }: Bundled) =>
  (bundle?.components ?? []).flatMap(({ id = '', name = '', options = [] }) =>
    options.map((option) => ({
      id,
      field: `component:${id}:${option.name}`,
      label: `${name}: ${option.name}`,
      option,
    })),
  )

/** The choices of a bundle's components. */
export const ComponentFields = ({ bundle }: Bundled) =>
  choosable({ ...(bundle && { bundle }) }).map(({ field, label, option }) => (
    <SelectField
      key={field}
      label={label}
      name={field}
      mark="none"
      className="min-w-28"
      options={option.choices.map(({ description }) => ({ value: description, label: description }))}
    />
  ))

/** The selected variants of components in the shape of cart items. */
export const componentsIn = (form: FormData, product: Bundled) => {
  const chosen: Record<string, { options: Record<string, string> }> = {}
  for (const { id, field, option } of choosable(product))
    chosen[id] = { options: { ...chosen[id]?.options, [option.name]: textIn(form, field) } }
  return chosen
}
