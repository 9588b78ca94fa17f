import type { Product } from '@vitrine/client'
import { missingChoices } from '@vitrine/domain/catalog/missing-choices.ts'
import type { Words } from '../../words/en.ts'

export type Component = NonNullable<Product['bundle']>['components'][number]

/** Chosen variants of a bundle: choices by option name, by the ID of the component. */
export type ComponentChoices = Readonly<Record<string, Readonly<Record<string, string>>>>

export const componentsOf = ({ bundle }: Pick<Product, 'bundle'>): readonly Component[] => bundle?.components ?? []

/** Whether the buyer has to choose variants of a bundle. */
export const hasChoices = (product: Pick<Product, 'bundle'>): boolean =>
  componentsOf(product).some(({ options = [] }) => options.length > 0)

/** Returns the form field of an option of a component. */
export const componentField = ({ id = '' }: Component, option: string): string => `component:${id}:${option}`

/** Reads the posted choices that the bundle has. */
export const postedComponents = (product: Pick<Product, 'bundle'>, form: FormData): ComponentChoices =>
  Object.fromEntries(
    componentsOf(product).flatMap((component) => {
      const { id = '', options = [] } = component
      const chosen = options.flatMap(({ name, choices }) => {
        const value = form.get(componentField(component, name))
        const known = choices.find(({ description }) => description === value)
        return known ? [[name, known.description] as const] : []
      })
      return chosen.length > 0 ? [[id, Object.fromEntries(chosen)]] : []
    }),
  )

/** Returns a message that names the first component with missing choices, and these. */
export const missingComponent = (
  words: Words,
  product: Pick<Product, 'bundle'>,
  chosen: ComponentChoices,
): string | undefined => {
  for (const { id = '', name = '', options = [] } of componentsOf(product)) {
    const shown = options.map((option) => option.translatedName ?? option.name)
    const missing = missingChoices(options, chosen[id] ?? {})
    const names = shown.filter((_name, index) => missing.includes(options[index]!.name))
    if (names.length > 0) return `${name}: ${words.shopping.choose(...names)}`
  }
  return undefined
}
