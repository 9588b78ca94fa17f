import { useBusy } from '@vitrine/web/busy-form.tsx'
import { useState, type FormEvent } from 'react'
import { postForm } from '../checkout/step-form.tsx'
import { useWords } from '../words/use-words.tsx'
import type { PayData } from './pay-data.ts'

/** The payment as it was answered last: with scripts what was typed stays in its fields, and in nobody's memory else. */
export const usePay = (first: PayData) => {
  const words = useWords()
  const [data, setData] = useState(first)
  const [isBusy, setBusy] = useBusy()
  const complain = (failure: string): void => {
    setData((before) => ({ ...before, failure }))
    setBusy(false)
  }
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    postForm(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter).then(
      (answer) => {
        // Stays busy until the page is gone.
        if ('location' in answer) return location.assign(answer.location)
        if (answer.page !== 'pay') return complain(answer.title)
        setData(answer.data as PayData)
        setBusy(false)
      },
      () => complain(words.offline),
    )
  }
  return { data, isBusy, send }
}
