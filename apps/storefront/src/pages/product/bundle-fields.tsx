import type { Product } from '@vitrine/client'
import { Image, Link, OptionPicker, SelectField, Stack } from '@vitrine/ui'
import { thumbnail } from '../../pictures.ts'
import { useWords } from '../../words/use-words.tsx'
import { componentField, componentsOf, type Component, type ComponentChoices } from '../offer/bundle-choices.ts'

/** With more choices, a select is used. */
const maxChips = 8

type Option = NonNullable<Component['options']>[number]

const Choice = ({ component, option, value = '' }: { component: Component; option: Option; value?: string }) => {
  const words = useWords()
  const { name, translatedName: shownName = name, choices } = option
  const field = { name: componentField(component, name), label: `${component.name}: ${shownName}`, required: true }
  const shown = choices.map(({ description, translatedDescription: label = description, colorCode, inStock }) => ({
    value: description,
    label,
    unavailable: !inStock,
    ...(colorCode !== undefined && { color: colorCode }),
  }))
  return choices.length > maxChips ? (
    <SelectField {...field} defaultValue={value} options={shown} placeholder={words.shopping.chooseOne} />
  ) : (
    <OptionPicker {...field} defaultValue={value} choices={shown} />
  )
}

const Content = ({ component, chosen }: { component: Component; chosen: ComponentChoices }) => {
  const { id = '', name = '', slug, image, quantity = 1, choices = [], options = [] } = component
  return (
    <li className="flex items-start gap-3">
      {image && <Image fixed alt="" className="rounded-md" {...thumbnail(image, 56)} />}
      <Stack gap="sm" className="min-w-0 flex-1">
        <p>
          {quantity} × {slug === undefined ? name : <Link href={`/product-page/${slug}`}>{name}</Link>}
          {choices.length > 0 && <span className="text-muted"> ({choices.join(', ')})</span>}
        </p>
        {options.map((option) => {
          const value = chosen[id]?.[option.name]
          return <Choice key={option.name} component={component} option={option} {...(value && { value })} />
        })}
      </Stack>
    </li>
  )
}

/** The contents of a bundle, with a choice for each component. Plain form fields that work with and without scripts. */
export const BundleFields = ({ product, chosen = {} }: { product: Product; chosen: ComponentChoices | undefined }) => {
  const { shopping } = useWords()
  const components = componentsOf(product)
  return (
    components.length > 0 && (
      <section aria-label={shopping.contents}>
        <h2 className="mb-3 font-medium">{shopping.contents}</h2>
        <ul className="space-y-4">
          {components.map((component) => (
            <Content key={component.id} component={component} chosen={chosen} />
          ))}
        </ul>
      </section>
    )
  )
}
