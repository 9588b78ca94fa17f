/** Limits for photos of a review. The platform validates each photo itself. */
export const maxPhotos = 4
export const maxPhotoBytes = 8 * 1024 * 1024
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
