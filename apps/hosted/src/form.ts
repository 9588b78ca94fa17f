/** A line of text from a form, without the spaces around it. */
export const readLine = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** A password, as it was typed. */
export const readPassword = (form: FormData, name: string): string => String(form.get(name) ?? '')

export const isEmail = (text: string): boolean => text.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
