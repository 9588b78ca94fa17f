import { Alert, Button } from '@vitrine/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { Section } from '../page/section.tsx'
import { words } from '../words/words.ts'
import type { RenderedEmail } from './use-preview.ts'

const { emails: texts } = words

/**
 * Fills a frame with an email. The policy of the back office allows no style attributes, so they are read under another
 * name and applied one by one.
 */
const fillFrame = (frame: HTMLIFrameElement, html: string): void => {
  const target = frame.contentDocument
  if (!target) return
  const parsed = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html')
  target.documentElement.lang = parsed.documentElement.lang
  target.documentElement.dir = parsed.documentElement.dir
  target.body.replaceWith(target.adoptNode(parsed.body))
  for (const element of target.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? ''
  frame.style.blockSize = `${target.documentElement.scrollHeight}px`
}

/** The email as its recipient sees it. Its links lead nowhere. */
const Frame = ({ html }: { html: string }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  // Before the frame is painted, since it would move what is below when it grows.
  useLayoutEffect(() => {
    if (frame.current) fillFrame(frame.current, html)
  }, [html])
  return (
    <iframe
      ref={frame}
      title={texts.preview}
      sandbox="allow-same-origin"
      className="block min-h-96 w-full bg-white"
      onLoad={(event) => fillFrame(event.currentTarget, html)}
    />
  )
}

/** Shows a rendered email, as HTML or as plain text. */
export const EmailPreview = ({ email, error }: { email: RenderedEmail; error: string | undefined }) => {
  const [isText, setText] = useState(false)
  return (
    <Section
      title={texts.preview}
      hint={texts.previewHint}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button type="button" size="small" aria-pressed={!isText} onClick={() => setText(false)}>
            {texts.asHtml}
          </Button>
          <Button type="button" size="small" aria-pressed={isText} onClick={() => setText(true)}>
            {texts.asText}
          </Button>
        </div>
      }
    >
      {error !== undefined && <Alert tone="caution">{error}</Alert>}
      <p className="wrap-anywhere">
        <span className="text-muted">{texts.previewSubject}</span> {email.subject}
      </p>
      <div className="overflow-hidden rounded-md border border-line">
        {isText ? (
          <p className="p-4 text-sm wrap-anywhere whitespace-pre-line" dir="auto">
            {email.text}
          </p>
        ) : (
          <Frame html={email.html} />
        )}
      </div>
    </Section>
  )
}
