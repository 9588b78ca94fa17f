import { listOwners } from '../../people/owner/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { htmlOf, textOf } from '../../ground/mail/email.ts'
import { heading, paragraph, writeEmail } from '../../ground/mail/write-email.ts'

/** Without a word that there is room again, it is told anew after a day. */
const silenceMs = 24 * 60 * 60 * 1000

export interface StorageAlarm {
  /** Something could not be written for want of room. */
  readonly noteFull: () => void
  readonly noteRoom: () => void
}

/** Tells the log and the owners that the disk is full: once, not with each thing that cannot be written. */
export const createStorageAlarm = (context: Pick<Context, 'db' | 'sites' | 'config' | 'log' | 'now'>): StorageAlarm => {
  const { log, now } = context
  let toldAt: number | undefined

  return {
    noteFull: () => {
      const moment = now().getTime()
      if (toldAt !== undefined && moment - toldAt < silenceMs) return
      toldAt = moment
      log.error(
        'The disk is full: the store can be read but takes no orders. Free up space and it continues by itself.',
      )
      tellOwners(context).catch((error: unknown) =>
        log.error({ err: error }, 'the owners could not be told that the disk is full'),
      )
    },
    noteRoom: () => {
      if (toldAt === undefined) return
      toldAt = undefined
      log.warn('There is space on the disk again: the store takes orders.')
    },
  }
}

/** At once and past the outbox, which would need a row. */
const tellOwners = async ({ db, sites, config }: Pick<Context, 'db' | 'sites' | 'config'>): Promise<void> => {
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
      const mail = { from: config.mailFrom, to: email, subject, text: textOf(message), html: htmlOf(message) }
      await transport.sendMail(mail)
    }
  } finally {
    transport.close()
  }
}
