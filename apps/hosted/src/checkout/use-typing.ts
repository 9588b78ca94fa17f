import { useEffect, useRef, type RefObject } from 'react'
import { storageKey } from './unsaved.ts'

/** Sections whose fields are kept while the buyer goes through them. */
export const keptMark = { 'data-kept': '' } as const
const kept = '[data-kept] :is(input, select, textarea)'

/** Says which fields an address has. */
const ofCountry = 'select[autocomplete$=" country"]'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Several fields that a browser fills at once are kept at once. */
const pauseMs = 150

const fieldsIn = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>(kept)]
const isReady = (form: HTMLFormElement): boolean => fieldsIn(form).every((field) => field.validity.valid)

const remember = (form: HTMLFormElement): void => {
  const texts = fieldsIn(form).filter(({ type }) => !['radio', 'checkbox', 'hidden'].includes(type))
  try {
    sessionStorage.setItem(
      storageKey('typed'),
      JSON.stringify(Object.fromEntries(texts.map(({ name, value }) => [name, value]))),
    )
  } catch {
    // Where nothing may be stored, only what the server keeps outlives the page.
  }
}

const remembered = (): Partial<Record<string, string>> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey('typed')) ?? '{}') as Partial<Record<string, string>>
  } catch {
    return {}
  }
}

/** Puts back what was typed before the page was loaded again, where nothing stands. */
const restore = (form: HTMLFormElement): void => {
  const typed = remembered()
  for (const field of fieldsIn(form)) {
    const value = typed[field.name]
    if (field.value === '' && value) field.value = value
  }
}

/**
 * Nothing that is typed is lost: this tab remembers what stands in the fields, and as soon as they are all filled in
 * they are kept by the server, whose answer shows ways of delivery and totals.
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
      if (!(target instanceof Element) || !target.matches(kept)) return
      remember(element)
      // Another country has other fields, whatever is still to be filled in.
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
