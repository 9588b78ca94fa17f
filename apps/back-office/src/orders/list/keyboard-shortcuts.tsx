import { Button, Checkbox, Dialog } from '@vitrine/ui'
import { useEffect, useRef, useState } from 'react'
import { words } from '../../words/words.ts'

const { desk: texts } = words
const setting = 'orders-keyboard'

const readSetting = (): boolean => {
  try {
    return localStorage.getItem(setting) !== 'off'
  } catch {
    return true
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

/** The link of each row: the row with the focus is the current one. */
const linksOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('tbody th a') ?? []),
]

const rowOf = (links: readonly HTMLElement[]): number =>
  links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))

/** Moves the focus to the next or previous row, initially to the first. */
const step = (links: readonly HTMLElement[], by: 1 | -1): void => {
  const row = rowOf(links)
  const next = row === -1 ? 0 : Math.min(Math.max(row + by, 0), links.length - 1)
  links[next]?.focus()
  links[next]?.closest('tr')?.scrollIntoView({ block: 'nearest' })
}

export interface RowShortcuts {
  readonly toggle: (row: number) => void
  readonly toggleAll: () => void
  readonly fulfill: () => void
  readonly archive: () => void
  readonly tag: () => void
}

/** Handles single-key shortcuts, unless the owner is typing or a dialog is open. */
const useKeys = (
  isOn: boolean,
  list: () => HTMLElement | null,
  keys: () => RowShortcuts | undefined,
  help: () => void,
) => {
  const latest = useRef({ list, keys, help })
  useEffect(() => {
    latest.current = { list, keys, help }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isElsewhere = isTyping(event.target) || document.querySelector('dialog[open]') !== null
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return
      const { list: listNow, keys: keysNow, help: show } = latest.current
      const links = linksOf(listNow())
      const [row, can] = [rowOf(links), keysNow()]
      const arrows = row === -1 ? {} : { ArrowDown: () => step(links, 1), ArrowUp: () => step(links, -1) }
      const letters: Readonly<Record<string, () => void>> = {
        j: () => step(links, 1),
        k: () => step(links, -1),
        ...(can && {
          x: () => row !== -1 && can.toggle(row),
          a: can.toggleAll,
          f: can.fulfill,
          e: can.archive,
          t: can.tag,
        }),
        '/': () => document.querySelector<HTMLInputElement>('[role=search] input[type=search]')?.focus(),
      }
      const actions = { ...(isOn && letters), ...arrows, '?': show } as Readonly<Record<string, () => void>>
      const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}

interface KeyboardShortcutsProps {
  readonly list: () => HTMLElement | null
  /** Actions on rows. A list without them only has navigation. */
  readonly keys?: () => RowShortcuts | undefined
  /** Keys with their descriptions. */
  readonly descriptions?: readonly (readonly string[])[]
}

/** Keyboard shortcuts of a list, with a dialog that lists them and turns them off. */
export const KeyboardShortcuts = ({
  list,
  keys = () => undefined,
  descriptions = texts.keys,
}: KeyboardShortcutsProps) => {
  const [isOpen, setOpen] = useState(false)
  const [isOn, setOn] = useState(readSetting)
  useKeys(isOn, list, keys, () => setOpen(true))
  const turn = (on: boolean) => {
    setOn(on)
    try {
      localStorage.setItem(setting, on ? 'on' : 'off')
    } catch {
      // Where nothing can be kept, it holds until the page is left.
    }
  }
  return (
    <>
      <Button type="button" size="small" variant="quiet" className="max-sm:hidden" onClick={() => setOpen(true)}>
        {texts.keyboard}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.keyboard}
        description={texts.keyboardHint}
        size="small"
      >
        <dl className="mb-4 grid gap-2">
          {descriptions.map(([key, what]) => (
            <div key={key} className="grid grid-cols-[5rem_1fr] items-baseline gap-3">
              <dt>
                <kbd className="rounded-sm border border-line bg-wash px-2 py-0.5 text-sm">{key}</kbd>
              </dt>
              <dd className="m-0">{what}</dd>
            </div>
          ))}
        </dl>
        <Checkbox label={texts.keyboardOn} checked={isOn} onChange={(event) => turn(event.target.checked)} />
      </Dialog>
    </>
  )
}
