import type { OrderDownload } from '@vitrine/client'
import { Button, DateTime } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'

const Hint = ({ download: { status, downloadsLeft, expirationDate } }: { download: OrderDownload }) => {
  const words = useWords()
  if (status !== 'AVAILABLE') return words.downloads.refusals[status]
  return (
    <>
      {words.downloads.left(downloadsLeft)}, {words.downloads.until}{' '}
      <DateTime value={expirationDate} show="long-date" />
    </>
  )
}

/** The files of an order, with their links and how often they work; nothing where there are none. */
export const Downloads = ({ downloads }: { downloads: readonly OrderDownload[] }) => {
  const words = useWords()
  return downloads.length === 0 ? null : (
    <section aria-labelledby="downloads" className="max-w-xl">
      <h2 id="downloads" className="mb-3 font-display text-xl">
        {words.downloads.title}
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
              <Button href={download.link} download aria-label={words.downloads.named(download.fileName)}>
                {words.downloads.download}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
