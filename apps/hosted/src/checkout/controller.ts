import { isApiError } from '@vitrine/client'
import { readLine } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import type { Answer, PageRequest } from '../page.ts'
import { readContact, type ContactErrors } from './address/contact.ts'
import { completed } from './challenge/challenge.ts'
import type { CheckoutData } from './checkout-data.ts'
import { changeCode, typedIn } from './codes.ts'
import { readDelivery } from './delivery/deliveries.ts'
import { addressOf, show } from './draw.ts'
import { openCheckout, reread, thankYouAddress, type OpenCheckout } from './frame/open.ts'
import { loadKnown, takeKnown } from './known.ts'
import { pay } from './pay.ts'
import { loadSignedIn } from './payment/payer.ts'
import { discountNotice, isSomething, settle, settlePlace, settleWith } from './settle.ts'
import { preselectTip, readOffer } from './summary/tip.ts'

/** Loads the checkout page. */
export const load = async (request: PageRequest): Promise<Answer<CheckoutData>> => {
  const opened = await openCheckout(request)
  if (opened.checkout.completed) return completed(opened)
  const offer = readOffer(opened)
  return (await preselectTip(opened, await offer)) ? show(await reread(opened)) : show(opened, {}, offer)
}

const withoutMissing = (errors: ContactErrors, { words }: OpenCheckout): ContactErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== words.fieldRequired))

/** Saves the form's values and shows the result; without scripts, on a page of its own. */
const save = async (opened: OpenCheckout, form: FormData): Promise<Answer<CheckoutData>> => {
  const { opened: fresh, errors } = await settle(opened, form)
  const notice = discountNotice(opened, fresh)
  const intent = readLine(form, 'intent')
  const isResumed = intent === 'resume'
  // Don't show errors for fields the buyer has not reached.
  if (isSomething(errors) && (intent === 'save' || isResumed))
    return show(fresh, { typed: typedIn(form), contact: withoutMissing(errors, opened) })
  if (isSomething(errors)) return show(fresh, { typed: typedIn(form), contact: errors })
  const isScripted = opened.request.request.headers.get('accept') === 'application/json'
  return isScripted || isResumed || notice !== undefined
    ? show(fresh, { typed: typedIn(form), ...(notice !== undefined && { notice }) })
    : redirectTo(`${addressOf(opened.token)}#delivery`)
}

/** Fills the fields with an address of the member's address book. */
const fillIn = async (opened: OpenCheckout, form: FormData): Promise<Answer<CheckoutData>> => {
  const id = readLine(form, 'savedAddress')
  const contact = takeKnown(readContact(form), await loadKnown(await loadSignedIn(opened), opened.checkout), id)
  const { opened: fresh } = await settleWith(opened, contact, readDelivery(form))
  const notice = discountNotice(opened, fresh)
  const typed = { ...typedIn(form), contact, filling: `${id} ${Date.now()}` }
  return show(fresh, { typed, ...(notice !== undefined && { notice }) })
}

/** Calculates delivery for a wallet's partial address. */
const price = async (opened: OpenCheckout, form: FormData): Promise<Answer<CheckoutData>> => {
  const fresh = await settlePlace(opened, readContact(form), readDelivery(form))
  return show(fresh)
}

const carryOut = (opened: OpenCheckout, form: FormData): Promise<Answer<CheckoutData>> => {
  if (form.has('code')) return changeCode(opened, form)
  if (form.has('savedAddress')) return fillIn(opened, form)
  if (form.get('intent') === 'price') return price(opened, form)
  return form.get('intent') === 'pay' ? pay(opened, form) : save(opened, form)
}

/** Carries out what a form of the checkout page asks for. Shows the order if another tab has just placed it. */
export const act = async (request: PageRequest, form: FormData): Promise<Answer<CheckoutData>> => {
  const opened = await openCheckout(request)
  if (opened.checkout.completed) return completed(opened)
  return carryOut(opened, form).catch((error: unknown) => {
    if (!isApiError(error, 'CART_ALREADY_ORDERED')) throw error
    return redirectTo(thankYouAddress(opened, String(error.data.orderId)))
  })
}
