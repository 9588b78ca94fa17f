import { ArrowBackIcon, ArrowForwardIcon, IconButton, useHydrated } from '@vitrine/ui'
import { useRef } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { SectionButton, Titled, WidePicture, type SectionProps } from './parts.tsx'

/** Slides side by side. They are scrolled by touch, by keys or by the buttons, and never move by themselves. */
export const Slider = ({ section, isFirst }: SectionProps) => {
  const { sections } = useWords()
  const list = useRef<HTMLUListElement>(null)
  const isAlive = useHydrated()
  const { entries = [] } = section
  const scroll = (by: 1 | -1) => {
    const { clientWidth = 0, dir = '' } = list.current ?? {}
    const isMirrored = dir === 'rtl' || document.dir === 'rtl'
    list.current?.scrollBy({ left: clientWidth * by * (isMirrored ? -1 : 1) })
  }
  return (
    <Titled section={section} label={sections.slider} className={isFirst ? 'sm:mt-6' : ''}>
      <ul
        ref={list}
        // Slides without links are scrolled by the keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={section.title ?? sections.slider}
        className="flex list-none snap-x snap-mandatory overflow-x-auto p-0 motion-safe:scroll-smooth sm:rounded-lg"
      >
        {entries.map((entry, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- slides may be alike
          <li key={at} className="grid w-full shrink-0 snap-start bg-wash lg:grid-cols-2">
            <WidePicture section={entry} isFirst={isFirst && at === 0} />
            <div className="self-center px-5 py-8 sm:px-10">
              {entry.title !== undefined && (
                <h3 className="font-display text-3xl leading-tight text-balance">{entry.title}</h3>
              )}
              {entry.text !== undefined && (
                <p className="mt-4 max-w-prose text-lg whitespace-pre-line text-muted">{entry.text}</p>
              )}
              <SectionButton section={entry} />
            </div>
          </li>
        ))}
      </ul>
      {isAlive && entries.length > 1 && (
        <div className="mt-3 flex justify-end gap-2">
          <IconButton label={sections.previous} variant="outline" onClick={() => scroll(-1)}>
            <ArrowBackIcon />
          </IconButton>
          <IconButton label={sections.next} variant="outline" onClick={() => scroll(1)}>
            <ArrowForwardIcon />
          </IconButton>
        </div>
      )}
    </Titled>
  )
}
