import { Link, PostalAddress } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import type { ContactValues } from './contact.ts'

/** Where it goes, in short, with the way to change it. */
export const AddressLines = ({
  values,
  country,
  changeHref,
}: {
  values: ContactValues
  /** By its name. */
  country: string | undefined
  changeHref: string
}) => {
  const words = useWords()
  const { firstName, lastName, addressLine, postalCode, city, email } = values
  const lines = [
    [firstName, lastName].filter(Boolean).join(' '),
    [addressLine, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', '),
    email,
  ].filter((line): line is string => Boolean(line))
  return (
    <div className="flex items-start justify-between gap-4 rounded-md border border-line p-4">
      <div>
        <p className="text-sm text-muted">{words.deliverTo}</p>
        <PostalAddress lines={lines} />
      </div>
      <Link href={changeHref}>{words.change}</Link>
    </div>
  )
}
