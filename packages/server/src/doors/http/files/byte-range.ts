export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Returns the requested range of a file (RFC 9110, section 14.1.2). `undefined` for the whole file, which is also sent
 * for several ranges; `unsatisfiable` if the range lies outside.
 */
export const rangeOf = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const isSuffix = match[1] === ''
  if (!isSuffix && match[2] !== '' && Number(match[2]) < Number(match[1])) return undefined
  const start = isSuffix ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = isSuffix || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return start <= end && start < size ? { start, end } : 'unsatisfiable'
}
