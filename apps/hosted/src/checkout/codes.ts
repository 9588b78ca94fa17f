import { readLine } from '@vitrine/web/form.ts'
import { sentenceFor } from '../sentences.ts'
import type { Shown } from '../page.ts'
import { codeFields, type CheckoutData, type CodeFailures, type CodeKind } from './checkout-data.ts'
import { readDelivery } from './deliveries.ts'
import { readContact } from './contact.ts'
import { readShownCard } from './card.ts'
import { show, type Typed } from './draw.ts'
import { readCheckout, type OpenCheckout } from './open.ts'
import { changeTip } from './tip.ts'
import { applyCredit } from './store-credit.ts'

const failureNames = { coupon: 'coupon', 'gift-card': 'giftCard' } as const satisfies Record<
  CodeKind,
  keyof CodeFailures
>

/** The fields of codes stand in the page twice, for narrow screens and for wide ones; one of them is filled in. */
const codeIn = (form: FormData, kind: CodeKind): string =>
  form
    .getAll(codeFields[kind])
    .map((value) => String(value).trim())
    .find((value) => value !== '')
    ?.slice(0, 100) ?? ''

/** What stands in the fields, so that the page can be drawn with it again. */
export const typedIn = (form: FormData): Typed => ({
  ...(form.has('email') && { contact: readContact(form) }),
  // What a wallet has told stands in no field yet.
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
    default: {
      const kind: CodeKind = form.get('code') === 'gift-card' ? 'gift-card' : 'coupon'
      const code = codeIn(form, kind)
      return code === '' ? { [failureNames[kind]]: words.fieldRequired } : redeem(opened, kind, code)
    }
  }
}

/** Takes a code on or off, and shows the page again with all that was typed. */
export const changeCode = async (opened: OpenCheckout, form: FormData): Promise<Shown<CheckoutData>> => {
  const codes = await change(opened, form)
  const fresh = { ...opened, ...(await readCheckout(opened.api, opened.checkout.id)) }
  return show(fresh, { codes, typed: typedIn(form) })
}
