import { Disclosure } from '@vitrine/ui'
import { lazy, Suspense, useState } from 'react'
import { useAside } from '../words/use-words.tsx'

/** What most buyers do not need comes when it is opened. */
const SignUpForm = lazy(async () => ({ default: (await import('./sign-up.tsx')).SignUpForm }))

/** An account for whoever has just bought without one: their order is in it once the email is shown to be theirs. */
export const AccountOffer = ({ email }: { email: string | undefined }) => {
  const aside = useAside()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="account-offer" className="max-w-form rounded-lg bg-wash p-6">
      <h2 id="account-offer" className="font-display text-xl">
        {aside.offer.title}
      </h2>
      <p className="mt-2 text-muted">{aside.offer.text}</p>
      <Disclosure
        label={aside.signUp}
        // Buyers may open it before the scripts that hear of it.
        ref={(details) => {
          if (details?.open) setOpen(true)
        }}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="mt-4"
      >
        {isOpen && (
          <Suspense>
            <SignUpForm next="/account" email={email} />
          </Suspense>
        )}
        <noscript>
          <a className="v-link" href="/sign-up">
            {aside.signUpTitle}
          </a>
        </noscript>
      </Disclosure>
    </section>
  )
}
