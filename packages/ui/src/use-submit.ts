import { startTransition, useActionState, type FormEvent } from 'react'

/**
 * Sends a form through a script: `[state, form, isBusy]`, of which `form` goes to the `<form>` element. Unlike a
 * function as `action`, it needs no inline script on a page that the server rendered, and what was typed stays after a
 * failure.
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
