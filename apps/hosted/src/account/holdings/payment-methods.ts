import { isApiError } from '@vitrine/client'
import { readLine } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import type { Answer } from '../../page.ts'
import { savedMethodName } from '../../text/saved-method-name.ts'
import { sentenceFor } from '../../text/sentences.ts'
import { defineMembersPage, showAccount, type OpenAccount } from '../open.ts'
import { PaymentMethodsPage, type PaymentMethodsData } from './payment-methods-page.tsx'

const path = '/hosted/account/payment-methods'

interface Outcome {
  readonly status?: number
  readonly failure?: string
}

const draw = async (account: OpenAccount, { status, failure }: Outcome = {}): Promise<Answer<PaymentMethodsData>> => {
  const { api, request, words } = account
  const { searchParams } = request.url
  const saved = await api.savedPaymentMethods.listSavedPaymentMethods()
  const methods = saved.map((method) => ({
    id: method.id,
    name: savedMethodName(method, words),
    isExpired: method.expired,
  }))
  const isRemoved = status === undefined && searchParams.get('done') === 'removed'
  const data = {
    methods,
    removing: methods.find(({ id }) => id === searchParams.get('remove')),
    notice: isRemoved ? words.paymentMethodRemoved : undefined,
    failure,
  }
  return showAccount(account, { title: words.paymentMethods, section: 'payment-methods', data, status })
}

/** If the provider doesn't respond, the page says so and shows no cards. */
const load = (account: OpenAccount): Promise<Answer<PaymentMethodsData>> =>
  draw(account).catch((error: unknown) => {
    if (!isApiError(error, 'PAYMENT_NOT_CONFIRMED')) throw error
    const data = { methods: [], failure: sentenceFor(error, account.words) }
    return showAccount(account, { title: account.words.paymentMethods, section: 'payment-methods', data, status: 503 })
  })

const remove = async (account: OpenAccount, form: FormData): Promise<Answer<PaymentMethodsData>> => {
  try {
    await account.api.savedPaymentMethods.removeSavedPaymentMethod(readLine(form, 'id').slice(0, 300))
    return redirectTo(`${path}?done=removed`)
  } catch (error) {
    if (!isApiError(error, 'NOT_FOUND', 'INVALID_ARGUMENT')) throw error
    return draw(account, { status: 410, failure: account.words.paymentMethodNotFound })
  }
}

export const paymentMethodsRoute = defineMembersPage({
  path: '/account/payment-methods',
  Page: PaymentMethodsPage,
  load,
  act: remove,
})
