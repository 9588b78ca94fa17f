import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Whether someone sits at the keyboard. */
export const isAnswered = (): boolean => process.stdin.isTTY && process.stdout.isTTY

const ask = async (question: string, output: NodeJS.WritableStream): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

export const askYes = async (question: string): Promise<boolean> =>
  /^y(es)?$/i.test((await ask(`${question} (y/N) `, process.stdout)).trim())

/** Asks without showing what is typed. */
export const askSecret = async (question: string): Promise<string> => {
  process.stdout.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const answer = await ask('', nowhere)
  process.stdout.write('\n')
  return answer
}
