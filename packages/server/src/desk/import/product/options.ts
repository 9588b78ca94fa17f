import type { OptionDraft, PictureDraft } from './draft.ts'

/** Maximum number of variants in the contract. */
export const maxVariants = 1000

/** Removes duplicate pictures, keeping the first. */
export const distinctPictures = (pictures: readonly PictureDraft[]): readonly PictureDraft[] =>
  [...new Map(pictures.toReversed().map((picture) => [picture.url, picture])).values()].toReversed()

/** Assigns variant pictures to the choices of the first option that determines them. */
export const withPictures = (
  options: readonly OptionDraft[],
  variants: readonly { choices: Readonly<Record<string, string>>; picture: string | undefined }[],
): readonly OptionDraft[] => {
  const picturesOf = (name: string, value: string): string[] => [
    ...new Set(variants.flatMap(({ choices, picture }) => (choices[name] === value && picture ? [picture] : []))),
  ]
  const deciding = options.find(({ name, choices }) =>
    choices.every(({ description }) => picturesOf(name, description).length <= 1),
  )
  if (!deciding) return options
  const choices = deciding.choices.map((choice) => {
    const [picture] = picturesOf(deciding.name, choice.description)
    return picture === undefined ? choice : { ...choice, picture }
  })
  return options.map((option) => (option === deciding ? { ...option, choices } : option))
}
