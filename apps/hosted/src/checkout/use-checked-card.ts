import { useState, type SyntheticEvent } from 'react'
import { useWords } from '../words/use-words.tsx'
import { readCard, type CardErrors, type CardKey } from './card.ts'

/**
 * What is wrong with a card, looked at when a field is left. Who is still typing is not told that something is wrong, but
 * at once that it is right now. An empty field is complained about by whoever reads the form.
 */
export const useCheckedCard = (told: CardErrors) => {
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
  return { errors: { ...told, ...own }, check }
}
