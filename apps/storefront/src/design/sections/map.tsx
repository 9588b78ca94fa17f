import { Link } from '@vitrine/ui'
import { useAside } from '../../words/use-words.tsx'
import { SectionButton, Titled, type SectionProps } from './parts.tsx'

/** A place on a map, which opens on a page of its own: an embedded one would tell a third party about each visitor. */
const mapOf = (address: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address.split('\n').join(', ') })}`

/** Where the store is. */
export const MapSection = ({ section }: SectionProps) => {
  const { homeSections: sections } = useAside()
  const { text = '' } = section
  return (
    <Titled section={section} label={sections.map} className="rounded-lg bg-wash px-6 py-8 sm:px-10">
      <address className="text-lg whitespace-pre-line not-italic">{text}</address>
      <p className="mt-4">
        <Link href={mapOf(text)}>{sections.openMap}</Link>
      </p>
      <SectionButton section={section} />
    </Titled>
  )
}
