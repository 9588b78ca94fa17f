import { isElevatedCall } from '../../call.ts'
import type { OfferedCall } from './rooms.ts'

/** Leaves room for the indentation of fields. */
const width = 110

/** Wraps text into the lines of a comment. */
const lines = (text: string): string[] =>
  text.split(' ').reduce<string[]>((done, word) => {
    const last = done.at(-1)
    return last === undefined || last.length + word.length >= width
      ? [...done, word]
      : [...done.slice(0, -1), `${last} ${word}`]
  }, [])

const block = (text: readonly string[]): string =>
  `/**\n${text.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`

/** A doc comment, on one line if it fits. */
export const docComment = (text: string): string => {
  const wrapped = lines(text)
  return wrapped.length > 1 ? block(wrapped) : `/** ${text} */\n`
}

/** The doc comment of a client function: its description, whether it needs elevated rights, and an example. */
export const functionComment = ({ call, offer }: OfferedCall): string => {
  const description = offer.comment ?? call.summary
  const query = offer.finds ? ' Without arguments, returns a query to build.' : ''
  const rights = isElevatedCall(call) ? ' Elevated.' : ''
  return block([...lines(`${description}${query}${rights}`), '', '@example', ...[offer.example].flat()])
}
