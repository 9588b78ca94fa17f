/** The open modal dialogs, topmost last. Everything else is inert, so toasts must be inside the topmost one. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

export function dialogOpened(dialog: HTMLDialogElement): void {
  change([...open.filter((other) => other !== dialog), dialog])
}

export function dialogClosed(dialog: HTMLDialogElement): void {
  if (open.includes(dialog)) change(open.filter((other) => other !== dialog))
}

export function topDialog(): HTMLDialogElement | undefined {
  return open.at(-1)
}

export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}
