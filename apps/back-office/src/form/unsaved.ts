import { useEffect, useRef, type RefObject } from 'react'

/** For each form on the page, whether it has unsaved changes. */
const forms = new Set<() => boolean>()

/** Whether leaving the page would lose unsaved changes. */
export const hasUnsaved = (): boolean => [...forms].some((isEdited) => isEdited())

/** Navigation state after saving or deleting: nothing would be lost by leaving. */
export const settled = { state: { isSettled: true } } as const
export const isSettled = (state: unknown): boolean => (state as { isSettled?: boolean } | null)?.isSettled === true

const valueOf = (control: Element): string | boolean | undefined => {
  if (control instanceof HTMLInputElement)
    return control.type === 'checkbox' || control.type === 'radio' ? control.checked : control.value
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement ? control.value : undefined
}

/** The values of all fields; images and buttons have none. */
const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify([...form.elements].map((control) => [control.getAttribute('name'), valueOf(control)]))

/** Guards a form against losing unsaved input. */
export const useUnsaved = (form: RefObject<HTMLFormElement | null>) => {
  const saved = useRef<string | undefined>(undefined)
  const isSaving = useRef(false)
  useEffect(() => {
    const element = form.current!
    saved.current = contentOf(element)
    const isEdited = () => !isSaving.current && contentOf(element) !== saved.current
    forms.add(isEdited)
    return () => void forms.delete(isEdited)
  }, [form])

  /** Saves. Leaving is allowed meanwhile and, if it succeeds, afterwards. */
  return async <T>(save: () => Promise<T>): Promise<T> => {
    const sent = form.current && contentOf(form.current)
    isSaving.current = true
    try {
      const result = await save()
      saved.current = sent ?? saved.current
      return result
    } finally {
      isSaving.current = false
    }
  }
}

/** Guards unsaved changes outside of a form, such as a draft that is being saved. */
export const useUnsavedChanges = (isEdited: boolean): void => {
  useEffect(() => {
    const check = (): boolean => isEdited
    forms.add(check)
    return () => void forms.delete(check)
  }, [isEdited])
}
