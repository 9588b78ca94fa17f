import { useState, type SyntheticEvent } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { readCard, type CardErrors, type CardKey } from './card.ts'

/**
 * Validates card fields on blur. While typing, errors are cleared but none are added. Empty fields are reported on
 * submit.
 */
export const useCheckedCard = (posted: CardErrors) => {
  const words = useWords()
  const [own, setOwn] = useState<CardErrors>({})
  const check = ({ currentTarget, type }: SyntheticEvent<HTMLInputElement>): void => {
    const { form, name, value } = currentTarget
    if (!form) return
    const key = name as CardKey
    const read = value === '' ? undefined : readCard(new FormData(form), { now: new Date(), words })
    const message = read && 'errors' in read ? read.errors[key] : undefined
    if (message === undefined || type === 'blur') setOwn((before) => ({ ...before, [key]: message }))
  }
  return { errors: { ...posted, ...own }, check }
}
