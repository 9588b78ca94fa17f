import { Button, EmptyState } from '@vitrine/ui'
import type { MessageData } from '../message-page.tsx'
import { useWords } from '../words/use-words.tsx'

export interface SessionEndedData extends MessageData {
  /** What the buyer had typed into a form that could not be taken. */
  readonly typed: readonly (readonly [name: string, value: string])[]
}

/** Sends what was typed again, once its buyer has signed in beside it. */
const TypedAgain = ({ typed }: Pick<SessionEndedData, 'typed'>) => {
  const words = useWords()
  return (
    <form method="post" aria-label={words.checkout}>
      {typed.map(([name, value], index) => (
        // The same name may come twice; the list never changes.
        <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="intent" value="resume" />
      <Button type="submit">{words.backToCheckout}</Button>
    </form>
  )
}

/** Says that the buyer is signed out, with the way back. A form that was sent without scripts waits in this page. */
export const SessionEndedPage = ({ title, text, link, typed }: SessionEndedData) => {
  const words = useWords()
  const isWaiting = typed.length > 0
  const way = link && (
    <Button href={link.href} variant="primary" {...(isWaiting && { target: '_blank' })}>
      {link.label}
    </Button>
  )
  return (
    <EmptyState
      title={title}
      level={1}
      actions={
        <>
          {way}
          {isWaiting && <TypedAgain typed={typed} />}
        </>
      }
    >
      {isWaiting ? `${text} ${words.signInBeside}` : text}
    </EmptyState>
  )
}
