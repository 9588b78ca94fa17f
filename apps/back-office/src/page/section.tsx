import { useId, type ReactNode } from 'react'

interface SectionProps {
  readonly title: string
  readonly hint?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A section of a page with a title. */
export const Section = ({ title, hint, actions, children }: SectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={id} className="font-display text-xl">
            {title}
          </h2>
          {hint && <p className="text-muted">{hint}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}

/** A group of form fields with a title. */
export const FieldGroup = ({ title, hint, children }: Omit<SectionProps, 'actions'>) => (
  <fieldset className="grid min-w-0 gap-4 border-0 p-0">
    <legend className="mb-1 font-display text-lg">{title}</legend>
    {hint && <p className="text-sm text-muted">{hint}</p>}
    {children}
  </fieldset>
)
