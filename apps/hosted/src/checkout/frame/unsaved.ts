import { useEffect } from 'react'

/** Form fields by name and value. */
export type Fields = readonly (readonly [name: string, value: string])[]

/** One per checkout and tab. */
export const storageKey = (kind: string): string =>
  `${kind}:${new URLSearchParams(location.search).get('token')?.slice(-32)}`

const store = (kind: string, fields: Fields): void => {
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify(fields))
  } catch {
    // Without storage, the buyer types it again.
  }
}

const take = (kind: string): Fields | undefined => {
  try {
    const text = sessionStorage.getItem(storageKey(kind))
    sessionStorage.removeItem(storageKey(kind))
    return text === null ? undefined : (JSON.parse(text) as Fields)
  } catch {
    return undefined
  }
}

/** Stores the form's values in this tab while the buyer signs in. */
export const storeUnsaved = (fields: Fields): void => store('unsaved', fields)

const isTyped = ({ type }: HTMLInputElement): boolean => ['text', 'email', 'tel'].includes(type)

const fillEmpty = (form: HTMLFormElement, fields: Fields): void => {
  const values = new Map(fields.filter(([, value]) => value !== ''))
  for (const element of form.elements) {
    const isText = element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && isTyped(element))
    if (isText && element.value === '') element.value = values.get(element.name) ?? ''
  }
}

const inputOf = (name: string, value: string): HTMLInputElement =>
  Object.assign(document.createElement('input'), { type: 'hidden', name, value })

/** Resubmits the values, so that the server renders them. */
const send = (fields: Fields): void => {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: location.href, hidden: true })
  // A field may be named like a method of the form.
  form.append(...fields.filter(([name]) => name !== 'intent').map(([name, value]) => inputOf(name, value)))
  form.append(inputOf('intent', 'resume'))
  document.body.append(form)
  HTMLFormElement.prototype.submit.call(form)
}

/**
 * Restores the form after signing in. The server renders the values it knows; the rest, such as unapplied codes, is
 * filled in afterwards.
 */
export const useUnsaved = (formId: string): void =>
  useEffect(() => {
    const form = document.getElementById(formId)
    const sent = take('sent')
    if (sent && form instanceof HTMLFormElement) fillEmpty(form, sent)
    const unsaved = take('unsaved')
    if (!unsaved) return
    store('sent', unsaved)
    send(unsaved)
  }, [formId])
