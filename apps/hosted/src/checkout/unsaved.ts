import { useEffect } from 'react'

/** What stands in a form, by name and value. */
export type Fields = readonly (readonly [name: string, value: string])[]

/** One for each checkout of this tab. */
export const storageKey = (kind: string): string =>
  `${kind}:${new URLSearchParams(location.search).get('token')?.slice(-32)}`

const keep = (kind: string, fields: Fields): void => {
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify(fields))
  } catch {
    // Where nothing may be stored, the buyer types it again.
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

/** Keeps what stands in a form in this tab, while its buyer signs in. */
export const keepUnsaved = (fields: Fields): void => keep('unsaved', fields)

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

/** Has the server draw the page with what was typed. */
const send = (fields: Fields): void => {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: location.href, hidden: true })
  // Fields may be called like methods of a form.
  form.append(...fields.filter(([name]) => name !== 'intent').map(([name, value]) => inputOf(name, value)))
  form.append(inputOf('intent', 'resume'))
  document.body.append(form)
  HTMLFormElement.prototype.submit.call(form)
}

/**
 * Puts back what stood in the form when its buyer left for the sign-in. The server draws what it knows of; the rest,
 * such as a code that was not applied yet, is filled in on the page that comes of it.
 */
export const useUnsaved = (formId: string): void =>
  useEffect(() => {
    const form = document.getElementById(formId)
    const sent = take('sent')
    if (sent && form instanceof HTMLFormElement) fillEmpty(form, sent)
    const unsaved = take('unsaved')
    if (!unsaved) return
    keep('sent', unsaved)
    send(unsaved)
  }, [formId])
