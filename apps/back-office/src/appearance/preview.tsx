import { Button, Link, SiteName, TextField } from '@vitrine/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { words } from '../words/en.ts'

const { previewOf, sample } = words.appearance

export interface Looks {
  readonly name: string
  readonly logoUrl: string
  /** Empty for the default color. */
  readonly accentColor: string
}

interface StageProps {
  readonly theme: 'light' | 'dark'
  readonly accentColor: string
  readonly children: ReactNode
}

const dress = (page: Document, { theme, accentColor }: Omit<StageProps, 'children'>): void => {
  page.documentElement.dataset['theme'] = theme
  // An empty value takes the color away.
  page.documentElement.style.setProperty('--site-accent', accentColor)
}

/** A small page of its own beside this one: with its own theme and color, and the same styles. */
const Stage = ({ theme, accentColor, children }: StageProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => {
    const page = frame.current?.contentDocument
    // Before it is open there is nothing to dress.
    if (page?.head) dress(page, { theme, accentColor })
  }, [theme, accentColor])
  const open = () => {
    const page = frame.current!.contentDocument!
    for (const styles of document.head.querySelectorAll('link[rel="stylesheet"], style'))
      page.head.append(styles.cloneNode(true))
    dress(page, { theme, accentColor })
    setBody(page.body)
  }
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm text-muted">{previewOf[theme]}</figcaption>
      <iframe
        ref={frame}
        title={`${words.appearance.preview}: ${previewOf[theme]}`}
        // Its styles and its content come from here; it runs nothing of its own.
        sandbox="allow-same-origin"
        srcDoc="<!doctype html><html lang='en'><head><title>-</title></head><body></body></html>"
        className="h-96 w-full rounded-md border border-line"
        onLoad={open}
      />
      {body && createPortal(children, body)}
    </figure>
  )
}

/** A page of the sign-in, in small. */
const Sample = ({ name, logoUrl }: Looks) => (
  <div inert className="grid gap-6 pb-6">
    <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-4">
      <SiteName name={name} logoUrl={logoUrl} />
      <p className="text-sm text-muted">{sample.secure}</p>
    </header>
    <div className="grid gap-5 px-5">
      <p className="font-display text-2xl">{sample.title}</p>
      <TextField label={sample.email} type="email" mark="none" />
      <Link href="#">{sample.forgot}</Link>
      <Button variant="primary" wide>
        {sample.signIn}
      </Button>
    </div>
  </div>
)

/** How the hosted pages look with a logo and a color, in light and dark mode. */
export const Preview = (looks: Looks) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {(['light', 'dark'] as const).map((theme) => (
      <Stage key={theme} theme={theme} accentColor={looks.accentColor}>
        <Sample {...looks} />
      </Stage>
    ))}
  </div>
)
