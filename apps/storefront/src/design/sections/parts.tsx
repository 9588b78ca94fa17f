import { Button, Image } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { widePicture } from '../../pictures.ts'
import type { SectionData } from '../section-data.ts'

export interface SectionProps {
  readonly section: SectionData
  /** Whether its image is visible on load. */
  readonly isFirst: boolean
}

interface ButtonProps {
  readonly section: { readonly buttonLabel?: string | undefined; readonly href?: string | undefined }
}

export const SectionButton = ({ section: { buttonLabel, href } }: ButtonProps) =>
  buttonLabel !== undefined && (
    <p className="mt-6">
      <Button href={href} variant="primary" size="large">
        {buttonLabel}
      </Button>
    </p>
  )

interface WidePictureProps {
  readonly section: { readonly image?: string | undefined; readonly imageAlt?: string | undefined }
  /** Whether it is visible on load. */
  readonly isFirst: boolean
  readonly className?: string
}

export const WidePicture = ({ section: { image, imageAlt = '' }, isFirst, className = '' }: WidePictureProps) =>
  image !== undefined && (
    <Image
      {...widePicture(image)}
      alt={imageAlt}
      ratio="wide"
      priority={isFirst}
      className={`h-full w-full lg:order-2 ${className}`}
    />
  )

interface TitledProps {
  readonly section: Pick<SectionData, 'id' | 'title'>
  /** The name of the section for screen readers if it has no title. */
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** A section with its title, if it has one. */
export const Titled = ({ section: { id, title }, label, className, children }: TitledProps) => (
  <section {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': id })} className={className}>
    {title !== undefined && (
      <h2 id={id} className="mb-5 font-display text-2xl">
        {title}
      </h2>
    )}
    {children}
  </section>
)
