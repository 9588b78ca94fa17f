import { lazy, Suspense, useState, type ComponentType } from 'react'

interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Creates a drawer or dialog whose code is loaded on first opening, or earlier by `load`. */
export const lateDrawer = <More extends object = object>(load: () => Promise<ComponentType<DrawerProps & More>>) => {
  // A failed load must not take down the page.
  const Late = lazy(async () => ({ default: await load().catch((): ComponentType<DrawerProps & More> => () => null) }))
  return (props: DrawerProps & More) => {
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
