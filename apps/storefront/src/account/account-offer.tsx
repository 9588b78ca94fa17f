import { Disclosure } from '@vitrine/ui'
import { lazy, Suspense, useState } from 'react'
import { useAside } from '../words/use-words.tsx'

/** Loaded on opening, since most buyers don't need it. */
const SignUpForm = lazy(async () => ({ default: (await import('./sign-in/sign-up.tsx')).SignUpForm }))

/**
 * Offers an account to a guest who has just ordered. The order joins the account once the email address is verified.
 */
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
        // Buyers may open it before hydration.
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
