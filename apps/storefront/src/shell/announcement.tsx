import { useWords } from '../words/use-words.tsx'
import { LocalAnchor } from './local-anchor.tsx'
import { useShell } from './shell-data.ts'

/** The store's announcement above every page. */
export const Announcement = () => {
  const words = useWords()
  const { announcement } = useShell().frame
  if (!announcement) return null
  const { text, href } = announcement
  return (
    <aside aria-label={words.announcement} className="bg-accent px-5 py-2 text-center text-sm text-on-accent">
      {href === undefined ? (
        text
      ) : (
        <LocalAnchor href={href} className="text-on-accent underline underline-offset-4">
          {text}
        </LocalAnchor>
      )}
    </aside>
  )
}
