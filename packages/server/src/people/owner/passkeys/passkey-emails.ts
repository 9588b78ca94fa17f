import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { heading, link, paragraph, writeEmail } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { Words } from '../../../ground/words/en.ts'
import type { StoredOwner } from '../owner-store.ts'
import type { StoredPasskey } from './passkey-store.ts'

type Change = keyof Words['staff']['passkeyChanges']

const passkeyEmail = (site: Site, change: Change, name: string) =>
  writeEmail(site, ({ words: { staff } }) => ({
    subject: staff.passkeySubject(site.name),
    blocks: [
      heading(staff.passkeyTitle),
      paragraph(staff.passkeyChanges[change](name)),
      paragraph(change === 'copied' ? staff.passkeyCopiedAdvice : staff.passkeyWarning),
      link(staff.openAccount, `${site.publicUrl}/back-office/account`),
    ],
  }))

interface About {
  readonly site: Site
  readonly person: StoredOwner
  readonly passkey: StoredPasskey
}

/** Tells a person by email that one of their passkeys changed, in the transaction of the change. */
export const mailPasskeyChange = (
  db: Db,
  { site, person, passkey, change }: About & { change: Change },
): Promise<void> =>
  queueMail(db, { siteId: site.id, recipient: person.email, message: passkeyEmail(site, change, passkey.name) })

/** Warns the person and the operator that two devices may have the same passkey, whose use was refused. */
export const warnOfCopy = async ({ log }: Pick<Context, 'log'>, db: Db, about: About): Promise<void> => {
  const { site, person, passkey } = about
  const facts = { siteId: site.id, ownerId: person.id, passkeyId: passkey.id }
  log.warn(facts, 'a passkey was refused: its counter went back')
  await mailPasskeyChange(db, { ...about, change: 'copied' })
}
