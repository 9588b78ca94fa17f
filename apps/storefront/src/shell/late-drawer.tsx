import { lazy, Suspense, useState, type ComponentType } from 'react'

interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

const Nothing = (_props: DrawerProps) => null

/** A drawer whose code is fetched when it is first opened, or earlier by `load`. */
export const lateDrawer = (load: () => Promise<ComponentType<DrawerProps>>) => {
  // A drawer that does not come must not take the page with it.
  const Late = lazy(async () => ({ default: await load().catch(() => Nothing) }))
  return (props: DrawerProps) => {
    const [wasOpened, setOpened] = useState(false)
    if (props.open && !wasOpened) setOpened(true)
    return (
      wasOpened && (
        <Suspense>
          <Late {...props} />
        </Suspense>
      )
    )
  }
}
