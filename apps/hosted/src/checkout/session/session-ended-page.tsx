import { Button, EmptyState } from '@vitrine/ui'
import type { MessageData } from '../../message-page.tsx'
import { useWords } from '../../words/use-words.tsx'

export interface SessionEndedData extends MessageData {
  /** The values of the form that could not be accepted. */
  readonly typed: readonly (readonly [name: string, value: string])[]
}

/** Resends the form after signing in again. */
const TypedAgain = ({ typed }: Pick<SessionEndedData, 'typed'>) => {
  const words = useWords()
  return (
    <form method="post" aria-label={words.checkout}>
      {typed.map(([name, value], index) => (
        // Names may repeat; the list never changes.
        <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="intent" value="resume" />
      <Button type="submit">{words.backToCheckout}</Button>
    </form>
  )
}

/** Says that the buyer is signed out and links to the sign-in. A form sent without scripts is kept in this page. */
export const SessionEndedPage = ({ title, text, link, typed }: SessionEndedData) => {
  const words = useWords()
  const isWaiting = typed.length > 0
  const button = link && (
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
          {button}
          {isWaiting && <TypedAgain typed={typed} />}
        </>
      }
    >
      {isWaiting ? `${text} ${words.signInBeside}` : text}
    </EmptyState>
  )
}
