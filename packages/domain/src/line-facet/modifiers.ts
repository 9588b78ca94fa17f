import type { DescriptionLine } from '@vitrine/contract/entities/selling/cart.ts'
import { addedPrice, withPrices, type ChosenGroup, type ChosenModifier } from '../modifier/modifier.ts'
import type { Minor } from '../money.ts'
import type { LineFacet } from './facet.ts'

/** Maximum length of a modifier label; the description has the full text. */
const longestLabel = 200

const shortened = (text: string): string =>
  text.length <= longestLabel ? text : `${text.slice(0, longestLabel - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

const translatable = (original: string, translated: string = original) => ({ original, translated })

const presentChosen = <Money>(
  { id, label, translatedLabel, details, translatedDetails, quantity, price }: ChosenModifier,
  money: (amount: Minor) => Money,
) => ({
  id,
  quantity,
  label: translatable(shortened(label), shortened(translatedLabel ?? label)),
  ...(details !== undefined && { details: translatable(details, translatedDetails) }),
  price: money(price),
})

const presentGroups = <Money>(groups: readonly ChosenGroup[], money: (amount: Minor) => Money) =>
  groups.map(({ id, name, translatedName, modifiers }) => ({
    id,
    name: translatable(name, translatedName),
    modifiers: modifiers.map((one) => presentChosen(one, money)),
  }))

const describe = ({ name, translatedName, kind, modifiers }: ChosenGroup): DescriptionLine[] =>
  modifiers.map(({ label: original, translatedLabel: translated = original, colorCode: code }): DescriptionLine => {
    const named = { name: translatable(name, translatedName) }
    // The buyer's own text has no translation.
    if (kind === 'TEXT') return { ...named, plainText: { original } }
    return code === undefined
      ? { ...named, plainText: { original, translated } }
      : { ...named, colorInfo: { original, translated, code } }
  })

/** Choices and texts of the buyer that add to the price of a piece. */
export const modifierFacet: LineFacet = {
  price: {
    perPiece: ({ modifiers }) => addedPrice(modifiers),
    change: ({ modifiers }, change) => (modifiers ? { modifiers: withPrices(modifiers, change) } : {}),
  },
  present: {
    describe: ({ item: { modifiers = [] } }) => modifiers.flatMap(describe),
    inCart: ({ item: { modifiers = [] } }, money) =>
      modifiers.length === 0
        ? {}
        : { modifierGroups: presentGroups(modifiers, money), modifiersTotalPrice: money(addedPrice(modifiers)) },
    inBreakdown: ({ item: { modifiers } }, money) => (modifiers ? { modifiers: money(addedPrice(modifiers)) } : {}),
    inOrder: ({ item: { modifiers = [] } }, money) =>
      modifiers.length === 0 ? {} : { modifierGroups: presentGroups(modifiers, money) },
  },
}
