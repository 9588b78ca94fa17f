/** A line of text from a form, without the spaces around it. */
export const readLine = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** A password, as it was typed. */
export const readPassword = (form: FormData, name: string): string => String(form.get(name) ?? '')

export const isEmail = (text: string): boolean => text.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Whether a request carries a form as browsers post it when no script runs. */
export const isForm = ({ headers }: Request): boolean =>
  headers.get('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false

/** Whether a request carries a form with files. */
export const isFileForm = ({ headers }: Request): boolean =>
  headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data') ?? false

/** Whether a form comes from a page of this origin: browsers say where a post comes from. */
export const isOwnForm = ({ headers }: Request, ownAddress: string): boolean => {
  const origin = headers.get('origin')
  if (origin !== null) return origin === new URL(ownAddress).origin
  return headers.get('sec-fetch-site') !== 'cross-site'
}
