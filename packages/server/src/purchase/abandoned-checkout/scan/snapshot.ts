import type { AbandonedCheckout } from '@vitrine/contract/entities/selling/abandoned-checkout.ts'
import type { Checkout } from '@vitrine/contract/entities/selling/checkout.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { readCatalog } from '../../../catalog/product/api.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { findContactId } from '../../../people/contact/api.ts'
import { normalEmail } from '../../../people/member/api.ts'
import type { StoredCart } from '../../../selling/basket/api.ts'
import { presentCheckout, viewCheckout } from '../../../selling/presentation/api.ts'
import { hashOfEmail } from '../emails/recipients.ts'
import type { Snapshot } from '../tables.ts'

type Line = NonNullable<AbandonedCheckout['lineItems']>[number]

const lineOf = (line: Checkout['lineItems'][number]): Line => {
  const { id, quantity, catalogReference, productName, descriptionLines, media, physicalProperties, price } = line
  return {
    id,
    quantity,
    ...(catalogReference && { catalogReference }),
    productName,
    ...(price && { price, priceBeforeDiscounts: line.priceBeforeDiscounts ?? price }),
    ...(descriptionLines && { descriptionLines }),
    ...(media && { image: media }),
    ...(physicalProperties && { physicalProperties }),
  }
}

/** Returns the contact details of a buyer: those for the bill, or else for the delivery. */
export const contactDetailsOf = ({ body }: Pick<StoredCart, 'body'>) =>
  body.billingInfo?.contactDetails ?? body.shippingDestination?.contactDetails

const snapshotOf = (checkout: Checkout, cart: StoredCart): Snapshot => {
  const { buyerLanguage, conversionCurrency, priceSummary, appliedDiscounts } = checkout
  const contactDetails = contactDetailsOf(cart)
  return {
    ...(buyerLanguage !== undefined && { buyerLanguage }),
    ...(contactDetails && { contactDetails }),
    ...(conversionCurrency !== undefined && { conversionCurrency }),
    ...(priceSummary.total && { totalPrice: priceSummary.total }),
    ...(priceSummary.subtotal && { subtotalPrice: priceSummary.subtotal }),
    lineItems: checkout.lineItems.map(lineOf),
    appliedDiscounts: [...appliedDiscounts],
  }
}

/** Returns the buyer of a cart as columns. */
const buyerColumns = async (db: Db, { site_id: siteId, owner, body }: StoredCart) => {
  const email = body.email === undefined ? undefined : normalEmail(body.email)
  const { firstName, lastName, phone } = contactDetailsOf({ body }) ?? {}
  return {
    owner,
    user_id: body.createdBy?.userId ?? null,
    contact_id: (await findContactId(db, { siteId, owner, email })) ?? null,
    email: email ?? null,
    email_hash: email === undefined ? null : hashOfEmail(siteId, email),
    first_name: firstName ?? null,
    last_name: lastName ?? null,
    phone: phone ?? null,
  }
}

/** Prices a cart and returns what an abandoned checkout stores of it. */
export const readSnapshot = async (db: Db, site: Site, { cart, now }: { cart: StoredCart; now: Date }) => {
  const checkout = presentCheckout(await viewCheckout(readCatalog(db, site), { checkout: cart, now }))
  const { amount = '0' } = checkout.priceSummary.total ?? {}
  return {
    ...(await buyerColumns(db, cart)),
    currency: checkout.currency,
    total: toMinor(amount, checkout.currency),
    coupon_codes: checkout.appliedDiscounts.flatMap(({ coupon }) => coupon?.code ?? []),
    body: JSON.stringify(snapshotOf(checkout, cart)),
    touched_date: cart.updated_date,
  }
}
