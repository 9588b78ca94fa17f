import { entity, integer, number, oneOf, optional, shape, text, webUrl } from '../../../schema.ts'

/** The focal point of an image, as callers write it. */
export const MediaFocalPoint = entity(
  'MediaFocalPoint',
  {
    x: optional(number({ minimum: 0, maximum: 1, description: 'From 0 (left) to 1 (right). Send it with `y`.' })),
    y: optional(number({ minimum: 0, maximum: 1, description: 'From 0 (top) to 1 (bottom). Send it with `x`.' })),
  },
  { description: 'The point of an image that stays visible when it is cropped. An empty object removes it.' },
)

/** A video that its host plays. */
export const VideoEmbed = entity(
  'VideoEmbed',
  {
    provider: oneOf(['YOUTUBE', 'VIMEO']),
    videoId: text(),
    url: webUrl({ description: 'Address of a frame that plays the video and sets no cookies before.' }),
    pageUrl: webUrl({ description: 'Address of its page.' }),
  },
  { description: 'A video at YouTube or Vimeo. Its host learns of visitors who load the frame.' },
)

/** A 3D model without its poster. */
export const modelFields = {
  url: webUrl(),
  format: text({ description: 'File format: `glb` (glTF 2.0).' }),
  sizeInBytes: optional(integer()),
}

/** As text: the client would look for dates in each media item of each product. */
export const addedDate = optional(text({ description: 'When it was added to the product, in ISO 8601.' }))

/** Fields of media that only Vitrine has. */
export const describedMedia = {
  focalPoint: optional(MediaFocalPoint),
  posterId: optional(
    text({
      maxLength: 200,
      description:
        'ID of an uploaded image that is shown before a video or 3D model is loaded. An empty string removes it.',
    }),
  ),
}

/** A choice of a product's options. */
export const choicePlace = shape({
  option: text({ minLength: 1, maxLength: 50, description: 'Name of the option.' }),
  choice: text({ minLength: 1, maxLength: 50, description: 'Name of the choice.' }),
})
