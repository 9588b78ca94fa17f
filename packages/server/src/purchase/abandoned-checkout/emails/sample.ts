import type { AbandonedCheckoutEmail } from '@vitrine/contract/entities/selling/abandoned-checkout-emails.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Email } from '../../../ground/mail/email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { speechFor } from '../../../ground/words/speech.ts'
import { abandonedEmail } from './email.ts'

const price = 2400
const dayMs = 24 * 60 * 60 * 1000

/** Renders an email for a sample checkout. Its links lead to the store. */
export const sampleEmail = (
  { now }: Pick<Context, 'now'>,
  site: Site,
  { email: { coupon, ...written }, language }: { email: AbandonedCheckoutEmail; language: string | undefined },
): Email => {
  const { words } = speechFor({ site: language ?? site.language })
  const { sample } = words.ownerNews
  const money = createMoneyWriter(site)
  const productName = { original: sample.product, translated: sample.product }
  const expires = new Date(now().getTime() + (coupon?.validDays ?? 7) * dayMs)
  const sampleCoupon = coupon?.code === undefined ? { code: 'BACK-SAMPLE', expires } : { code: coupon.code }
  return abandonedEmail(site, {
    written,
    currency: site.currency,
    snapshot: {
      buyerLanguage: language ?? site.language,
      contactDetails: { firstName: sample.firstName, lastName: sample.lastName },
      subtotalPrice: money.multi(price),
      lineItems: [{ id: '1', quantity: 1, productName, price: money.multi(price) }],
    },
    coupon: coupon && sampleCoupon,
    restoreUrl: site.storefrontUrl,
    unsubscribeUrl: site.storefrontUrl,
    isSample: true,
  })
}
