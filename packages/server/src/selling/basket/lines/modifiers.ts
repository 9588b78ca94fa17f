import type { CartModifierGroup, DescriptionLine } from '@vitrine/contract/entities/cart.ts'
import type { Price, MultiCurrencyPrice } from '@vitrine/contract/entities/common.ts'
import { addedPrice, type ChosenGroup, type ChosenModifier } from '@vitrine/domain/modifier/modifier.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { PricedLine } from './priced-line.ts'

/** Lines whose prices hold what was chosen beside the variant, after all that changes the price of the product alone. */
export const withModifierPrices = (lines: readonly PricedLine[]): readonly PricedLine[] =>
  lines.map((priced) => {
    const { item } = priced
    const added = addedPrice(item.modifiers)
    if (added === 0) return priced
    return { ...priced, item: { ...item, price: item.price + added, fullPrice: item.fullPrice + added } }
  })

/** So long may a label be on a line; a longer text stands whole in its description. */
const longestLabel = 200

const shortened = (text: string): string =>
  text.length <= longestLabel ? text : `${text.slice(0, longestLabel - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

const said = (original: string, translated: string = original) => ({ original, translated })

const presentChosen = <Money>(
  { id, label, translatedLabel, details, translatedDetails, quantity, price }: ChosenModifier,
  money: (amount: Minor) => Money,
) => ({
  id,
  quantity,
  label: said(shortened(label), shortened(translatedLabel ?? label)),
  ...(details !== undefined && { details: said(details, translatedDetails) }),
  price: money(price),
})

/** What was chosen beside the variant, as lines of carts, checkouts and orders tell it. */
const presentGroups = <Money>(groups: readonly ChosenGroup[], money: (amount: Minor) => Money) =>
  groups.map(({ id, name, translatedName, modifiers }) => ({
    id,
    name: said(name, translatedName),
    modifiers: modifiers.map((one) => presentChosen(one, money)),
  }))

type Item = PricedLine['item']

/** The modifiers of a line of a cart or checkout; nothing where it has none. */
export const presentModifiers = (
  { modifiers = [] }: Item,
  multi: (amount: Minor) => MultiCurrencyPrice,
): { modifierGroups?: CartModifierGroup[]; modifiersTotalPrice?: MultiCurrencyPrice } =>
  modifiers.length === 0
    ? {}
    : { modifierGroups: presentGroups(modifiers, multi), modifiersTotalPrice: multi(addedPrice(modifiers)) }

/** The same of a line of an order. */
export const presentOrderModifiers = ({ modifiers = [] }: Item, price: (amount: Minor) => Price) =>
  modifiers.length === 0 ? {} : { modifierGroups: presentGroups(modifiers, price) }

/** What was chosen and written, in the lines that describe an item. */
export const describeModifiers = (groups: readonly ChosenGroup[]): DescriptionLine[] =>
  groups.flatMap(({ name, translatedName, kind, modifiers }) =>
    modifiers.map(({ label: original, translatedLabel: translated = original, colorCode: code }): DescriptionLine => {
      const named = { name: said(name, translatedName) }
      // What buyers write is translated into nothing: it stands here once.
      if (kind === 'TEXT') return { ...named, plainText: { original } }
      return code === undefined
        ? { ...named, plainText: { original, translated } }
        : { ...named, colorInfo: { original, translated, code } }
    }),
  )
