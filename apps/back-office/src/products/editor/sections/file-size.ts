import { locale } from '../../../words/words.ts'
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a file size. */
export const fileSize = (bytes: number): string => {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const unitDisplay = step === 0 ? 'long' : 'short'
  const options = { style: 'unit', unit: units[step]!, unitDisplay, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** step)
}
