import { Button, Disclosure } from '@vitrine/ui'
import { Prose } from '@vitrine/web/document/prose.tsx'
import { CollectionGrid } from '../../pages/listing/collection-grid.tsx'
import { useShell } from '../../shell/shell-data.ts'
import { useAside, useWords } from '../../words/use-words.tsx'
import { Benefits, Gallery, Logos, Testimonials } from './entries.tsx'
import { MapSection } from './map.tsx'
import { Newsletter } from './newsletter.tsx'
import { SectionButton, WidePicture, type SectionProps } from './parts.tsx'
import { VideoSection } from './video.tsx'

const Hero = ({ section, isFirst }: SectionProps) => {
  const words = useWords()
  const { site } = useShell()
  const { title, text, image, buttonLabel } = section
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    // As wide as the page column with its margins: from edge to edge on most screens.
    <section
      className={`-mx-(--page-inset) grid overflow-hidden bg-wash min-[94rem]:rounded-lg ${isFirst ? 'min-[94rem]:mt-6' : ''} ${image ? 'lg:min-h-[min(72svh,38rem)] lg:grid-cols-[2fr_3fr]' : 'justify-items-center text-center'}`}
    >
      <WidePicture section={section} isFirst={isFirst} className="max-lg:aspect-4/3 lg:aspect-auto" />
      <div className="self-center px-(--page-inset) py-10 lg:py-16">
        <Heading className="font-display text-3xl leading-[1.06] text-balance sm:text-display">
          {title ?? site.name}
        </Heading>
        {text !== undefined && <p className="mt-5 max-w-prose text-lg whitespace-pre-line text-muted">{text}</p>}
        {buttonLabel === undefined && isFirst ? (
          <p className="mt-8">
            <Button href="/collections/all-products" variant="primary" size="large">
              {words.discover}
            </Button>
          </p>
        ) : (
          <SectionButton section={section} />
        )}
      </div>
    </section>
  )
}

const Collections = ({ section: { id, title, collections = [] } }: SectionProps) => {
  const words = useWords()
  if (collections.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5 font-display text-2xl">
        {title ?? words.byCollection}
      </h2>
      <CollectionGrid level={3} collections={collections} label={title ?? words.byCollection} />
    </section>
  )
}

const Text = ({ section, isFirst }: SectionProps) => {
  const words = useWords()
  const { id, title, html, image } = section
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      aria-label={title === undefined ? words.about : undefined}
      className={image ? 'grid items-center gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16' : 'mx-auto w-full max-w-prose'}
    >
      {image !== undefined && (
        <div className="overflow-hidden rounded-lg">
          <WidePicture section={section} isFirst={isFirst} className="aspect-3/2" />
        </div>
      )}
      <div className="text-lg">
        {title !== undefined && (
          <h2 id={id} className="mb-4 font-display text-2xl">
            {title}
          </h2>
        )}
        {html !== undefined && <Prose html={html} />}
        <SectionButton section={section} />
      </div>
    </section>
  )
}

const Banner = ({ section }: SectionProps) => (
  <section className="-mx-(--page-inset) bg-accent-soft px-(--page-inset) py-14 text-center min-[94rem]:rounded-lg">
    <p className="mx-auto max-w-prose font-display text-2xl text-balance">{section.text}</p>
    <SectionButton section={section} />
  </section>
)

const Questions = ({ section: { id, title, questions = [] } }: SectionProps) => {
  const { questions: questionsTitle } = useAside()
  return (
    <section aria-labelledby={id} className="mx-auto w-full max-w-prose">
      <h2 id={id} className="mb-4 font-display text-2xl">
        {title ?? questionsTitle}
      </h2>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} label={question}>
          <p className="whitespace-pre-line">{answer}</p>
        </Disclosure>
      ))}
    </section>
  )
}

/** Sections that stay as the server renders them. */
const kinds = {
  HERO: Hero,
  COLLECTIONS: Collections,
  TEXT: Text,
  BANNER: Banner,
  QUESTIONS: Questions,
  GALLERY: Gallery,
  TESTIMONIALS: Testimonials,
  LOGOS: Logos,
  BENEFITS: Benefits,
  VIDEO: VideoSection,
  MAP: MapSection,
  NEWSLETTER: Newsletter,
} as const

type StaticKind = keyof typeof kinds

/** A section whose code browsers do not need. */
export const StaticSection = (props: SectionProps) => {
  const Kind = kinds[props.section.kind as StaticKind]
  return <Kind {...props} />
}
