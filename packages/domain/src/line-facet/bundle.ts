import type { DescriptionLine } from '@vitrine/contract/entities/selling/cart.ts'
import type { SoldComponent } from '../cart/sellable.ts'
import type { LineFacet, PartOfBundle } from './facet.ts'

/** Maximum length of a description. */
const longestText = 600

const textOf = (original: string, translated: string): DescriptionLine => ({
  plainText: { original: original.slice(0, longestText), translated: translated.slice(0, longestText) },
})

const withChoices = (name: string, choices: readonly string[]): string =>
  choices.length === 0 ? name : `${name} (${choices.join(', ')})`

/** Describes a component: `2 × Mug (Sage)`. */
const describeComponent = ({ quantity, item }: SoldComponent): DescriptionLine => {
  const { name, translatedName = name, choices } = item
  const original = withChoices(
    name,
    choices.map(({ value }) => value),
  )
  const translated = withChoices(
    translatedName,
    choices.map(({ value, translatedValue = value }) => translatedValue),
  )
  return textOf(`${quantity} × ${original}`, `${quantity} × ${translated}`)
}

const describePart = ({ label, translatedLabel }: PartOfBundle): DescriptionLine => textOf(label, translatedLabel)

/** The contents of a bundle, and in orders the bundle that a line is a part of. */
export const bundleFacet: LineFacet = {
  present: {
    describe: ({ item: { components = [] }, bundle }) => [
      ...components.map(describeComponent),
      ...(bundle ? [describePart(bundle)] : []),
    ],
    inOrder: ({ bundle }) => {
      if (!bundle) return {}
      const { label: _label, translatedLabel: _translated, ...ordered } = bundle
      return { bundle: ordered }
    },
  },
}
