import { startTransition, useActionState, type FormEvent } from 'react'

/**
 * Submits a form with a script: `[state, form, isBusy]`; spread `form` on the `<form>` element. Unlike a function as
 * `action`, it needs no inline script on a server-rendered page, and keeps the input after a failure.
 */
export const useSubmit = <State>(
  act: (before: Awaited<State>, form: FormData) => State | Promise<State>,
  initial: Awaited<State>,
) => {
  const [state, submit, isBusy] = useActionState(act, initial)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    startTransition(() => submit(form))
  }
  return [state, { method: 'post', onSubmit }, isBusy] as const
}
