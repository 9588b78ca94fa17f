import type { Transporter } from 'nodemailer'
import type { Context } from '../../ground/context/context.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { mailKind } from '../../ground/mail/outbox.ts'
import { findMail, recordMailOutcome, type Mail } from '../../ground/mail/store.ts'
import { attachedReport } from '../../desk/report/api.ts'
import { attachedInvoice } from '../../orders/invoice/api.ts'

/** A mail server that says nothing for so long is considered dead. */
const silence = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

/** Renders each kind of document. */
const renderers = {
  invoice: { render: attachedInvoice, contentType: 'application/pdf' },
  report: { render: attachedReport, contentType: 'text/csv; charset=utf-8' },
} as const

/** Renders the documents that an email brings with it. */
const renderAttachments = async (
  context: Pick<Context, 'db' | 'config' | 'sites' | 'now'>,
  { site_id: siteId, attachments }: Pick<Mail, 'site_id' | 'attachments'>,
) => {
  const rendered = []
  for (const { kind, id, filename } of attachments ?? []) {
    const { render, contentType } = renderers[kind]
    const content = await render(context, { siteId, id })
    if (content) rendered.push({ filename, content, contentType })
  }
  return rendered
}

/** Lets mail programs unsubscribe the recipient with one click (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})

/**
 * Sends mail by SMTP. A server that dies between sending an email and noting that it was sent leaves it to be sent once
 * more, under the same `Message-ID`.
 */
export const mailJob = (context: Context, smtpUrl: string): JobHandler => {
  const { db, config, now } = context
  let transport: Promise<Transporter> | undefined
  /** Loaded with the first email, so that the server starts sooner. */
  const connect = async () => {
    const { createTransport } = await import('../../ground/mail/mail-library.ts')
    return createTransport({ url: smtpUrl, ...silence })
  }
  const host = new URL(config.publicUrl).hostname

  const send = async (mail: Mail): Promise<void> => {
    const { id, recipient, subject, text, html, unsubscribe_url: unsubscribeUrl } = mail
    const opened = await (transport ??= connect())
    const attachments = await renderAttachments(context, mail)
    const message = { from: config.mailFrom, to: recipient, subject, text, html, messageId: `<${id}@${host}>` }
    await opened.sendMail({
      ...message,
      ...(attachments.length > 0 && { attachments }),
      ...(unsubscribeUrl !== null && unsubscribeHeaders(unsubscribeUrl)),
    })
  }

  return {
    kind: mailKind,
    run: async ({ siteId, key }) => {
      const mail = await findMail(db, siteId, key)
      if (!mail || mail.sent_date) return undefined
      await send(mail)
      await recordMailOutcome(db, mail, { sent_date: now(), failed_date: null })
      return undefined
    },
    onFailed: ({ siteId, key }) => recordMailOutcome(db, { site_id: siteId, id: key }, { failed_date: now() }),
    // Over some days.
    retry: { maxSeconds: 12 * 60 * 60, attempts: 16 },
    concurrency: 4,
    close: async () => (await transport?.catch(() => undefined))?.close(),
  }
}
