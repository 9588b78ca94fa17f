import { Button, Dialog, SearchIcon, SuggestionList, TextField } from '@vitrine/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccess } from '../access/access.tsx'
import { mayOpen } from '../access/page-areas.ts'
import { useResults } from '../page/use-results.ts'
import { words } from '../words/first.ts'
import { commands, matchCommands, type Command } from './commands.ts'
import { findRecords } from './find-records.ts'
import { noteRecent, recentCommands } from './recent.ts'

const { commandMenu: texts } = words
const fieldId = 'command-menu'
const mostCommands = 6

/** What is offered before anything is typed: what was opened last, then the first pages. */
const offered = (): readonly Command[] => {
  const recent = recentCommands()
  const others = commands.filter(({ to }) => !recent.some((one) => one.to === to))
  return [...recent, ...others].slice(0, mostCommands)
}

const CommandLine = ({ label, detail, kind }: Command) => (
  <>
    <span className="min-w-0 grow">
      <span className="block truncate">{label}</span>
      {detail && <span className="block truncate text-sm text-muted">{detail}</span>}
    </span>
    <span className="shrink-0 text-xs text-muted">{kind}</span>
  </>
)

const CommandSearch = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const typed = text.trim()
  const { account } = useAccess()
  const mayTake = ({ to }: Command) => !account || mayOpen(account.permissions, to.split('?')[0]!)
  const { results, failure: latestFailure, isCurrent } = useResults(typed, findRecords)
  const failure = isCurrent ? latestFailure : undefined
  const records = isCurrent && !failure && results ? results : []
  const entries =
    typed === ''
      ? offered().filter(mayTake)
      : [...matchCommands(commands, typed).filter(mayTake).slice(0, mostCommands), ...records]
  const take = (command: Command) => {
    noteRecent(command)
    onClose()
    void navigate(command.to)
  }
  return (
    <div className="grid min-h-[26rem] content-start gap-3">
      <TextField
        id={fieldId}
        label={texts.field}
        mark="none"
        autoComplete="off"
        maxLength={100}
        data-autofocus
        value={text}
        error={failure}
        onChange={(event) => setText(event.target.value)}
      />
      <SuggestionList
        isMenu
        fieldId={fieldId}
        typed={typed}
        entries={entries}
        keyOf={({ to }) => to}
        label={texts.results}
        count={texts.count}
        onTake={take}
        onClose={onClose}
      >
        {(command) => <CommandLine {...command} />}
      </SuggestionList>
      <p role="status" className="text-sm text-muted">
        {typed !== '' && !isCurrent && texts.searching}
        {isCurrent && !failure && entries.length === 0 && texts.nothing(typed)}
      </p>
    </div>
  )
}

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** Whether these keys open the menu: Command and K, or Control and K. */
const isShortcut = ({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey

/** Opens a menu that finds pages, settings, actions and records. */
export const CommandMenu = () => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    // Another dialog keeps what was typed into it.
    if (!isOpen && document.querySelector('dialog[open]')) return
    event.preventDefault()
    setOpen(!isOpen)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Button size="small" variant="quiet" aria-keyshortcuts="Meta+K Control+K" onClick={() => setOpen(true)}>
        <SearchIcon />
        <span className="max-sm:sr-only">{texts.open}</span>
        <kbd aria-hidden="true" className="rounded-sm border border-line px-1.5 text-xs text-muted max-lg:hidden">
          {isApple ? '⌘K' : 'Ctrl K'}
        </kbd>
      </Button>
      {isOpen && (
        <Dialog open title={texts.title} onClose={close}>
          <CommandSearch onClose={close} />
        </Dialog>
      )}
    </>
  )
}
