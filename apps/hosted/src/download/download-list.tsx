import { Button } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import type { DownloadView } from './downloads.ts'

const Download = ({ download: { name, size, href, hint } }: { download: DownloadView }) => {
  const words = useWords()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium break-words">
          <bdi>{name}</bdi>{' '}
          <span className="text-sm font-normal text-muted">
            <bdi>{size}</bdi>
          </span>
        </p>
        <p className="text-sm text-muted">{hint}</p>
      </div>
      {href !== undefined && (
        <Button href={href} download aria-label={words.downloadNamed(name)}>
          {words.download}
        </Button>
      )}
    </li>
  )
}

/** Lists an order's downloads. Renders nothing if there are none. */
export const DownloadList = ({ downloads }: { downloads: readonly DownloadView[] }) => {
  const words = useWords()
  if (downloads.length === 0) return null
  return (
    <section aria-labelledby="downloads">
      <h3 id="downloads" className="mb-3 font-display text-xl">
        {words.downloads}
      </h3>
      <ul className="grid list-none gap-3 p-0">
        {downloads.map((download) => (
          <Download key={download.id} download={download} />
        ))}
      </ul>
    </section>
  )
}
