import type { Email } from '../../ground/mail/email.ts'
import { heading, link, opening, paragraph, writeEmail } from '../../ground/mail/write-email.ts'
import type { Site } from '../../ground/site/sites.ts'

/** Writes the email that asks to confirm a subscription. */
export const newsletterConfirmationEmail = (site: Site, confirmUrl: string): Email =>
  writeEmail(site, ({ words: { newsletter: label, signIn } }) => ({
    template: { kind: 'NEWSLETTER_CONFIRMATION', variables: {} },
    subject: label.confirmSubject(site.name),
    blocks: [
      heading(label.confirmTitle),
      opening(label.confirmText(site.name)),
      link(label.confirmButton, confirmUrl),
      paragraph(signIn.ignore),
    ],
  }))

/** Writes the email to a new subscriber. */
export const newsletterWelcomeEmail = (site: Site, unsubscribeUrl: string): Email =>
  writeEmail(site, ({ words: { newsletter: label, order } }) => ({
    template: { kind: 'NEWSLETTER_WELCOME', variables: {} },
    subject: label.welcomeSubject(site.name),
    blocks: [
      heading(label.welcomeTitle),
      opening(label.welcomeText(site.name)),
      link(order.visitStore(site.name), site.storefrontUrl),
    ],
    ending: { page: { text: label.unsubscribe, url: unsubscribeUrl } },
  }))
