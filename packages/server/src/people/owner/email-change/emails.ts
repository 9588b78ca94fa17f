import { heading, link, paragraph, writeEmail } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'

/** The token is in the fragment, which browsers send to no server. The page changes nothing until a button is pressed. */
const changePage = ({ publicUrl }: Site, token: string): string => `${publicUrl}/back-office/email-change#${token}`

/** To the new address: a link that confirms it. */
export const confirmationEmail = (site: Site, token: string) =>
  writeEmail(site, ({ words: { emailChange, signIn } }) => ({
    subject: emailChange.confirmSubject(site.name),
    blocks: [
      heading(emailChange.confirmTitle),
      paragraph(emailChange.confirmText),
      link(emailChange.confirm, changePage(site, token)),
      paragraph(signIn.ignore),
    ],
  }))

/** To a new address that another account has. Only its owner learns that. */
export const takenEmail = (site: Site) =>
  writeEmail(site, ({ words: { emailChange, signIn } }) => ({
    subject: emailChange.takenSubject(site.name),
    blocks: [heading(emailChange.takenTitle), paragraph(emailChange.takenText), paragraph(signIn.ignore)],
  }))

/** To the current address: the new one, and a link to stop the change. */
export const noticeEmail = (site: Site, { email, token }: { email: string; token: string }) =>
  writeEmail(site, ({ words: { emailChange } }) => ({
    subject: emailChange.noticeSubject(site.name),
    blocks: [
      heading(emailChange.noticeTitle),
      paragraph(emailChange.noticeText(email)),
      paragraph(emailChange.noticeWarning),
      link(emailChange.stop, changePage(site, token)),
    ],
  }))

/** To the address before, after the change. */
export const changedEmail = (site: Site, email: string) =>
  writeEmail(site, ({ words: { emailChange } }) => ({
    subject: emailChange.changedSubject(site.name),
    blocks: [
      heading(emailChange.changedTitle),
      paragraph(emailChange.changedText(email)),
      paragraph(emailChange.changedWarning),
    ],
  }))
