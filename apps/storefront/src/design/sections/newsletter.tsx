import { NewsletterForm } from '../../newsletter/newsletter-form.tsx'
import { useAside } from '../../words/use-words.tsx'
import type { SectionProps } from './parts.tsx'

/** A form to subscribe to the newsletter. */
export const Newsletter = ({ section: { id, title, text } }: SectionProps) => {
  const { newsletter } = useAside()
  return (
    <section aria-labelledby={id} className="rounded-lg bg-accent-soft px-6 py-12">
      <div className="mx-auto grid max-w-prose gap-4">
        <h2 id={id} className="font-display text-2xl text-balance">
          {title ?? newsletter.title}
        </h2>
        {text !== undefined && <p className="whitespace-pre-line text-muted">{text}</p>}
        <NewsletterForm name={id} />
      </div>
    </section>
  )
}
