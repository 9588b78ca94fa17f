import { useEffect, useRef, type RefObject } from 'react'
import { storageKey } from '../frame/unsaved.ts'

/** Marks sections whose fields are saved automatically. */
export const autoSaveMark = { 'data-kept': '' } as const
const autoSaved = '[data-kept] :is(input, select, textarea)'

/** Matches country fields, which determine the others. */
const ofCountry = 'select[autocomplete$=" country"]'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Browsers autofill several fields at once; they are saved together. */
const pauseMs = 150

const fieldsIn = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>(autoSaved)]
const isReady = (form: HTMLFormElement): boolean => fieldsIn(form).every((field) => field.validity.valid)

const remember = (form: HTMLFormElement): void => {
  const texts = fieldsIn(form).filter(({ type }) => !['radio', 'checkbox', 'hidden'].includes(type))
  try {
    sessionStorage.setItem(
      storageKey('typed'),
      JSON.stringify(Object.fromEntries(texts.map(({ name, value }) => [name, value]))),
    )
  } catch {
    // Without storage, only what the server has saved survives a reload.
  }
}

const remembered = (): Partial<Record<string, string>> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey('typed')) ?? '{}') as Partial<Record<string, string>>
  } catch {
    return {}
  }
}

/** Restores typed values after a reload, where fields are empty. */
const restore = (form: HTMLFormElement): void => {
  const typed = remembered()
  for (const field of fieldsIn(form)) {
    const value = typed[field.name]
    if (field.value === '' && value) field.value = value
  }
}

/**
 * Stores typed values in this tab. Once all fields are filled, saves them on the server, whose response shows delivery
 * methods and totals.
 */
export const useTyping = (
  form: RefObject<HTMLFormElement | null>,
  { save, isWaiting }: { save: (form: HTMLFormElement) => void; isWaiting: boolean },
): void => {
  const waitedAtFirst = useRef(isWaiting)
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    let pause: ReturnType<typeof setTimeout> | undefined
    const saveSoon = (): void => {
      clearTimeout(pause)
      pause = setTimeout(() => isReady(element) && save(element), pauseMs)
    }
    const onInput = (): void => remember(element)
    const onChange = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.matches(autoSaved)) return
      remember(element)
      // A new country changes the fields, so save even if others are empty.
      if (target.matches(ofCountry)) save(element)
      else saveSoon()
    }
    const onSubmit = (): void => clearTimeout(pause)
    restore(element)
    if (waitedAtFirst.current) saveSoon()
    element.addEventListener('input', onInput)
    element.addEventListener('change', onChange)
    element.addEventListener('submit', onSubmit)
    return () => {
      clearTimeout(pause)
      element.removeEventListener('input', onInput)
      element.removeEventListener('change', onChange)
      element.removeEventListener('submit', onSubmit)
    }
  }, [form, save])
}
