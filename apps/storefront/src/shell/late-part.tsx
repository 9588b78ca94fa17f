import { lazy, memo, Suspense, type ComponentType } from 'react'

/**
 * A part that few pages have: rendered on the server, its code loaded on demand. Until then, and if loading fails, the
 * server-rendered markup remains, even if what is around it changes.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Late = lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }))
  const Part = (props: Props) => (
    <Suspense>
      <Late {...(props as Parameters<typeof Late>[0])} />
    </Suspense>
  )
  return memo(Part)
}
