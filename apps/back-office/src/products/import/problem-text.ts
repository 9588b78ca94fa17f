import type { ProductImport } from '@vitrine/client'
import { isolate } from '@vitrine/domain/bidi.ts'
import { locale, words } from '../../words/words.ts'

type Problem = ProductImport['problems'][number]

const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })

const valueText = (name: string, value: unknown): string => {
  if (typeof value === 'number' && name !== 'row') return numbers.format(value)
  // Values of a file may run in the other direction.
  return locale === 'he' ? isolate(String(value)) : String(value)
}

const filled = (text: string, data: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(data, name) ? valueText(name, data[name]) : place,
  )

/**
 * Says what is wrong with a row of a file, in the language of the pages. Problems of imports before there were reasons
 * are as the server describes them.
 */
export const problemText = ({ reason, handling, message, data = {} }: Problem): string => {
  const text = reason === undefined ? undefined : words.importReasons[reason]
  if (text === undefined) return message
  const sentence = filled(text, data as Readonly<Record<string, unknown>>)
  return handling === undefined ? sentence : `${sentence} ${words.importHandlings[handling]}`
}
