import { locale } from '../words/first.ts'
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })

/** Formats a share, such as 0.25, in percent. */
export const percentText = (share: number): string => percent.format(share)
