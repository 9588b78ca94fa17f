import type { OrderDownload } from '@vitrine/client'
import { Button, DateTime } from '@vitrine/ui'
import { useAside } from '../../words/use-words.tsx'

const Hint = ({ download: { status, downloadsLeft, expirationDate } }: { download: OrderDownload }) => {
  const aside = useAside()
  if (status !== 'AVAILABLE') return aside.downloads.refusals[status]
  return (
    <>
      {aside.downloads.left(downloadsLeft)}, {aside.downloads.until}{' '}
      <DateTime value={expirationDate} show="long-date" />
    </>
  )
}

/** Lists an order's downloads with remaining uses. Renders nothing if there are none. */
export const Downloads = ({ downloads }: { downloads: readonly OrderDownload[] }) => {
  const aside = useAside()
  return downloads.length === 0 ? null : (
    <section aria-labelledby="downloads" className="max-w-xl">
      <h2 id="downloads" className="mb-3 font-display text-xl">
        {aside.downloads.title}
      </h2>
      <ul className="grid list-none gap-3 p-0">
        {downloads.map((download) => (
          <li
            key={download.lineItemId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line p-4"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium break-words">{download.fileName}</p>
              <p className="text-sm text-muted">
                <Hint download={download} />
              </p>
            </div>
            {download.link !== undefined && (
              <Button href={download.link} download aria-label={aside.downloads.named(download.fileName)}>
                {aside.downloads.download}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
