/** Reads a line of text from a form, trimmed. */
export const readLine = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Reads a password, untrimmed. */
export const readPassword = (form: FormData, name: string): string => String(form.get(name) ?? '')

export const isEmail = (text: string): boolean => text.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Whether a request is a plain form post. */
export const isForm = ({ headers }: Request): boolean =>
  headers.get('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false

/** Whether a request is a form post with files. */
export const isFileForm = ({ headers }: Request): boolean =>
  headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data') ?? false

/** Whether a form was posted from a page of this origin, according to the browser's headers. */
export const isOwnForm = ({ headers }: Request, ownAddress: string): boolean => {
  const origin = headers.get('origin')
  if (origin !== null) return origin === new URL(ownAddress).origin
  return headers.get('sec-fetch-site') !== 'cross-site'
}
