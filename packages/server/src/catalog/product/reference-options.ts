import { later } from '@vitrine/contract/entities/later.ts'
import { maxComponents } from '@vitrine/contract/entities/catalog/product/bundle.ts'
import type { CatalogReferenceOptions, ComponentChoice } from '@vitrine/domain/cart/sellable.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import { isEmptyDeep } from '../../ground/schema/unbuilt.ts'

/** Reads a map of texts; `undefined` if it is absent or empty. */
const textMap = (value: unknown, field: string): Readonly<Record<string, string>> | undefined => {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'object' || Array.isArray(value)) throw invalidField(field, 'must be an object of texts')
  const entries = Object.entries(value).filter((entry): entry is [string, unknown] => entry[1] !== null)
  for (const [name, text] of entries)
    if (typeof text !== 'string') throw invalidField(`${field}.${name}`, 'must be text')
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Record<string, string>)
}

/** Reads the options of a catalog reference: a variant ID, choices by name, custom text fields, and variants of components. */
export const readOptions = (
  options: Readonly<Record<string, unknown>> | undefined,
  field: string,
): CatalogReferenceOptions | undefined => {
  if (!options) return undefined
  if (!isEmptyDeep(options.subscriptionOptionId))
    throw invalidField(`${field}.subscriptionOptionId`, later.subscription, 'FIELD_NOT_ALLOWED')
  const variantId = variantOf(options.variantId, `${field}.variantId`)
  const choices = textMap(options.options, `${field}.options`)
  const customTextFields = textMap(options.customTextFields, `${field}.customTextFields`)
  const components = componentsOf(options.components, `${field}.components`)
  return {
    ...(variantId !== undefined && { variantId }),
    ...(choices && { options: choices }),
    ...(customTextFields && { customTextFields }),
    ...(components && { components }),
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const choiceOf = (sent: unknown, field: string): ComponentChoice => {
  if (!isObject(sent)) throw invalidField(field, 'must be an object with `variantId` or `options`')
  const unknown = Object.keys(sent).find((name) => name !== 'variantId' && name !== 'options')
  if (unknown !== undefined) throw invalidField(`${field}.${unknown}`, 'is not a choice', 'FIELD_NOT_ALLOWED')
  const variantId = variantOf(sent.variantId, `${field}.variantId`)
  const options = textMap(sent.options, `${field}.options`)
  return { ...(variantId !== undefined && { variantId }), ...(options && { options }) }
}

/** Reads the chosen variants of a bundle's components, by the ID of the component. */
const componentsOf = (sent: unknown, field: string): CatalogReferenceOptions['components'] => {
  if (isEmptyDeep(sent)) return undefined
  if (!isObject(sent)) throw invalidField(field, 'must be an object of choices by the ID of the component')
  const entries = Object.entries(sent)
  if (entries.length > maxComponents)
    throw invalidField(field, `can have at most ${maxComponents} components`, 'MAX_SIZE')
  return Object.fromEntries(entries.map(([id, choice]) => [id, choiceOf(choice, `${field}.${id}`)]))
}

/** Storefronts send null or an empty value for a product with one variant. */
const variantOf = (sent: unknown, field: string): string | undefined => {
  if (isEmptyDeep(sent)) return undefined
  if (typeof sent !== 'string') throw invalidField(field, 'must be text', 'FORMAT')
  return sent
}
