import type { Order, OrderDownload } from '@vitrine/client'
import { Badge, Checkbox, DateTime, type BadgeProps } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { isTicked } from '../../form/read-fields.ts'
import { Section } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { downloads: texts } = words

const tones: Record<OrderDownload['status'], BadgeProps['tone']> = {
  AVAILABLE: 'positive',
  EXPIRED: 'caution',
  USED_UP: 'caution',
  REVOKED: 'neutral',
}

const Renew = ({ orderId, download: { lineItemId, fileName } }: { orderId: string; download: OrderDownload }) => (
  <ConfirmButton
    button={{ size: 'small', 'aria-label': `${texts.renew}: ${fileName}` }}
    title={texts.renewTitle(fileName)}
    hint={texts.renewHint}
    confirm={texts.renew}
    variant="primary"
    done={texts.renewed}
    act={async (form) => {
      await shop.digitalGoods.renewDownload(orderId, lineItemId, { sendEmail: isTicked(form, 'sendEmail') })
    }}
  >
    {() => <Checkbox name="sendEmail" label={texts.renewEmail} defaultChecked />}
  </ConfirmButton>
)

const Download = ({ orderId, download }: { orderId: string; download: OrderDownload }) => {
  const { fileName, status, downloadsLeft, downloadsAllowed, expirationDate } = download
  return (
    <li className="flex min-h-21 flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border border-line p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium break-words">{fileName}</span>
          <Badge tone={tones[status]} dot>
            {texts.states[status]}
          </Badge>
        </p>
        {status !== 'REVOKED' && (
          <p className="text-sm text-muted">
            {texts.left(downloadsLeft, downloadsAllowed)} · {texts.until}{' '}
            <DateTime value={expirationDate} show="long-date" />
          </p>
        )}
      </div>
      {status !== 'REVOKED' && <Renew orderId={orderId} download={download} />}
    </li>
  )
}

/** Reserves space for each file while loading, so that nothing below moves. */
const Downloads = ({ orderId, count }: { orderId: string; count: number }) => {
  const [downloads, setDownloads] = useState<readonly OrderDownload[]>()
  useEffect(() => {
    void shop.digitalGoods.listDownloads(orderId).then(setDownloads)
  }, [orderId])
  return (
    <Section title={texts.title}>
      <ul className="m-0 grid list-none gap-3 p-0" aria-busy={downloads === undefined}>
        {downloads?.map((download) => <Download key={download.lineItemId} orderId={orderId} download={download} />) ??
          Array.from({ length: count }, (_, index) => (
            <li key={index} className="min-h-21 rounded-md border border-line" aria-hidden />
          ))}
      </ul>
    </Section>
  )
}

/**
 * Files bought with an order and their remaining downloads. Nothing without download links. Reloads whenever the order
 * changes.
 */
export const OrderDownloads = ({ order: { id = '', lineItems, updatedDate } }: { order: Order }) => {
  const count = lineItems.filter(({ digitalFile }) => digitalFile?.link !== undefined).length
  return count > 0 && <Downloads key={updatedDate?.getTime()} orderId={id} count={count} />
}
