import type { DiscountConditionInput, DiscountEffectInput, DiscountInput } from '@vitrine/client'
import { countryName } from '@vitrine/ui'
import { locale as chosenLocale, words, type Words } from '../words/words.ts'
import { namesOfItems, listIn, moneyIn, type Names } from './names.ts'

type Sentences = Words['discountSentences']

/** What discounts are described with. */
interface Wording {
  readonly names: Names
  readonly sentences: Sentences
  readonly days: Words['discounts']['days']
  readonly locale: string
}

const percentOf = (percentage: string | undefined, { locale }: Wording): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(Number(percentage ?? 0) / 100)

type Step = NonNullable<DiscountEffectInput['steps']>[number]

const stepOf = ({ from = 1, percentage, amountEach, priceEach }: Step, wording: Wording): string => {
  const { sentences, names, locale } = wording
  if (percentage !== undefined) return sentences.percentFrom(percentOf(percentage, wording), from)
  return amountEach === undefined
    ? sentences.priceFrom(moneyIn(priceEach, names, locale), from)
    : sentences.amountFrom(moneyIn(amountEach, names, locale), from)
}

const buyXGetYOf = (effect: DiscountEffectInput, wording: Wording): string => {
  const { buyQuantity = 1, getQuantity = 1, percentage, mostTimes, items, getItems } = effect
  const { sentences, names, locale } = wording
  const isFree = percentage === undefined || Number(percentage) === 100
  return sentences.buyXGetY({
    buys: buyQuantity,
    gets: getQuantity,
    items: namesOfItems(items, names, locale),
    gotItems: namesOfItems(getItems, names, locale),
    percent: isFree ? undefined : percentOf(percentage, wording),
    times: mostTimes,
  })
}

const effectOf = (effect: DiscountEffectInput, wording: Wording): string => {
  const { sentences, names, locale } = wording
  const items = namesOfItems(effect.items, names, locale)
  const money = (amount: string | undefined) => moneyIn(amount, names, locale)
  switch (effect.type) {
    case 'PERCENT':
      return sentences.percent(percentOf(effect.percentage, wording), items)
    case 'AMOUNT':
      return sentences.amount(money(effect.amount), items)
    case 'AMOUNT_EACH':
      return sentences.amountEach(money(effect.amount), items)
    case 'FIXED_PRICE':
      return sentences.fixedPrice(money(effect.price), items)
    case 'BUNDLE':
      return sentences.bundle(effect.quantity ?? 2, money(effect.price), items)
    case 'BUY_X_GET_Y':
      return buyXGetYOf(effect, wording)
    case 'QUANTITY_STEPS':
      return sentences.steps((effect.steps ?? []).map((step) => stepOf(step, wording)).join(', '), items)
    case 'FREE_DELIVERY':
      return sentences.freeDelivery(items)
    // Not chosen yet.
    case undefined:
      return ''
    default:
      return effect.type satisfies never
  }
}

const rangeOf = (from: string | undefined, to: string | undefined, { sentences }: Wording): string => {
  if (from !== undefined && to !== undefined) return sentences.between(from, to)
  if (from !== undefined) return sentences.atLeast(from)
  // Not entered yet.
  return to === undefined ? '…' : sentences.atMost(to)
}

const namesOf = (ids: readonly string[] = [], names: ReadonlyMap<string, string>): string[] =>
  ids.map((id) => names.get(id) ?? id)

const conditionOf = (condition: DiscountConditionInput, wording: Wording): string => {
  const { sentences, names, locale } = wording
  const items = namesOfItems(condition.items, names, locale)
  switch (condition.type) {
    case 'SUBTOTAL': {
      const [from, to] = [condition.subtotalFrom, condition.subtotalTo].map((one) => one && moneyIn(one, names, locale))
      const range = rangeOf(from, to, wording)
      return items === undefined ? sentences.subtotal(range) : sentences.cost(range, items)
    }
    case 'QUANTITY': {
      const { quantityFrom, quantityTo } = condition
      const range = rangeOf(quantityFrom?.toString(), quantityTo?.toString(), wording)
      return sentences.quantity(range, items, quantityTo ?? quantityFrom ?? 0)
    }
    case 'MEMBERS':
      return sentences.members(listIn(namesOf(condition.memberIds, names.members), locale))
    case 'MEMBER_GROUPS':
      return sentences.groups(listIn(namesOf(condition.memberGroupIds, names.groups), locale))
    case 'COUNTRY': {
      const countries = (condition.countries ?? []).map((code) => countryName(code, locale))
      return sentences.countries(listIn(countries, locale))
    }
    case 'TIME': {
      const days = (condition.days ?? []).map((day) => wording.days[day]).join(', ')
      return sentences.time(days, condition.startTime ?? '…', condition.endTime ?? '…')
    }
    case 'FIRST_ORDER':
      return sentences.firstOrder
    // Not chosen yet.
    case undefined:
      return ''
    default:
      return condition.type satisfies never
  }
}

/** Describes a discount and its conditions in one sentence, with the words of a language. */
export const describeWith = ({ effect, conditions = [], match }: DiscountInput, wording: Wording): string => {
  if (!effect) return ''
  const { whenAll, whenAny } = wording.sentences
  const described = effectOf(effect, wording)
  if (conditions.length === 0) return `${described}.`
  const clauses = conditions.map((condition) => conditionOf(condition, wording))
  return match === 'ANY' ? whenAny(described, clauses) : whenAll(described, clauses)
}

/** Describes a discount and its conditions in one sentence. */
export const describeDiscount = (discount: DiscountInput, names: Names): string =>
  describeWith(discount, {
    names,
    sentences: words.discountSentences,
    days: words.discounts.days,
    locale: chosenLocale,
  })
