import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Returns whether the command runs in a terminal. */
export const isInteractive = (): boolean => process.stdin.isTTY && process.stdout.isTTY

const prompt = async (question: string, output: NodeJS.WritableStream): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

export const confirm = async (question: string): Promise<boolean> =>
  /^y(es)?$/i.test((await prompt(`${question} (y/N) `, process.stdout)).trim())

/** Prompts for a secret without echoing it. */
export const promptSecret = async (question: string): Promise<string> => {
  process.stdout.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const answer = await prompt('', nowhere)
  process.stdout.write('\n')
  return answer
}
