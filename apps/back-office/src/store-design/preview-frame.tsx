import { Button, Link } from '@vitrine/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Section } from '../page/section.tsx'
import { words } from '../words/words.ts'
import { usePreviewSelection } from './use-preview-selection.ts'

const { design: texts } = words

/** Widths of the previewed screens, in CSS pixels. */
const screens = { phone: 390, desktop: 1280 }

/** The width of an element, as it changes; 0 before it is known. */
const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return width
}

interface PreviewFrameProps {
  readonly previewUrl: string
  readonly revision: number
  /** The ID of the section whose fields are open. */
  readonly selected: string | undefined
  readonly onSelect: (id: string) => void
}

/** The storefront with the draft. Reloads after each save. A click on a section selects it. */
export const PreviewFrame = ({ previewUrl, revision, selected, onSelect }: PreviewFrameProps) => {
  // Phones show the page as phones do.
  const [isPhone, setPhone] = useState(() => matchMedia('(max-width: 639px)').matches)
  const [reloads, setReloads] = useState(0)
  const load = `${revision} ${reloads}`
  const { frame, isReady } = usePreviewSelection(previewUrl, { load, selected, onSelect })
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const screen = isPhone ? screens.phone : screens.desktop
  // A wide screen is shown smaller, so that the whole page is visible.
  const scale = width === 0 ? 1 : Math.min(1, width / screen)
  return (
    <Section
      title={texts.preview}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button type="button" size="small" aria-pressed={isPhone} onClick={() => setPhone(true)}>
            {texts.phone}
          </Button>
          <Button type="button" size="small" aria-pressed={!isPhone} onClick={() => setPhone(false)}>
            {texts.desktop}
          </Button>
          <Button type="button" size="small" variant="quiet" onClick={() => setReloads((before) => before + 1)}>
            {texts.fresh}
          </Button>
        </div>
      }
    >
      <div
        ref={box}
        aria-busy={!isReady}
        className="h-[75dvh] overflow-hidden rounded-md border border-line bg-wash aria-busy:cursor-progress"
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox would deprive the storefront of its own origin */}
        <iframe
          key={load}
          ref={frame}
          title={texts.preview}
          src={previewUrl}
          className={`block origin-top-left bg-surface rtl:origin-top-right ${isReady ? '' : 'pointer-events-none'}`}
          style={{
            inlineSize: screen,
            blockSize: `${100 / scale}%`,
            scale: String(scale),
            marginInlineStart: Math.max(0, (width - screen * scale) / 2),
          }}
        />
      </div>
      <p className="text-sm text-muted">
        {texts.previewHint}{' '}
        <Link href={previewUrl} target="_blank">
          {texts.openPreview}
        </Link>
      </p>
    </Section>
  )
}
