import { Image, Link } from '@vitrine/ui'
import { widePicture } from '../../pictures.ts'
import { useAside } from '../../words/use-words.tsx'
import { Titled, type SectionProps } from './parts.tsx'

type Entry = NonNullable<SectionProps['section']['entries']>[number]

/** Entries may be alike, so that only their place tells them apart. */
const keyed = (entries: readonly Entry[] = []) => entries.map((entry, place) => ({ ...entry, key: String(place) }))

/** Images in a grid, with captions and links. */
export const Gallery = ({ section }: SectionProps) => {
  const { homeSections: sections } = useAside()
  return (
    <Titled section={section} label={sections.gallery}>
      <ul className="grid list-none grid-cols-2 gap-3 p-0 sm:gap-5 lg:grid-cols-3">
        {keyed(section.entries).map(({ key, image, imageAlt = '', title, href }) => {
          const picture = (
            <Image
              {...widePicture(image!)}
              sizes="(min-width: 64rem) 26rem, 50vw"
              alt={imageAlt}
              ratio="square"
              className="rounded-md"
            />
          )
          return (
            <li key={key}>
              <figure className="m-0">
                {href === undefined ? (
                  picture
                ) : (
                  <Link href={href} aria-label={imageAlt || title}>
                    {picture}
                  </Link>
                )}
                {title !== undefined && <figcaption className="mt-2 text-sm text-muted">{title}</figcaption>}
              </figure>
            </li>
          )
        })}
      </ul>
    </Titled>
  )
}

/** What others say about the store. */
export const Testimonials = ({ section }: SectionProps) => {
  const { homeSections: sections } = useAside()
  return (
    <Titled section={section} label={sections.testimonials}>
      <ul className="grid list-none gap-5 p-0 sm:grid-cols-2 lg:grid-cols-3">
        {keyed(section.entries).map(({ key, text, title }) => (
          <li key={key} className="rounded-lg border border-line bg-surface p-6">
            <figure className="m-0 grid h-full content-between gap-5">
              <blockquote className="m-0 font-display text-lg text-pretty">{text}</blockquote>
              {title !== undefined && <figcaption className="text-sm text-muted">{title}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Titled>
  )
}

/** Logos, such as of the press or of partners. */
export const Logos = ({ section }: SectionProps) => {
  const { homeSections: sections } = useAside()
  return (
    <Titled section={section} label={sections.logos} className="text-center">
      <ul className="flex list-none flex-wrap items-center justify-center gap-x-10 gap-y-6 p-0">
        {keyed(section.entries).map(({ key, image, imageAlt = '', href }) => {
          const logo = <img src={image} alt={imageAlt} loading="lazy" className="h-10 w-auto max-w-40 object-contain" />
          return <li key={key}>{href === undefined ? logo : <Link href={href}>{logo}</Link>}</li>
        })}
      </ul>
    </Titled>
  )
}

/** Reasons to buy here, such as delivery and returns. */
export const Benefits = ({ section }: SectionProps) => {
  const { homeSections: sections } = useAside()
  return (
    <Titled section={section} label={sections.benefits}>
      <ul className="grid list-none gap-6 border-y border-line p-0 py-8 sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {keyed(section.entries).map(({ key, title, text }) => (
          <li key={key} className="lg:text-center">
            <p className="font-display text-lg">{title}</p>
            {text !== undefined && <p className="mt-1 text-sm text-pretty text-muted">{text}</p>}
          </li>
        ))}
      </ul>
    </Titled>
  )
}
