import { useEffect, useRef, type RefObject } from 'react'

/** Whether each form on the page holds what nobody has saved. */
const forms = new Set<() => boolean>()

/** Whether anything that was typed on this page would be lost by leaving it. */
export const hasUnsaved = (): boolean => [...forms].some((isEdited) => isEdited())

/** Goes with a navigation that loses nothing: what was typed is saved, or the thing it was about is gone. */
export const settled = { state: { isSettled: true } } as const
export const isSettled = (state: unknown): boolean => (state as { isSettled?: boolean } | null)?.isSettled === true

const valueOf = (control: Element): string | boolean | undefined => {
  if (control instanceof HTMLInputElement)
    return control.type === 'checkbox' || control.type === 'radio' ? control.checked : control.value
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement ? control.value : undefined
}

/** All that stands in the fields of a form; pictures and buttons hold nothing. */
const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify([...form.elements].map((control) => [control.getAttribute('name'), valueOf(control)]))

/** Guards what is typed into a form until it is saved. */
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

  /** Saves, and knows that leaving loses nothing meanwhile, nor afterwards where it went well. */
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

/** Guards what a page holds that is no form, such as a draft that is on its way. */
export const useUnsavedWhen = (isEdited: boolean): void => {
  useEffect(() => {
    const ask = (): boolean => isEdited
    forms.add(ask)
    return () => void forms.delete(ask)
  }, [isEdited])
}
