import { openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '@vitrine/server/ground/base/log.ts'

/** A folder named by `npm test`, which searches it for secrets at the end. */
const { VITRINE_RUN_LOG: folder } = process.env

/** Line by line, since test workers exit without notice. */
const createLines = (name: string) => {
  const file = openSync(join(folder!, `${name}-${process.pid}.log`), 'a')
  return (line: string): void => void writeSync(file, line)
}

const lines =
  folder === undefined
    ? undefined
    : { log: createLines('server'), secrets: createLines('secrets'), refusals: createLines('refusals') }
const isError = (line: string): boolean => /^\{"level":[56]0/.test(line)

/** Records all logs of the run's shops and prints errors. `undefined` if the run is not searched. */
export const runLog = () =>
  lines &&
  createLog('debug', {
    write: (line: string) => {
      lines.log(line)
      if (isError(line)) process.stdout.write(line)
    },
  })

const known = new Set<string>()
const names = /"(\w*token|\w*password|code|code_?verifier|secret|authorization|cookie)":"([^"\\]{6,})"/gi

/** Records secrets sent over the wire, so that the log can be searched for them. */
export const noteSecrets = (text: string): void => {
  if (!lines) return
  for (const [, , secret = ''] of text.matchAll(names)) {
    if (known.has(secret)) continue
    known.add(secret)
    lines.secrets(`${secret}\n`)
  }
}

/** Records error messages, which are searched like the log. */
export const noteRefusal = (text: string): void => lines?.refusals(`${text.replaceAll('\n', ' ')}\n`)
