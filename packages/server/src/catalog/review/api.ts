export { keepPhoto, largestPhotoBytes, maySeePhoto } from './photos.ts'
export { insertReview } from './store.ts'
export type { ReviewRecord } from './tables.ts'
