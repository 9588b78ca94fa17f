import { createTransport } from 'nodemailer'
import type { Context } from '../context.ts'
import { createWorker, pause, type Worker } from '../worker.ts'

const pauseMs = 1000
const firstRetrySeconds = 10

/** Sends waiting mail by SMTP, with growing pauses after a failure. Without SMTP settings it does nothing. */
export const createMailDelivery = ({ db, config, now, log }: Context): Worker => {
  const deliverOne = async (transport: ReturnType<typeof createTransport>): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const mail = await transaction
        .selectFrom('mail')
        .selectAll()
        .where('sent_date', 'is', null)
        .where('next_attempt_date', '<=', now())
        .orderBy('next_attempt_date')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!mail) return false
      const update = transaction.updateTable('mail').where('site_id', '=', mail.site_id).where('id', '=', mail.id)
      try {
        const { recipient, subject, text, html } = mail
        await transport.sendMail({ from: config.mailFrom, to: recipient, subject, text, html })
        await update.set({ sent_date: now() }).execute()
      } catch (error) {
        log.warn({ err: error, mailId: mail.id, attempts: mail.attempts + 1 }, 'mail not delivered')
        const retryMs = firstRetrySeconds * 2 ** Math.min(mail.attempts, 12) * 1000
        const next = { attempts: mail.attempts + 1, next_attempt_date: new Date(now().getTime() + retryMs) }
        await update.set(next).execute()
      }
      return true
    })

  return createWorker(async (stopped) => {
    if (!config.smtpUrl) return
    const transport = createTransport(config.smtpUrl)
    while (!stopped.aborted) {
      const delivered = await deliverOne(transport).catch((error: unknown) => {
        log.error({ err: error }, 'mail delivery failed')
        return false
      })
      if (!delivered) await pause(pauseMs, stopped)
    }
    transport.close()
  })
}
