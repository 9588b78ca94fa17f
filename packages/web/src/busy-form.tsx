import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'

/** Whether a form is on its way, and how to say so; a page that comes back from the browser's memory is ready again. */
export const useBusy = () => {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const ready = () => setBusy(false)
    addEventListener('pageshow', ready)
    return () => removeEventListener('pageshow', ready)
  }, [])
  return [isBusy, setBusy] as const
}

/** A form that posts like any other and, with scripts, says so and does not post twice. */
export const BusyForm = ({
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'children'> & { children: (isBusy: boolean) => ReactNode }) => {
  const [isBusy, setBusy] = useBusy()
  return (
    <form
      method="post"
      {...form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
        else setBusy(true)
      }}
    >
      {children(isBusy)}
    </form>
  )
}
