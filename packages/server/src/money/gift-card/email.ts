import type { Block, Email } from '../../ground/mail/email.ts'
import { heading, link, opening, paragraph, writeEmail } from '../../ground/mail/write-email.ts'
import type { Site } from '../../ground/site/sites.ts'
import { storeDayText } from '../../ground/site/time-zone.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { Speech } from '../../ground/words/speech.ts'
import type { SoldGiftCard } from './sold/sold-store.ts'
import type { StoredGiftCard } from './store.ts'

interface Announcement {
  readonly card: Pick<StoredGiftCard, 'currency' | 'balance' | 'expires'>
  readonly code: string
  /** Details of the gift, if it was bought for somebody else. */
  readonly gift?: Pick<SoldGiftCard, 'recipient_name' | 'sender_name' | 'message'>
}

const greeting = ({ words }: Speech, gift: Announcement['gift']): Block[] => {
  const { recipient_name: name, sender_name: sender, message } = gift ?? {}
  return [
    ...(name ? [paragraph(words.giftCard.greeting(name))] : []),
    ...(sender ? [paragraph(words.giftCard.from(sender))] : []),
    ...(message ? [paragraph(words.giftCard.message(message))] : []),
  ]
}

/** Writes the email with the code of a gift card for its recipient. */
export const giftCardEmail = (site: Site, { card, code, gift }: Announcement): Email =>
  writeEmail(site, (speech) => {
    const { words, locale } = speech
    const value = createMoneyWriter({ currency: card.currency, language: locale }).text(Number(card.balance))
    const until = card.expires && storeDayText(card.expires, { site, locale })
    const { recipient_name: firstName, sender_name: sender } = gift ?? {}
    return {
      template: {
        kind: 'GIFT_CARD',
        variables: { amount: value, ...(firstName && { firstName }), ...(sender && { senderName: sender }) },
      },
      subject: sender ? words.giftCard.subjectFrom(sender, value, site.name) : words.giftCard.subject(value, site.name),
      blocks: [
        heading(words.giftCard.title(value)),
        ...greeting(speech, gift),
        { type: 'code', code },
        opening(words.giftCard.text),
        ...(until ? [paragraph(words.giftCard.validUntil(until))] : []),
        link(words.order.visitStore(site.name), site.storefrontUrl),
      ],
    }
  })
