import { isElevatedCall } from '../../call.ts'
import type { OfferedCall } from './rooms.ts'

const width = 116

/** Words in lines of a comment. */
const lines = (text: string): string[] =>
  text.split(' ').reduce<string[]>((done, word) => {
    const last = done.at(-1)
    return last === undefined || last.length + word.length >= width
      ? [...done, word]
      : [...done.slice(0, -1), `${last} ${word}`]
  }, [])

/** The comment of a function: what it does, whom it is for, how it is called. */
export const comment = ({ call, offer }: OfferedCall): string => {
  const says = offer.comment ?? call.summary
  const builds = offer.finds ? ' Without arguments, returns a query to build.' : ''
  const forWhom = isElevatedCall(call) ? ' Elevated.' : ''
  const example = [offer.example].flat()
  const told = [...lines(`${says}${builds}${forWhom}`), '', '@example', ...example]
  return `/**\n${told.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`
}
