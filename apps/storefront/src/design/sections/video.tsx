import { posterPicture } from '../../pictures.ts'
import { useAside } from '../../words/use-words.tsx'
import { SectionButton, Titled, type SectionProps } from './parts.tsx'

/** A video with its poster. Browsers load nothing of it before it is played. */
export const VideoSection = ({ section }: SectionProps) => {
  const { homeSections: sections } = useAside()
  const { title, text, videoUrl, image, imageAlt } = section
  return (
    <Titled section={section} label={sections.video}>
      {/* Owners link videos without captions; the alternative text describes them. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        controls
        playsInline
        preload="none"
        aria-label={imageAlt ?? title ?? sections.video}
        className="aspect-video w-full rounded-lg bg-black object-contain"
        src={videoUrl}
        {...(image !== undefined && { poster: posterPicture({ url: image }).src })}
      />
      {text !== undefined && <p className="mt-4 max-w-prose text-lg whitespace-pre-line text-muted">{text}</p>}
      <SectionButton section={section} />
    </Titled>
  )
}
