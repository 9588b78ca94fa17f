import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../base/icon-button.tsx'
import { CloseIcon } from '../base/icons.tsx'
import { onDialogsChange, topDialog } from './open-dialogs.ts'
import { useUi } from '../base/ui-provider.tsx'

export interface ToastMessage {
  message: ReactNode
  /** Adds an undo button. */
  onUndo?: () => void
  /** Replaces the text “Undo”. */
  undoLabel?: string
  /** In milliseconds. Paused while hovered or focused. */
  lasts?: number
}

interface ShownToast extends ToastMessage {
  id: number
}

// Changed by user actions, so only in browsers; on a server it stays empty.
let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a brief confirmation. */
export function showToast(toast: ToastMessage): number {
  lastId += 1
  change([...shown.slice(-2), { ...toast, id: lastId }])
  return lastId
}

function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id))
}

/**
 * Renders toasts; use it once per app. While a dialog is open they appear inside it, since everything else is inert.
 */
export function ToastRegion() {
  const { words } = useUi()
  const toasts = useSyncExternalStore(subscribe, readToasts, readNone)
  const dialog = useSyncExternalStore(onDialogsChange, topDialog, nowhere)
  const region = (
    <section aria-label={words.notifications} aria-live="polite" className="v-toasts">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </section>
  )
  return dialog ? createPortal(region, dialog) : region
}

function Toast({ toast }: { toast: ShownToast }) {
  const { words } = useUi()
  const [held, setHeld] = useState(false)
  const lasts = toast.lasts ?? (toast.onUndo ? 8000 : 5000)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), lasts)
    return () => clearTimeout(timer)
  }, [held, lasts, toast.id])
  const undo = () => {
    toast.onUndo?.()
    dismissToast(toast.id)
  }
  const hold = { onMouseEnter: () => setHeld(true), onFocus: () => setHeld(true) }
  const release = { onMouseLeave: () => setHeld(false), onBlur: () => setHeld(false) }
  return (
    <div className="v-toast" {...hold} {...release}>
      <div className="v-toast-message">{toast.message}</div>
      {toast.onUndo && (
        <button type="button" className="v-toast-action" onClick={undo}>
          {toast.undoLabel ?? words.undo}
        </button>
      )}
      <IconButton size="small" label={words.dismiss} onClick={() => dismissToast(toast.id)}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const none: readonly ShownToast[] = []
const readToasts = () => shown
const readNone = () => none
const nowhere = () => undefined

function change(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}
