import { lazy, Suspense, useState, type ComponentType } from 'react'

interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** A drawer or dialog whose code is fetched when it is first opened, or earlier by `load`. */
export const lateDrawer = <More extends object = object>(load: () => Promise<ComponentType<DrawerProps & More>>) => {
  // A drawer that does not come must not take the page with it.
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
