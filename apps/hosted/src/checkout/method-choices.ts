import type { MemberSavedPaymentMethod, PaymentMethod } from '@vitrine/client'
import { readLine } from '@vitrine/web/form.ts'
import { savedMethodName } from '../saved-method-name.ts'
import type { Words } from '../words/en.ts'
import type { MethodChoice } from './checkout-data.ts'

/** Stands in the address to which buyers come back from a page elsewhere. */
export const backMark = 'back'

const titled = (provider: string): string => `${provider.slice(0, 1).toUpperCase()}${provider.slice(1)}`

/** What the buyer sees of cards: who charges them is named where several do. */
const cardName = (words: Words, provider: string, isOnlyCard: boolean): string =>
  isOnlyCard ? words.card : `${words.card} (${titled(provider)})`

/** The ways to pay as a page draws them; `comeBack` is where a page elsewhere sends the buyer back to. */
export const methodChoices = (
  methods: readonly PaymentMethod[],
  { words, comeBack, isMember = false }: { words: Words; comeBack: string; isMember?: boolean },
): MethodChoice[] => {
  const isOnlyCard = methods.filter(({ type }) => type === 'CARD').length === 1
  const returnUrl = `${comeBack}&${backMark}=1`
  return methods.map(({ id, type, name = '', provider = '', script, tokenPrefix, savable }) => ({
    id,
    isCard: type !== 'OFFLINE',
    name: type === 'CARD' ? cardName(words, provider, isOnlyCard) : name || titled(provider),
    ...(isMember && savable && { isSavable: true }),
    ...(script && { script: { ...script, returnUrl } }),
    ...(tokenPrefix !== undefined && { leavingToken: `${tokenPrefix}${returnUrl}` }),
  }))
}

/** What the fields of a method have become; nothing where the form has those of another one, or none. */
export const tokenIn = (form: FormData, method: string): string | undefined =>
  readLine(form, 'paymentTokenOf') === method ? readLine(form, 'paymentToken').slice(0, 2048) : undefined

/**
 * What pays by a method that was chosen without scripts, whose fields the page therefore does not have: its page elsewhere
 * needs none of them, fields of a provider's own do (an empty text), and what is paid outside has no token at all.
 */
export const tokenWithout = (choices: readonly MethodChoice[], method: string): string | undefined => {
  const chosen = choices.find(({ id }) => id === method)
  return chosen?.leavingToken ?? (chosen?.script && '')
}

/** Cards that the buyer has saved, as ways to pay; what has expired is not offered. */
export const savedMethodChoices = (saved: readonly MemberSavedPaymentMethod[], words: Words): MethodChoice[] =>
  saved
    .filter(({ expired }) => !expired)
    .map((method) => ({
      id: method.paymentToken,
      isCard: true,
      name: savedMethodName(method, words),
      savedToken: method.paymentToken,
    }))
