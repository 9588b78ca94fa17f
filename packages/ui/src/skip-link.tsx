import { useUi } from './ui-provider.tsx'

/** The first thing a keyboard finds: past the header, into the page. */
export function SkipLink({ href = '#main', label }: { href?: string; label?: string }) {
  const { words } = useUi()
  return (
    <a className="v-skip-link" href={href}>
      {label ?? words.skipToContent}
    </a>
  )
}
