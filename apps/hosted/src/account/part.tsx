import type { ReactNode } from 'react'

interface HeadingProps {
  readonly id?: string
  readonly title: string
  readonly hint?: string
}

/** Title and description of a section. */
export const Heading = ({ id, title, hint }: HeadingProps) => (
  <header>
    <h2 id={id} className="font-display text-2xl break-words">
      {title}
    </h2>
    {hint !== undefined && <p className="mt-1 text-muted">{hint}</p>}
  </header>
)

/** A section of an account page, labeled by its title. */
export const Part = ({ children, ...heading }: HeadingProps & { id: string; children: ReactNode }) => (
  <section aria-labelledby={heading.id} className="grid gap-4">
    <Heading {...heading} />
    {children}
  </section>
)
