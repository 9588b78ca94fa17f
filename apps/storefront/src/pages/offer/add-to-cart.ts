import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { giftFields } from '@vitrine/domain/gift-card/gift-fields.ts'
import { ApiError, type Product } from '@vitrine/client'
import { sentenceFor } from '../../sentences.ts'
import type { Words } from '../../words/en.ts'
import { missingComponent, postedComponents, type ComponentChoices } from './bundle-choices.ts'
import { missingOf, soldOutOf } from './choice-problems.ts'
import { modifierProblem, modifiersOf, postedModifiers, type PickedModifiers } from './product-modifiers.ts'
import {
  chosenVariant,
  forOther,
  giftFor,
  postedChoices,
  postedGift,
  postedQuantity,
  type Choices,
} from './product-choices.ts'

/** A buyer's selection, as posted. */
interface Wanted extends PickedModifiers {
  readonly chosen: Choices
  /** Of the components of a bundle. */
  readonly components: ComponentChoices
  readonly quantity: number
}

/** A form that was not accepted: the selection and the reason. */
export interface Refused extends Wanted {
  readonly failure: string
}

interface CartItem {
  readonly catalogReference: {
    readonly catalogItemId: string
    readonly appId: string
    readonly options: Readonly<Record<string, unknown>>
  }
  readonly quantity: number
}

const giftComplaints = ({ gifts }: Words): Readonly<Record<string, string>> => ({
  [giftFields.recipientEmail.title]: gifts.emailWrong,
  [giftFields.deliveryDate.title]: gifts.dayWrong,
})

/**
 * Validates the recipient of a gift card. The delivery date is checked by the server, which knows the store's time
 * zone.
 */
const giftProblemOf = (words: Words, form: FormData, texts: Wanted['texts']): string | undefined =>
  form.get(giftFor) === forOther && texts[giftFields.recipientEmail.title] === undefined
    ? words.gifts.emailMissing
    : undefined

/** Returns a message for the server's objection to a gift card. */
const giftSentenceFor = (words: Words, error: unknown): string => {
  const fields = error instanceof ApiError ? error.violations.map(({ field }) => field.split('.').at(-1) ?? '') : []
  return (
    fields.map((field) => giftComplaints(words)[field]).find((sentence) => sentence !== undefined) ??
    sentenceFor(words, error)
  )
}

/**
 * Adds a posted selection to the cart, or returns why that failed. Reads the form, with and without scripts, since that
 * is what the buyer sees.
 */
export const putInCart = async (
  words: Words,
  product: Product,
  form: FormData,
  add: (item: CartItem) => Promise<unknown>,
): Promise<Refused | undefined> => {
  const modifiers = modifiersOf(product)
  const posted = postedModifiers(modifiers, form)
  const wanted: Wanted = {
    ...posted,
    ...(product.giftCard && { texts: postedGift(product, form) }),
    chosen: postedChoices(product, form),
    components: postedComponents(product, form),
    quantity: postedQuantity(form),
  }
  const problem =
    missingOf(words, product, wanted.chosen) ??
    missingComponent(words, product, wanted.components) ??
    soldOutOf(words, product, wanted.chosen) ??
    modifierProblem(words, modifiers, posted)
  const wrongGift = product.giftCard ? giftProblemOf(words, form, wanted.texts) : undefined
  if (wrongGift !== undefined) return { ...wanted, failure: wrongGift }
  if (problem !== undefined) return { ...wanted, failure: problem }
  const variant = chosenVariant(product, wanted.chosen)!
  const choices = { ...(product.manageVariants && variant.choices), ...wanted.picked }
  const chosenComponents = Object.entries(wanted.components).map(([id, chosen]) => [id, { options: chosen }] as const)
  const options = {
    ...(product.manageVariants && { variantId: variant.id }),
    ...(Object.keys(choices).length > 0 && { options: choices }),
    ...(Object.keys(wanted.texts).length > 0 && { customTextFields: wanted.texts }),
    ...(chosenComponents.length > 0 && { components: Object.fromEntries(chosenComponents) }),
  }
  const catalogReference = { catalogItemId: product.id, appId: storesAppId, options }
  try {
    await add({ catalogReference, quantity: wanted.quantity })
    return undefined
  } catch (error) {
    return { ...wanted, failure: product.giftCard ? giftSentenceFor(words, error) : sentenceFor(words, error) }
  }
}
