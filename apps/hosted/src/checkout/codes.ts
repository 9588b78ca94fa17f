import { readLine } from '@vitrine/web/form/form.ts'
import { sentenceFor } from '../text/sentences.ts'
import type { Shown } from '../page.ts'
import { codeFields, type CheckoutData, type CodeFailures, type CodeKind } from './checkout-data.ts'
import { readDelivery } from './delivery/deliveries.ts'
import { readContact } from './address/contact.ts'
import { readShownCard } from './payment/card.ts'
import { show, type Typed } from './draw.ts'
import { readCheckout, type OpenCheckout } from './frame/open.ts'
import { changeTip } from './summary/tip.ts'
import { applyCredit } from './payment/store-credit.ts'

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
    ?.slice(0, 100) ?? ''

/** Returns the typed values, to render the page with them again. */
export const typedIn = (form: FormData): Typed => ({
  ...(form.has('email') && { contact: readContact(form) }),
  // Values from a wallet are not in any field yet.
  ...(form.has('express') && { filling: `express ${Date.now()}` }),
  delivery: readDelivery(form),
  card: readShownCard(form),
  method: readLine(form, 'method'),
})

const redeem = async ({ checkout, api, words }: OpenCheckout, kind: CodeKind, code: string): Promise<CodeFailures> => {
  try {
    await api.checkout.updateCheckout(checkout.id, {}, { [codeFields[kind]]: code })
    return {}
  } catch (error) {
    return { [failureNames[kind]]: sentenceFor(error, words) }
  }
}

const redeemTyped = async (opened: OpenCheckout, form: FormData, kind: CodeKind): Promise<CodeFailures> => {
  const code = codeIn(form, kind)
  return code === '' ? { [failureNames[kind]]: opened.words.fieldRequired } : redeem(opened, kind, code)
}

const change = async (opened: OpenCheckout, form: FormData): Promise<CodeFailures> => {
  const { checkout, api, words } = opened
  switch (form.get('code')) {
    case 'remove-coupon':
      await api.checkout.removeCoupon(checkout.id)
      return {}
    case 'store-credit':
      return applyCredit(opened).then(
        () => ({}),
        (error: unknown) => ({ giftCard: sentenceFor(error, words) }),
      )
    case 'tip': {
      const { failure } = await changeTip(opened, form)
      return failure === undefined ? {} : { tip: failure }
    }
    case 'remove-gift-card':
      await api.checkout.removeGiftCard(checkout.id)
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
  const fresh = { ...opened, ...(await readCheckout(opened.api, opened.checkout.id)) }
  return show(fresh, { codes, typed: typedIn(form) })
}
