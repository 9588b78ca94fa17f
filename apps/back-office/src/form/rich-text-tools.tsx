import { BulletsIcon, Button, joinClasses, NumbersIcon, TextField } from '@vitrine/ui'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { words } from '../words/words.ts'

const { richText: texts } = words

type Command = 'bold' | 'italic' | 'insertUnorderedList' | 'insertOrderedList' | 'heading' | 'link'

/** Applies a command to the selected text. All browsers support it, although no standard defines it any more. */
const run = (command: string, value?: string): boolean => document.execCommand(command, false, value)
const isHeading = (): boolean => /^h[1-6]$/i.test(document.queryCommandValue('formatBlock'))
const linkOf = (editor: HTMLElement | null): HTMLAnchorElement | null => {
  const node = getSelection()?.anchorNode
  const element = node instanceof Element ? node : node?.parentElement
  return editor?.contains(element ?? null) ? (element?.closest('a') ?? null) : null
}

const isActive = (command: Command, editor: HTMLElement): boolean => {
  if (command === 'heading') return isHeading()
  return command === 'link' ? linkOf(editor) !== null : document.queryCommandState(command)
}

const commands: readonly Command[] = ['bold', 'italic', 'heading', 'insertUnorderedList', 'insertOrderedList', 'link']

/** The formats of the selected text. */
const useActive = (editor: RefObject<HTMLElement | null>): ReadonlySet<Command> => {
  const [active, setActive] = useState<ReadonlySet<Command>>(new Set())
  useEffect(() => {
    const read = () => {
      const element = editor.current
      if (!element?.contains(getSelection()?.anchorNode ?? null)) return
      setActive(new Set(commands.filter((command) => isActive(command, element))))
    }
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [editor])
  return active
}

const keepSelection = (event: MouseEvent) => event.preventDefault()

interface ToolProps {
  readonly label: string
  readonly pressed?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const Tool = ({ label, pressed, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onMouseDown={keepSelection}
    onClick={onPress}
    className={joinClasses(
      'grid min-h-9 min-w-9 cursor-pointer place-items-center rounded-sm px-2 text-sm hover:bg-wash',
      pressed ? 'bg-accent-soft text-accent-text' : 'text-text',
    )}
  >
    {children}
  </button>
)

const isAddress = (text: string): boolean => /^(https?:\/\/|mailto:|tel:)\S+$/i.test(text)

interface LinkFormProps {
  readonly address: string
  readonly onApply: (address: string) => void
  readonly onRemove: (() => void) | undefined
}

const LinkForm = ({ address, onApply, onRemove }: LinkFormProps) => {
  const [typed, setTyped] = useState(address)
  const [isWrong, setWrong] = useState(false)
  const apply = () => (isAddress(typed.trim()) ? onApply(typed.trim()) : setWrong(true))
  return (
    <div className="flex flex-wrap items-end gap-2 py-2">
      <TextField
        className="min-w-56 grow"
        label={texts.linkAddress}
        hint={texts.linkHint}
        error={isWrong ? texts.linkInvalid : undefined}
        value={typed}
        inputMode="url"
        mark="none"
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter must not submit the form around the field.
          event.preventDefault()
          apply()
        }}
      />
      <Button type="button" onClick={apply}>
        {texts.applyLink}
      </Button>
      {onRemove && (
        <Button type="button" variant="quiet" onClick={onRemove}>
          {texts.removeLink}
        </Button>
      )}
    </div>
  )
}

interface RichTextToolsProps {
  readonly editor: RefObject<HTMLDivElement | null>
  readonly onChange: () => void
}

/** Edits the link at a selection, which is lost while its address is typed. */
const useLink = ({ editor, onChange }: RichTextToolsProps) => {
  const selected = useRef<Range>(undefined)
  const [address, setAddress] = useState<string>()
  const open = () => {
    const selection = getSelection()
    const anchor = linkOf(editor.current)
    if (anchor) selection?.selectAllChildren(anchor)
    if (selection && selection.rangeCount > 0) selected.current = selection.getRangeAt(0).cloneRange()
    setAddress(anchor?.getAttribute('href') ?? '')
  }
  const finish = (command: () => void) => {
    setAddress(undefined)
    editor.current?.focus()
    const selection = getSelection()
    if (selected.current) {
      selection?.removeAllRanges()
      selection?.addRange(selected.current)
    }
    command()
    onChange()
  }
  const apply = (to: string) =>
    finish(() => {
      if (!getSelection()?.isCollapsed) return void run('createLink', to)
      run('insertHTML', Object.assign(document.createElement('a'), { href: to, textContent: to }).outerHTML)
    })
  return { address, open, apply, remove: () => finish(() => run('unlink')) }
}

/** Buttons that format the selected text of an editor. */
export const RichTextTools = ({ editor, onChange }: RichTextToolsProps) => {
  const active = useActive(editor)
  const link = useLink({ editor, onChange })
  const press = (command: () => boolean) => () => {
    editor.current?.focus()
    command()
    onChange()
  }
  return (
    <div>
      <div role="toolbar" aria-label={texts.tools} className="flex flex-wrap gap-1">
        <Tool label={texts.bold} pressed={active.has('bold')} onPress={press(() => run('bold'))}>
          <b aria-hidden="true">B</b>
        </Tool>
        <Tool label={texts.italic} pressed={active.has('italic')} onPress={press(() => run('italic'))}>
          <i aria-hidden="true">I</i>
        </Tool>
        <Tool
          label={texts.heading}
          pressed={active.has('heading')}
          onPress={press(() => run('formatBlock', isHeading() ? 'p' : 'h3'))}
        >
          <span aria-hidden="true" className="font-display">
            H
          </span>
        </Tool>
        <Tool
          label={texts.bullets}
          pressed={active.has('insertUnorderedList')}
          onPress={press(() => run('insertUnorderedList'))}
        >
          <BulletsIcon />
        </Tool>
        <Tool
          label={texts.numbers}
          pressed={active.has('insertOrderedList')}
          onPress={press(() => run('insertOrderedList'))}
        >
          <NumbersIcon />
        </Tool>
        <Tool label={texts.link} pressed={active.has('link')} onPress={link.open}>
          <span aria-hidden="true" className="underline">
            {texts.link}
          </span>
        </Tool>
        <Tool label={texts.plain} onPress={press(() => run('removeFormat') && run('unlink'))}>
          <span aria-hidden="true" className="line-through">
            T
          </span>
        </Tool>
      </div>
      {link.address !== undefined && (
        <LinkForm
          address={link.address}
          onApply={link.apply}
          onRemove={link.address === '' ? undefined : link.remove}
        />
      )}
    </div>
  )
}
