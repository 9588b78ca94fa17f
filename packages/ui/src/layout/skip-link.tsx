import { useUi } from '../base/ui-provider.tsx'

/** The first focusable element: skips the header. */
export function SkipLink({ href = '#main', label }: { href?: string; label?: string }) {
  const { words } = useUi()
  return (
    <a className="v-skip-link" href={href}>
      {label ?? words.skipToContent}
    </a>
  )
}
