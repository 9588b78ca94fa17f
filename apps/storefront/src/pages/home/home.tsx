import { sectionAttribute } from '@vitrine/domain/store-design/preview-messages.ts'
import { Link, Stack } from '@vitrine/ui'
import type { ReactNode } from 'react'
import type { SectionData } from '../../design/section-data.ts'
import { Section } from '../../design/sections/section.tsx'
import { useShell } from '../../shell/shell-data.ts'
import { useWords } from '../../words/use-words.tsx'

interface HomeData {
  readonly sections: readonly SectionData[]
  /** Whether the store has no products yet. */
  readonly isEmpty: boolean
}

/** The home page of a store without products, for visitors and for its owner. */
const SettingUp = ({ title }: { title: string | undefined }) => {
  const words = useWords()
  const { config, site } = useShell()
  return (
    <section className="-mx-(--page-inset) grid min-h-[70svh] place-items-center bg-wash px-(--page-inset) py-8 text-center min-[94rem]:mt-6 min-[94rem]:rounded-lg">
      <div>
        <h1 className="font-display text-3xl leading-[1.06] text-balance sm:text-display">{title ?? site.name}</h1>
        <p className="mt-4 text-lg text-muted">{words.settingUp}</p>
        <p className="mt-8 text-sm">
          {words.forOwner} <Link href={`${config.platformUrl}/back-office/products/new`}>{words.addFirst}</Link>
        </p>
      </div>
    </section>
  )
}

/** Marks a section in a preview, so that a click on it selects it in the editor. */
const Marked = ({ id, children }: { id: string; children: ReactNode }) =>
  useShell().isPreview ? <div {...{ [sectionAttribute]: id }}>{children}</div> : children

export const HomePage = ({ sections, isEmpty }: HomeData) => {
  const { site } = useShell()
  const hero = sections[0]?.kind === 'HERO' ? sections[0] : undefined
  return (
    <Stack gap="section">
      {isEmpty && <SettingUp title={hero?.title} />}
      {!isEmpty && !hero && <h1 className="sr-only">{site.tagline ?? site.name}</h1>}
      {(isEmpty ? sections.filter((section) => section !== hero) : sections).map((section, at) => (
        <Marked key={section.id} id={section.id}>
          <Section section={section} isFirst={!isEmpty && at === 0} />
        </Marked>
      ))}
    </Stack>
  )
}
