import { Link } from '@vitrine/ui'

/** A link to a document, as plain data. */
export interface DocumentLink {
  readonly label: string
  readonly href: string
}

/** A titled list of links. Renders nothing if there are none. */
export const LinkSection = ({
  id,
  title,
  links,
}: {
  readonly id: string
  readonly title: string
  readonly links: readonly DocumentLink[]
}) =>
  links.length > 0 && (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-display text-xl">
        {title}
      </h2>
      <ul className="grid list-none gap-2 p-0">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
