import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'

/** Tracks whether a form is being sent. Resets when the page is restored from the back/forward cache. */
export const useBusy = () => {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const ready = () => setBusy(false)
    addEventListener('pageshow', ready)
    return () => removeEventListener('pageshow', ready)
  }, [])
  return [isBusy, setBusy] as const
}

/** A plain form that, with scripts, shows when it is being sent and prevents double posts. */
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
