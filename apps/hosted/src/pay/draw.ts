import type { CardErrors, ShownCard } from '../checkout/payment/card.ts'
import type { MethodChoice } from '../checkout/checkout-data.ts'
import { methodChoices } from '../checkout/payment/method-choices.ts'
import { sourcesFor } from '../checkout/provider/script-sources.ts'
import { momentText } from '../text/day-text.ts'
import { createMoneyText } from '../text/money.ts'
import { frameOf, type Shown } from '../page.ts'
import { confirmAddress, payAddress, type OpenPay } from './open.ts'
import type { PayData } from './pay-data.ts'

/** Errors and typed values of a rejected form. */
export interface Complaints {
  readonly card?: CardErrors
  readonly typed?: ShownCard
  readonly method?: string
  readonly failure?: string
}

/** Returns the page title for the payment's state. */
const titleOf = ({ link, words }: Pick<OpenPay, 'link' | 'words'>): string => {
  switch (link.state) {
    case 'UNPAID':
      return words.payTitle(link.orderNumber)
    case 'IN_PROGRESS':
      return words.payInProgress
    case 'PAID':
      return words.payThanks
    case 'EXPIRED':
      return words.payExpired
    case 'VOIDED':
      return words.payVoided
    case 'ORDER_CANCELED':
      return words.payOrderCanceled
    case 'NOT_DUE':
      return words.payNotDue
    default:
      return link.state satisfies never
  }
}

const untilOf = ({ link, ...dated }: OpenPay): string | undefined =>
  link.expirationDate && momentText(link.expirationDate, dated)

/** Returns the payment methods of a link. */
export const choicesOf = ({ link, words, locale, request, token }: OpenPay): MethodChoice[] =>
  methodChoices(link.paymentMethods, {
    words,
    locale,
    currency: link.currency,
    returnUrl: `${request.origin}${confirmAddress(token)}`,
  })

const dataOf = (opened: OpenPay, { card, typed, method, failure }: Complaints): PayData => {
  const { link, site, token, locale } = opened
  const amount = createMoneyText(link.currency, locale)(link.amount)
  const until = untilOf(opened)
  const { name = '', instructions = '' } = link.instructions ?? {}
  return {
    state: link.state,
    address: payAddress(token),
    store: site.name,
    homeUrl: site.storefrontUrl,
    amount,
    title: link.title,
    ...(link.description !== undefined && { description: link.description }),
    orderNumber: link.orderNumber,
    ...(until !== undefined && { until }),
    ...(link.instructions && { instructions: { name, amount, text: instructions.trim() } }),
    methods: choicesOf(opened),
    chosenMethod: method ?? link.instructions?.id,
    card: typed ?? {},
    cardErrors: card ?? {},
    isDemo: link.isTest,
    failure,
  }
}

/** Shows the payment, with the errors of a rejected form. */
export const showPay = (opened: OpenPay, complaints: Complaints = {}): Shown<PayData> => ({
  status: complaints.failure !== undefined || complaints.card ? 422 : 200,
  title: titleOf(opened),
  data: dataOf(opened, complaints),
  frame: frameOf(opened),
  sources: sourcesFor(opened.link.paymentMethods.flatMap(({ script }) => (script ? [script.url] : []))),
})
