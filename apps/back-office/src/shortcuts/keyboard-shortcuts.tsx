import { Checkbox, Dialog } from '@vitrine/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { words } from '../words/first.ts'
import { areShortcutsEnabled, enableShortcuts } from './enabled.ts'
import { findShortcut, shortcutGroups } from './shortcuts.ts'

const { shortcuts: texts } = words

/** Milliseconds in which the second key follows the first. */
const patience = 1500

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-sm border border-line bg-wash px-1.5 py-0.5 text-xs">{children}</kbd>
)

const Row = ({ label, keys }: { label: string; keys: readonly string[] }) => (
  <div className="flex items-baseline justify-between gap-4 py-1">
    <dt>{label}</dt>
    <dd className="m-0 flex items-baseline gap-1.5 text-sm text-muted">
      {keys.map((key, index) => (
        <span key={key} className="flex items-baseline gap-1.5">
          {index > 0 && texts.nextKey}
          <Key>{key.toUpperCase()}</Key>
        </span>
      ))}
    </dd>
  </div>
)

/** Lists all shortcuts, and turns them on or off. */
const Sheet = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title={texts.title} onClose={onClose}>
    <div className="grid gap-5">
      {shortcutGroups.map(({ title, shortcuts }) => (
        <section key={title} aria-label={title}>
          <h3 className="text-sm text-muted">{title}</h3>
          <dl className="m-0">
            {shortcuts.map(({ keys, to, label }) => (
              <Row key={to} label={label} keys={keys} />
            ))}
          </dl>
        </section>
      ))}
      <section aria-label={texts.others}>
        <h3 className="text-sm text-muted">{texts.others}</h3>
        <dl className="m-0">
          <Row label={texts.menu} keys={['Ctrl/⌘ K']} />
          <Row label={texts.sheet} keys={['?']} />
        </dl>
      </section>
      <Checkbox
        name="shortcuts"
        label={texts.enabled}
        hint={texts.enabledHint}
        defaultChecked={areShortcutsEnabled()}
        onChange={(event) => enableShortcuts(event.target.checked)}
      />
    </div>
  </Dialog>
)

/** Whether keys are typed into a field. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

interface KeyboardShortcutsProps {
  /** Whether the list is shown. */
  readonly isShown: boolean
  readonly onShow: (isShown: boolean) => void
}

/** Opens pages by two keys, such as G and O for the orders, and their list by a question mark. */
export const KeyboardShortcuts = ({ isShown, onShow }: KeyboardShortcutsProps) => {
  const navigate = useNavigate()
  const first = useRef<{ readonly key: string; readonly at: number }>(undefined)
  const onKey = useEffectEvent(({ key, target, timeStamp, metaKey, ctrlKey, altKey }: KeyboardEvent) => {
    const before = first.current && timeStamp - first.current.at < patience ? first.current.key : undefined
    first.current = undefined
    if (metaKey || ctrlKey || altKey || isTyping(target) || document.querySelector('dialog[open]')) return
    if (!areShortcutsEnabled()) return
    if (key === '?') return onShow(true)
    const to = findShortcut(before, key.toLowerCase())
    if (to !== undefined) return void navigate(to)
    first.current = { key: key.toLowerCase(), at: timeStamp }
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return isShown && <Sheet onClose={() => onShow(false)} />
}
