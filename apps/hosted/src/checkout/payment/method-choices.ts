import type { MemberSavedPaymentMethod, PaymentMethod } from '@vitrine/client'
import { dayText } from '@vitrine/domain/day-text.ts'
import { readLine } from '@vitrine/web/form/form.ts'
import { savedMethodName } from '../../text/saved-method-name.ts'
import type { Words } from '../../words/en.ts'
import type { MethodChoice } from '../checkout-data.ts'

/** Query parameter of the provider's return URL. */
export const backMark = 'back'

/** Name of a provider that the server gives none for, such as the sandbox. */
const titled = (provider: string): string => `${provider.slice(0, 1).toUpperCase()}${provider.slice(1)}`

/** Name of card payments. Includes the provider if there are several. */
const cardName = (words: Words, providerName: string, isOnlyCard: boolean): string =>
  isOnlyCard ? words.card : `${words.card} (${providerName})`

/** The name and hint of a payment by invoice. */
const invoiceTexts = (name: string, dueDate: string, { words, locale }: { words: Words; locale: string }) => ({
  name: words.ownCompany.invoiceDue(name, dayText(dueDate, locale)),
  hint: words.ownCompany.invoiceHint,
})

/** Returns the payment methods of a page. Providers with their own page return the buyer to `returnUrl`. */
export const methodChoices = (
  methods: readonly PaymentMethod[],
  {
    words,
    locale,
    returnUrl,
    isMember = false,
  }: { words: Words; locale: string; returnUrl: string; isMember?: boolean },
): MethodChoice[] => {
  const isOnlyCard = methods.filter(({ type }) => type === 'CARD').length === 1
  const markedUrl = `${returnUrl}&${backMark}=1`
  return methods.map(({ id, type, name, dueDate, provider = '', providerName = titled(provider), ...method }) => ({
    id,
    isCard: type !== 'OFFLINE',
    name: type === 'CARD' ? cardName(words, providerName, isOnlyCard) : name || providerName,
    ...(dueDate !== undefined && invoiceTexts(name ?? '', dueDate, { words, locale })),
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
