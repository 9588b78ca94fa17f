import type { CartModifierGroup, DescriptionLine } from '@vitrine/contract/entities/cart.ts'
import type { Price, MultiCurrencyPrice } from '@vitrine/contract/entities/common.ts'
import { addedPrice, type ChosenGroup, type ChosenModifier } from '@vitrine/domain/modifier/modifier.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { PricedLine } from './priced-line.ts'

/** Adds the prices of modifiers to lines, after price lists and discounts of the product. */
export const withModifierPrices = (lines: readonly PricedLine[]): readonly PricedLine[] =>
  lines.map((priced) => {
    const { item } = priced
    const added = addedPrice(item.modifiers)
    if (added === 0) return priced
    return { ...priced, item: { ...item, price: item.price + added, fullPrice: item.fullPrice + added } }
  })

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

/** Presents chosen modifiers. */
const presentGroups = <Money>(groups: readonly ChosenGroup[], money: (amount: Minor) => Money) =>
  groups.map(({ id, name, translatedName, modifiers }) => ({
    id,
    name: translatable(name, translatedName),
    modifiers: modifiers.map((one) => presentChosen(one, money)),
  }))

type Item = PricedLine['item']

/** Presents the modifiers of a cart or checkout line, if it has any. */
export const presentModifiers = (
  { modifiers = [] }: Item,
  multi: (amount: Minor) => MultiCurrencyPrice,
): { modifierGroups?: CartModifierGroup[]; modifiersTotalPrice?: MultiCurrencyPrice } =>
  modifiers.length === 0
    ? {}
    : { modifierGroups: presentGroups(modifiers, multi), modifiersTotalPrice: multi(addedPrice(modifiers)) }

/** Presents the modifiers of an order line, if it has any. */
export const presentOrderModifiers = ({ modifiers = [] }: Item, price: (amount: Minor) => Price) =>
  modifiers.length === 0 ? {} : { modifierGroups: presentGroups(modifiers, price) }

/** Presents modifiers as description lines of an item. */
export const describeModifiers = (groups: readonly ChosenGroup[]): DescriptionLine[] =>
  groups.flatMap(({ name, translatedName, kind, modifiers }) =>
    modifiers.map(({ label: original, translatedLabel: translated = original, colorCode: code }): DescriptionLine => {
      const named = { name: translatable(name, translatedName) }
      // The buyer's own text has no translation.
      if (kind === 'TEXT') return { ...named, plainText: { original } }
      return code === undefined
        ? { ...named, plainText: { original, translated } }
        : { ...named, colorInfo: { original, translated, code } }
    }),
  )
