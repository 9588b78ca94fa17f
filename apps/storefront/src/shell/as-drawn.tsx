import type { ComponentType } from 'react'

/**
 * A static part: rendered on the server and left untouched in the browser, without its code. It must not change while
 * the page is shown. `Part` is absent in the browser's build.
 */
export const asDrawn =
  <Props extends object>(Part: ComponentType<Props> | undefined) =>
  (props: Props) =>
    Part ? (
      <div>
        <Part {...props} />
      </div>
    ) : (
      // React keeps the content of such an element during hydration.
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    )
