import type { Transporter } from 'nodemailer'
import type { Context } from '../../ground/context/context.ts'
import { createWorker, logFailure, pause, withDeadline, type Worker } from '../../ground/base/worker.ts'
import { attachedInvoice } from '../../orders/invoice/api.ts'
import { claimMail, mostAttempts, settleMail, type Mail } from '../../ground/mail/store.ts'

const pauseMs = 1000
const firstRetrySeconds = 10
/** A mail server that says nothing for so long is taken for dead. */
const silence = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
const deadlineMs = 60_000
/** Longer than any attempt: after this its server is taken for dead, and another one sends the email. */
const leaseMs = 3 * 60_000

const retryMs = (attempts: number): number => firstRetrySeconds * 2 ** Math.min(attempts - 1, 12) * 1000

/** Writes the documents that an email brings with it. */
const writeAttachments = async (
  context: Pick<Context, 'db' | 'config'>,
  { site_id: siteId, attachments }: Pick<Mail, 'site_id' | 'attachments'>,
) => {
  const written = []
  for (const { id, filename } of attachments ?? []) {
    const content = await attachedInvoice(context, { siteId, id })
    if (content) written.push({ filename, content, contentType: 'application/pdf' })
  }
  return written
}

/**
 * Sends waiting mail by SMTP, with growing pauses after a failure; without SMTP settings it does nothing. An email is
 * claimed, sent outside of every transaction, then marked as sent: one server sends it at a time. Who dies between sending
 * and marking leaves it to be sent once more, under the same `Message-ID`.
 */
export const createMailDelivery = (context: Context): Worker => {
  const { db, config, now, log } = context
  const { smtpUrl: url } = config
  let transport: Promise<Transporter> | undefined
  /** Loaded with the first email: a shop starts sooner without. */
  const connect = async () => {
    const { createTransport } = await import('../../ground/mail/mail-library.ts')
    return createTransport({ url, ...silence })
  }
  const host = new URL(config.publicUrl).hostname

  const send = async (mail: Mail) => {
    const { id, recipient, subject, text, html } = mail
    const opened = await (transport ??= connect())
    const attachments = await writeAttachments(context, mail)
    const about = { from: config.mailFrom, to: recipient, subject, text, html, messageId: `<${id}@${host}>` }
    return opened.sendMail({ ...about, ...(attachments.length > 0 && { attachments }) })
  }

  const settleFailure = async (mail: Mail, error: unknown): Promise<void> => {
    const { id: mailId, attempts } = mail
    if (attempts < mostAttempts) log.warn({ err: error, mailId, attempts }, 'mail not delivered')
    else log.error({ err: error, mailId, attempts }, 'mail given up')
    await settleMail(db, mail, { next: new Date(now().getTime() + retryMs(attempts)) })
  }

  const deliverOne = async (stopped: AbortSignal): Promise<boolean> => {
    const mail = await claimMail(db, { now: now(), lease: new Date(now().getTime() + leaseMs) })
    if (!mail) return false
    const failure = await withDeadline(send(mail), { ms: deadlineMs, stopped }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    if (failure) await settleFailure(mail, failure.error)
    else await settleMail(db, mail, { sent: now() })
    return true
  }

  return createWorker(async (stopped) => {
    if (url === undefined) return
    while (!stopped.aborted) {
      const delivered = await deliverOne(stopped).catch((error: unknown) => {
        logFailure(log, error, 'mail delivery failed')
        return false
      })
      if (!delivered) await pause(pauseMs, stopped)
    }
    const opened = await transport
    opened?.close()
  })
}
