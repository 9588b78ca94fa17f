import { Field } from '@vitrine/ui'
import { useState } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { maxPhotos, photoTypes } from './photo-limits.ts'

/** Photos of a review. Scripts shrink them before upload; otherwise they are sent as they are. */
export const PhotoField = () => {
  const { reviews: words } = useWords()
  const [error, setError] = useState<string>()
  const take = async (input: HTMLInputElement) => {
    const problem = (input.files?.length ?? 0) > maxPhotos ? words.photosTooMany(maxPhotos) : ''
    input.setCustomValidity(problem)
    setError(problem || undefined)
    if (problem || !input.files?.length) return
    // Photos that can't be shrunk here are checked by the platform.
    const { shrinkPhotos } = await import('./shrink-photos.ts').catch(() => ({ shrinkPhotos: undefined }))
    await shrinkPhotos?.(input)
  }
  return (
    <Field label={words.photos} hint={words.photosHint(maxPhotos)} error={error}>
      {(control) => (
        <input
          {...control}
          type="file"
          name="photos"
          multiple
          accept={photoTypes}
          className="block w-full cursor-pointer text-sm file:me-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-edge file:bg-surface file:px-4 file:text-text"
          onChange={({ currentTarget }) => void take(currentTarget)}
        />
      )}
    </Field>
  )
}
