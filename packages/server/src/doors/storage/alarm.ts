import { listOwners } from '../../people/owner/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { emailToHtml, emailToText } from '../../ground/mail/email.ts'
import { heading, paragraph, writeEmail } from '../../ground/mail/write-email.ts'

/** Repeats the alarm after a day if no space was reported since. */
const silenceMs = 24 * 60 * 60 * 1000

export interface StorageAlarm {
  /** Called when a write failed for lack of space. */
  readonly noteFull: () => void
  readonly noteRoom: () => void
}

/** Notifies log and owners that the disk is full: once, not for each failed write. */
export const createStorageAlarm = (context: Pick<Context, 'db' | 'sites' | 'config' | 'log' | 'now'>): StorageAlarm => {
  const { log, now } = context
  let notifiedAt: number | undefined

  return {
    noteFull: () => {
      const moment = now().getTime()
      if (notifiedAt !== undefined && moment - notifiedAt < silenceMs) return
      notifiedAt = moment
      log.error(
        'The disk is full: the store can be read but takes no orders. Free up space and it continues by itself.',
      )
      notifyOwners(context).catch((error: unknown) =>
        log.error({ err: error }, 'notifying the owners of a full disk failed'),
      )
    },
    noteRoom: () => {
      if (notifiedAt === undefined) return
      notifiedAt = undefined
      log.warn('There is space on the disk again: the store takes orders.')
    },
  }
}

/** Sent directly: the outbox would need to write a row. */
const notifyOwners = async ({ db, sites, config }: Pick<Context, 'db' | 'sites' | 'config'>): Promise<void> => {
  if (!config.smtpUrl) return
  const { createTransport } = await import('../../ground/mail/mail-library.ts')
  const transport = createTransport(config.smtpUrl)
  try {
    for (const { site_id: siteId, email } of await listOwners(db)) {
      const site = await sites.find(siteId)
      if (!site) continue
      const message = writeEmail(site, ({ words: { fullDisk } }) => ({
        subject: fullDisk.subject(site.name),
        blocks: [heading(fullDisk.title), paragraph(fullDisk.text), paragraph(fullDisk.remedy)],
      }))
      const { subject } = message
      const mail = { from: config.mailFrom, to: email, subject, text: emailToText(message), html: emailToHtml(message) }
      await transport.sendMail(mail)
    }
  } finally {
    transport.close()
  }
}
