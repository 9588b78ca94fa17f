import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'

/** A form that posts like any other and, with scripts, says so and does not post twice. */
export const BusyForm = ({
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'children'> & { children: (isBusy: boolean) => ReactNode }) => {
  const [isBusy, setBusy] = useState(false)
  // A page that comes back from the browser's memory is ready again.
  useEffect(() => {
    const ready = () => setBusy(false)
    addEventListener('pageshow', ready)
    return () => removeEventListener('pageshow', ready)
  }, [])
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
