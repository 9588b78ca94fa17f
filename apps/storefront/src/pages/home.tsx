import type { Product } from '@vitrine/client'
import { Button, Card, Container, Grid, Image, Link, Stack } from '@vitrine/ui'
import { Prose } from '@vitrine/web/prose.tsx'
import { cardPicture, widePicture } from '../pictures.ts'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../words/use-words.tsx'
import { ProductGrid } from './product-card.tsx'

interface HomeData {
  readonly newest: readonly Product[]
}

/** What a shop shows that has no products yet: to those who came to buy, and to its owner. */
const SettingUp = () => {
  const words = useWords()
  const { config } = useShell()
  return (
    <>
      <p className="mt-4 text-lg text-muted">{words.settingUp}</p>
      <p className="mt-8 text-sm">
        {words.forOwner} <Link href={`${config.platformUrl}/back-office/products/new`}>{words.addFirst}</Link>
      </p>
    </>
  )
}

const Hero = ({ isEmpty }: { isEmpty: boolean }) => {
  const words = useWords()
  const { site } = useShell()
  return (
    <section
      className={`-mx-5 grid items-center overflow-hidden bg-wash sm:mx-0 sm:mt-6 sm:rounded-lg ${site.hero ? 'lg:grid-cols-[2fr_3fr]' : 'justify-items-center text-center'} ${isEmpty ? 'min-h-[70svh]' : ''}`}
    >
      {site.hero && (
        <Image
          {...widePicture(site.hero)}
          alt={site.hero.altText ?? ''}
          ratio="wide"
          priority
          className="w-full lg:order-2"
        />
      )}
      <div className="px-5 py-8 sm:px-10">
        <h1 className="font-display text-3xl leading-tight text-balance xl:text-display">
          {site.tagline ?? site.name}
        </h1>
        {isEmpty ? (
          <SettingUp />
        ) : (
          <p className="mt-6">
            <Button href="/collections/all-products" variant="primary" size="large">
              {words.discover}
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}

const Collections = () => {
  const words = useWords()
  const { collections } = useShell()
  if (collections.length === 0) return null
  return (
    <section aria-labelledby="collections">
      <h2 id="collections" className="mb-5 font-display text-2xl">
        {words.byCollection}
      </h2>
      <Grid as="ul" least="md" gap="lg" className="list-none p-0">
        {collections.map(({ id, slug, name, media, numberOfProducts }) => {
          const image = media?.mainMedia?.image
          return (
            <Card
              key={id}
              as="li"
              title={name}
              level={3}
              href={`/collections/${slug}`}
              media={image && <Image className="rounded-md" alt="" {...cardPicture(image)} ratio="square" />}
            >
              <span className="text-sm text-muted">{words.products(numberOfProducts ?? 0)}</span>
            </Card>
          )
        })}
      </Grid>
    </section>
  )
}

export const HomePage = ({ newest }: HomeData) => {
  const words = useWords()
  const { site } = useShell()
  return (
    <Stack gap="section">
      <Hero isEmpty={newest.length === 0} />
      {newest.length > 0 && (
        <>
          <section aria-labelledby="newest">
            <div className="mb-5 flex items-baseline justify-between gap-4">
              <h2 id="newest" className="font-display text-2xl">
                {words.newest}
              </h2>
              <Link href="/collections/all-products">{words.seeAll}</Link>
            </div>
            <ProductGrid level={3} products={newest} label={words.newest} />
          </section>
          <Collections />
        </>
      )}
      {site.about && (
        <Container as="section" width="prose" aria-label={words.about} className="text-lg">
          <Prose html={site.about} />
        </Container>
      )}
    </Stack>
  )
}
