import { lazy, Suspense, useState, type ComponentType } from 'react'

interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** A drawer whose code is fetched when it is first opened, or earlier by `load`. */
export const lateDrawer = (load: () => Promise<ComponentType<DrawerProps>>) => {
  const Late = lazy(async () => ({ default: await load() }))
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
