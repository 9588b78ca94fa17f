import { joinClasses } from './class-names.ts'

/** An address, line by line as it is written on a parcel. */
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
