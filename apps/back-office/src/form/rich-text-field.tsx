import { readHtml } from '@vitrine/domain/rich-content/read-html.ts'
import { writeHtml } from '@vitrine/domain/rich-content/write-html.ts'
import { FieldMessages, joinClasses, useControl } from '@vitrine/ui'
import { useEffect, useId, useRef, useState, type ClipboardEvent } from 'react'
import { RichTextTools } from './rich-text-tools.tsx'

/** Keeps what the server keeps of HTML, and nothing else. */
const clean = (html: string): string => writeHtml(readHtml(html))
const isBlank = (html: string): boolean => !/<(img|hr)\b/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''

const looks =
  '[&_h1]:text-2xl [&_h2]:text-xl [&_h3]:text-lg [&_:is(h1,h2,h3,h4)]:font-display [&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:ps-6 [&_a]:text-accent-text [&_a]:underline [&_blockquote]:border-s-2 [&_blockquote]:border-line [&_blockquote]:ps-3 [&_p]:mb-2 [&_img]:max-w-full'

interface RichTextFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly error?: string | undefined
  readonly hint?: string
  /** HTML. Another value than the typed one, such as after discarding changes, is shown instead. */
  readonly defaultValue: string
  readonly onChange?: (html: string) => void
}

/** A text with formatting. The form submits it as HTML. */
export const RichTextField = ({ id, name, label, error, hint, defaultValue, onChange }: RichTextFieldProps) => {
  const labelId = useId()
  const editor = useRef<HTMLDivElement>(null)
  const [initial] = useState(() => ({ __html: clean(defaultValue) }))
  const [html, setHtml] = useState(defaultValue)
  const control = useControl({ id, error, hint, required: false })
  const shown = useRef(defaultValue)
  useEffect(() => {
    if (shown.current === defaultValue) return
    shown.current = defaultValue
    editor.current!.innerHTML = clean(defaultValue)
    setHtml(defaultValue)
  }, [defaultValue])
  const read = () => {
    const current = clean(editor.current!.innerHTML)
    shown.current = isBlank(current) ? '' : current
    setHtml(shown.current)
    onChange?.(shown.current)
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const pasted = event.clipboardData.getData('text/html')
    if (pasted) document.execCommand('insertHTML', false, clean(pasted))
    else document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
  }
  return (
    <div className="v-field">
      <span id={labelId} className="v-label">
        {label}
      </span>
      <RichTextTools editor={editor} onChange={read} />
      <div
        ref={editor}
        id={control.id}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={labelId}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        contentEditable
        suppressContentEditableWarning
        className={joinClasses('v-control block min-h-56 wrap-anywhere', looks)}
        onInput={read}
        onPaste={paste}
        dangerouslySetInnerHTML={initial}
      />
      <input type="hidden" name={name} value={html} />
      <FieldMessages id={control.id} hint={hint} error={error} />
    </div>
  )
}
