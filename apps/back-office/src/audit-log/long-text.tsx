import { Button } from '@vitrine/ui'
import { useState } from 'react'
import { words } from '../words/words.ts'

const { auditLog: texts } = words

/** Characters of a text that are shown at first. */
const shown = 160

export const isLong = (text: string): boolean => text.length > shown * 1.25

/** A text that is shortened until somebody wants to read all of it. */
export const LongText = ({ text }: { text: string }) => {
  const [isWhole, setWhole] = useState(false)
  if (!isLong(text)) return <bdi>{text}</bdi>
  return (
    <>
      <bdi>{isWhole ? text : `${text.slice(0, shown).trimEnd()}…`}</bdi>{' '}
      <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? texts.showLess : texts.showMore}
      </Button>
    </>
  )
}
