import { isApiError } from '@vitrine/client'
import { normalGiftCardCode } from '@vitrine/domain/gift-card/gift-card.ts'
import { readLine } from '@vitrine/web/form/form.ts'
import { sentenceFor } from '../text/sentences.ts'
import type { Shown } from '../page.ts'
import { codeFields, type CheckoutData, type CodeFailures, type CodeKind } from './checkout-data.ts'
import { readDelivery } from './delivery/deliveries.ts'
import { readContact } from './address/contact.ts'
import { readShownCard } from './payment/card.ts'
import { show, type Typed } from './draw.ts'
import { reread, type OpenCheckout } from './frame/open.ts'
import { changeTip } from './summary/tip.ts'
import { payerOf } from './payment/payer.ts'
import { storeCreditCode } from './summary/store-credit-code.ts'

const failureNames = { coupon: 'coupon', 'gift-card': 'giftCard' } as const satisfies Record<
  CodeKind,
  keyof CodeFailures
>

/** Code fields are rendered twice, for narrow and wide screens; one of them is filled in. */
const codeIn = (form: FormData, kind: CodeKind): string =>
  form
    .getAll(codeFields[kind])
    .map((value) => String(value).trim())
    .find((value) => value !== '')
    ?.slice(0, 50) ?? ''

/** Returns the typed values, to render the page with them again. */
export const typedIn = (form: FormData): Typed => ({
  ...(form.has('email') && { contact: readContact(form) }),
  // Values from a wallet are not in any field yet.
  ...(form.has('express') && { filling: `express ${Date.now()}` }),
  delivery: readDelivery(form),
  card: readShownCard(form),
  method: readLine(form, 'method'),
})

const apply = ({ checkout, api: { cartV2 } }: OpenCheckout, kind: CodeKind, code: string): Promise<unknown> =>
  kind === 'coupon' ? cartV2.addCoupon(checkout.id, { code }) : cartV2.addGiftCard(checkout.id, { code })

/** Removes the coupon or gift card, unless another tab already has. */
const remove = async ({ checkout: { id }, api: { cartV2 } }: OpenCheckout, kind: CodeKind): Promise<void> => {
  const { coupons, paymentInfo } = await cartV2.getCart(id)
  const [applied] = kind === 'coupon' ? coupons : (paymentInfo?.giftCards ?? [])
  if (applied) await (kind === 'coupon' ? cartV2.removeCoupon(id, applied.id) : cartV2.removeGiftCard(id, applied.id))
}

/** Applies a code, in place of one that another tab has applied or that no longer reduces the price. */
const replace = async (opened: OpenCheckout, kind: CodeKind, code: string): Promise<void> => {
  try {
    await apply(opened, kind, code)
  } catch (error) {
    if (isApiError(error, 'COUPON_ALREADY_EXISTS', 'GIFT_CARD_ALREADY_EXISTS')) return
    if (!isApiError(error, 'MAX_COUPONS_PER_CART_EXCEEDED', 'MAX_GIFT_CARDS_PER_CART_EXCEEDED')) throw error
    await remove(opened, kind)
    await apply(opened, kind, code)
  }
}

const redeem = async (opened: OpenCheckout, kind: CodeKind, code: string): Promise<CodeFailures> => {
  const { words } = opened
  try {
    await replace(opened, kind, code)
    return {}
  } catch (error) {
    const isNoCode = isApiError(error, 'INVALID_ARGUMENT')
    const unknown = kind === 'coupon' ? words.couponNotFound : words.giftCardNotFound
    return { [failureNames[kind]]: isNoCode ? unknown : sentenceFor(error, words) }
  }
}

const redeemTyped = async (opened: OpenCheckout, form: FormData, kind: CodeKind): Promise<CodeFailures> => {
  const code = codeIn(form, kind)
  if (code === '') return { [failureNames[kind]]: opened.words.fieldRequired }
  return redeem(opened, kind, kind === 'coupon' ? code : normalGiftCardCode(code))
}

/** Pays with the store credit of the member, which no one else with the link can. */
const redeemCredit = async (opened: OpenCheckout): Promise<CodeFailures> => {
  const api = await payerOf(opened)
  return api ? redeem({ ...opened, api }, 'gift-card', storeCreditCode) : {}
}

const change = async (opened: OpenCheckout, form: FormData): Promise<CodeFailures> => {
  switch (form.get('code')) {
    case 'remove-coupon':
      await remove(opened, 'coupon')
      return {}
    case 'store-credit':
      return redeemCredit(opened)
    case 'tip': {
      const { failure } = await changeTip(opened, form)
      return failure === undefined ? {} : { tip: failure }
    }
    case 'remove-gift-card':
      await remove(opened, 'gift-card')
      return {}
    case 'gift-card':
      return redeemTyped(opened, form, 'gift-card')
    case 'coupon':
      return redeemTyped(opened, form, 'coupon')
    default:
      return {}
  }
}

/** Applies or removes a code and shows the page with the typed values. */
export const changeCode = async (opened: OpenCheckout, form: FormData): Promise<Shown<CheckoutData>> => {
  const codes = await change(opened, form)
  return show(await reread(opened), { codes, typed: typedIn(form) })
}
