import { pino, type DestinationStream } from 'pino'

/** Fields of every log line, which are not listed again. */
const hiddenFields = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err'])

const levelNames: Readonly<Record<string, string>> = { ...pino.levels.labels, 30: 'note', 40: 'warning' }

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

interface LogLine extends Readonly<Record<string, unknown>> {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly err?: { readonly message?: string; readonly stack?: string }
}

/** Formats a log line for people: `12:03:01 warning: mail not delivered (mailId 7, attempts 2)`. */
const readable = (line: LogLine): string => {
  const { level, time, msg, err } = line
  const others = Object.entries(line).filter(([name]) => !hiddenFields.has(name))
  const details = others.map(([name, value]) => `${name} ${valueText(value)}`).join(', ')
  const clock = new Date(time).toTimeString().slice(0, 8)
  const sentence = [msg ?? err?.message ?? '', details && `(${details})`].filter(Boolean).join(' ')
  return [`${clock} ${levelNames[level] ?? level}: ${sentence}`, err?.stack ?? err?.message, '']
    .filter(isDefined)
    .join('\n')
}

const isDefined = (text: string | undefined): text is string => text !== undefined

/** Creates a log destination that writes readable lines, for terminals. */
export const readableLog = (write: (text: string) => unknown): DestinationStream => ({
  write: (text) => void write(readable(JSON.parse(text) as LogLine)),
})
