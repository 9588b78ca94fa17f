import { EmptyState } from '@vitrine/ui'
import { useAside } from '../words/use-words.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

interface NewsletterData {
  readonly isSent: boolean
  readonly email?: string
  readonly problem?: 'wrongEmail' | 'tooMany'
}

/** Where people subscribe to the newsletter, and what they do next. */
export const NewsletterPage = ({ isSent, email, problem }: NewsletterData) => {
  const { newsletter: texts } = useAside()
  if (isSent) {
    return (
      <EmptyState title={texts.sent} level={1}>
        {texts.sentHint}
      </EmptyState>
    )
  }
  return (
    <div className="mx-auto grid w-full max-w-prose gap-6 py-10">
      <h1 className="font-display text-3xl">{texts.title}</h1>
      <NewsletterForm name="page" {...(email !== undefined && { email })} error={problem && texts[problem]} />
    </div>
  )
}
