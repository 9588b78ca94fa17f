import type { MemberSavedPaymentMethod, PaymentMethod } from '@vitrine/client'
import { dayText } from '@vitrine/domain/day-text.ts'
import { readLine } from '@vitrine/web/form/form.ts'
import { createMoneyText } from '../../text/money.ts'
import { savedMethodName } from '../../text/saved-method-name.ts'
import type { Words } from '../../words/en.ts'
import type { MethodChoice } from '../checkout-data.ts'

/** Query parameter of the provider's return URL. */
export const backMark = 'back'

/** Name of a provider that the server gives none for, such as the sandbox. */
const titled = (provider: string): string => `${provider.slice(0, 1).toUpperCase()}${provider.slice(1)}`

/** Name of a method. That of card payments includes the provider if there are several. */
const nameOf = (method: PaymentMethod, words: Words, isOnlyCard: boolean): string => {
  const { type, name, provider = '', providerName = titled(provider) } = method
  if (type !== 'CARD') return name || providerName
  return isOnlyCard ? words.card : `${words.card} (${providerName})`
}

interface Speaking {
  readonly words: Words
  readonly locale: string
  readonly currency: string
}

/** The name and hint of a payment by invoice. */
const invoiceTexts = (
  { name = '', dueDate, creditLeft: amount }: PaymentMethod,
  { words: { ownCompany }, locale, currency }: Speaking,
) => {
  if (dueDate === undefined) return undefined
  const left = amount === undefined ? [] : [ownCompany.creditLeft(createMoneyText(currency, locale)({ amount }))]
  return {
    name: ownCompany.invoiceDue(name, dayText(dueDate, locale)),
    hint: [ownCompany.invoiceHint, ...left].join(' '),
  }
}

/** Returns the payment methods of a page. Providers with their own page return the buyer to `returnUrl`. */
export const methodChoices = (
  methods: readonly PaymentMethod[],
  { returnUrl, isMember = false, ...speaking }: Speaking & { returnUrl: string; isMember?: boolean },
): MethodChoice[] => {
  const { words } = speaking
  const isOnlyCard = methods.filter(({ type }) => type === 'CARD').length === 1
  const markedUrl = `${returnUrl}&${backMark}=1`
  return methods.map((method) => ({
    id: method.id,
    isCard: method.type !== 'OFFLINE',
    name: nameOf(method, words, isOnlyCard),
    ...invoiceTexts(method, speaking),
    ...(isMember && method.savable && { isSavable: true }),
    ...(method.script && { script: { ...method.script, returnUrl: markedUrl } }),
    ...(method.tokenPrefix !== undefined && { leavingToken: `${method.tokenPrefix}${markedUrl}` }),
  }))
}

/** Returns the token of the method's fields. `undefined` if the form has none, or another method's. */
export const tokenIn = (form: FormData, method: string): string | undefined =>
  readLine(form, 'paymentTokenOf') === method ? readLine(form, 'paymentToken').slice(0, 2048) : undefined

/**
 * Returns the token of a method chosen without scripts, whose fields the page therefore lacks. Redirecting methods need
 * no fields, a provider's own fields do (empty text), and offline methods have no token.
 */
export const tokenWithout = (choices: readonly MethodChoice[], method: string): string | undefined => {
  const chosen = choices.find(({ id }) => id === method)
  return chosen?.leavingToken ?? (chosen?.script && '')
}

/** Returns saved cards as payment methods, without expired ones. */
export const savedMethodChoices = (saved: readonly MemberSavedPaymentMethod[], words: Words): MethodChoice[] =>
  saved
    .filter(({ expired }) => !expired)
    .map((method) => ({
      id: method.paymentToken,
      isCard: true,
      name: savedMethodName(method, words),
      savedToken: method.paymentToken,
    }))
