import { joinClasses } from '../base/class-names.ts'

/** A postal address, line by line. */
export function PostalAddress({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <address className={joinClasses('v-postal-address', className)}>
      {lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
