import type { ComponentType } from 'react'

/**
 * A part that does nothing but stand there: the server draws it, and a browser keeps it as it came, without its code.
 * It must not change while the page is in sight. `Part` is absent in the browser's build.
 */
export const asDrawn =
  <Props extends object>(Part: ComponentType<Props> | undefined) =>
  (props: Props) =>
    Part ? (
      <div>
        <Part {...props} />
      </div>
    ) : (
      // React leaves what is within such an element alone when it takes a page over.
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    )
