import type { AbandonedCheckoutEmail } from '@vitrine/contract/entities/selling/abandoned-checkout-emails.ts'
import { dayText } from '@vitrine/domain/day-text.ts'
import { fillPlaceholders } from '@vitrine/domain/email/placeholders.ts'
import { isCurrency, toMinor } from '@vitrine/domain/money.ts'
import { dayIn } from '@vitrine/domain/time/day.ts'
import type { Block, Email } from '../../../ground/mail/email.ts'
import { heading, link, paragraph, writeEmail } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { siteInLanguage, type Speech } from '../../../ground/words/speech.ts'
import { itemOf } from '../../../orders/order/api.ts'
import type { Snapshot } from '../tables.ts'

export interface EmailCoupon {
  readonly code: string
  readonly expires?: Date
}

/** What an email shows. */
export interface EmailContent {
  readonly written: Omit<AbandonedCheckoutEmail, 'delayMinutes'>
  readonly snapshot: Snapshot
  readonly currency: string
  readonly coupon?: EmailCoupon | undefined
  readonly restoreUrl: string
  readonly unsubscribeUrl: string
  readonly isSample?: boolean
}

const base = (language: string): string => language.split('-')[0]!.toLowerCase()

/**
 * Returns the store's texts in the buyer's language. If there are none, buyers who read the store's language get its
 * own ones, and others our default in their language.
 */
const textsOf = ({ translations = [], subject, text }: EmailContent['written'], site: Site, { locale }: Speech) => {
  const translated = translations.find(({ language }) => base(language) === base(locale))
  if (translated) return { subject: translated.subject, text: translated.text }
  return base(locale) === base(site.language) ? { subject, text } : {}
}

const couponBlocks = ({ coupon }: EmailContent, site: Site, { words, locale }: Speech): Block[] => {
  if (!coupon) return []
  const { abandonedCheckout: label } = words
  const until = coupon.expires && dayText(dayIn(timeZoneOf(site), coupon.expires), locale)
  return [
    paragraph(until === undefined ? label.coupon : `${label.coupon} ${label.couponUntil(until)}`),
    { type: 'code', code: coupon.code },
  ]
}

const subtotalBlocks = ({ snapshot, currency }: EmailContent, { words, locale }: Speech): Block[] => {
  const { amount } = snapshot.subtotalPrice ?? {}
  if (amount === undefined || !isCurrency(currency)) return []
  const money = createMoneyWriter({ currency, language: locale })
  return [{ type: 'totals', rows: [[words.order.subtotal, money.text(toMinor(amount, currency))]] }]
}

/** Writes an email for an abandoned checkout in the language of its buyer. */
export const abandonedEmail = (store: Site, content: EmailContent): Email => {
  const { snapshot, coupon, restoreUrl, unsubscribeUrl, isSample = false } = content
  const site = siteInLanguage(store, { accepted: snapshot.buyerLanguage })
  return writeEmail(site, (speech) => {
    const { abandonedCheckout: label, ownerNews } = speech.words
    const { firstName } = snapshot.contactDetails ?? {}
    const values = {
      storeName: store.name,
      ...(firstName !== undefined && { firstName }),
      ...(coupon && { couponCode: coupon.code }),
    }
    const { subject = label.subject(store.name), text = label.text } = textsOf(content.written, store, speech)
    const filled = fillPlaceholders(subject, values)
    const items = (snapshot.lineItems ?? []).map((line) =>
      itemOf(line as Parameters<typeof itemOf>[0], { site, speech }),
    )
    return {
      subject: isSample ? ownerNews.sampleSubject(filled) : filled,
      blocks: [
        ...(isSample ? [paragraph(label.sampleText)] : []),
        heading(label.title),
        paragraph(fillPlaceholders(text, values)),
        { type: 'items', items },
        ...subtotalBlocks(content, speech),
        ...couponBlocks(content, site, speech),
        link(label.resume, restoreUrl),
        paragraph(label.why(store.name)),
      ],
      ending: { page: { text: label.unsubscribe, url: unsubscribeUrl } },
    }
  })
}
