/**
 * Shows the progress of a long command: one updated line in a terminal, or a line from time to time in other output.
 */
export interface Progress {
  readonly show: (text: string) => void
  /** Prints a permanent line above the progress line. */
  readonly print: (text: string) => void
  readonly end: () => void
}

const pauseMs = { terminal: 80, file: 5000 }
const clearLine = '\r\u001B[2K'

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>

export const createProgress = (output: Output, now: () => number = Date.now): Progress => {
  const pause = output.isTTY ? pauseMs.terminal : pauseMs.file
  let shownAt = now()
  let line = ''
  return {
    show: (text) => {
      if (now() - shownAt < pause) return
      shownAt = now()
      line = text.slice(0, (output.columns ?? 80) - 1)
      output.write(output.isTTY ? clearLine + line : `${text}\n`)
    },
    print: (text) => {
      output.write(output.isTTY ? `${clearLine}${text}\n${line}` : `${text}\n`)
    },
    end: () => {
      if (output.isTTY && line !== '') output.write(clearLine)
      line = ''
    },
  }
}
