import type { Minor } from '@vitrine/domain/money.ts'
import type { Email } from '../../../ground/mail/email.ts'
import { heading, link, opening, paragraph, writeEmail } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'

/** Writes the email about new store credit to a member. */
export const storeCreditEmail = (
  site: Site,
  { amount, reason }: { amount: Minor; reason: string | undefined },
): Email =>
  writeEmail(site, ({ words, locale }) => {
    const value = createMoneyWriter({ currency: site.currency, language: locale }).text(amount)
    return {
      template: { kind: 'STORE_CREDIT', variables: { amount: value } },
      subject: words.storeCredit.subject(value, site.name),
      blocks: [
        heading(words.storeCredit.title(value)),
        ...(reason === undefined ? [] : [paragraph(reason)]),
        opening(words.storeCredit.text),
        link(words.order.visitStore(site.name), site.storefrontUrl),
      ],
    }
  })
