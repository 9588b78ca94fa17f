import { domainToUnicode } from 'node:url'
import type { Db } from '../../ground/database/tables.ts'
import type { Email } from '../../ground/mail/email.ts'
import { heading, link, paragraph, writeEmail } from '../../ground/mail/write-email.ts'
import type { Site } from '../../ground/site/sites.ts'
import { backOfficePage, notifyOwners } from '../notification/api.ts'

const missingRecordEmail = (site: Site, domain: string): Email =>
  writeEmail(site, ({ words: { ownerNews: label } }) => ({
    subject: label.domainSubject(domain, site.name),
    blocks: [
      heading(label.domainTitle),
      paragraph(label.domainText(domain)),
      link(label.seeDomains, backOfficePage(site, '/domains')),
    ],
  }))

/** Alerts the people of a store that the record of a domain is missing, in the caller's transaction. */
export const alertOfMissingRecord = (db: Db, site: Site, host: string): Promise<void> => {
  const domain = domainToUnicode(host)
  const alert = { site, event: 'DOMAIN_RECORD_MISSING', subject: { name: domain } } as const
  return notifyOwners(db, alert, () => missingRecordEmail(site, domain))
}
