import type { Product } from '@vitrine/client'
import { expect, test } from 'vitest'
import { picturesOf } from '../../pictures.ts'
import { galleryItems } from './gallery-items.ts'

const image = (id: string) => ({ id, image: { url: `https://shop.test/${id}` }, mediaType: 'image' })
const poster = { url: 'https://shop.test/poster' }
const film = {
  id: 'film',
  mediaType: 'video',
  title: 'At work',
  video: { files: [{ url: 'f.webm', format: 'webm' }], poster },
}
const page = {
  id: 'page',
  mediaType: 'video',
  video: { files: [], embed: { provider: 'VIMEO', url: 'v', pageUrl: 'p' } },
}
const model = {
  id: 'model',
  mediaType: 'model_3d',
  altText: 'A mug',
  model: { url: 'm.glb', format: 'glb', sizeInBytes: 7 },
}
const items = [image('shared'), image('sage'), image('ink'), image('large-ink'), film, page, model]

const choice = (description: string, ids: readonly string[] = []) => ({
  value: description,
  description,
  ...(ids.length > 0 && { media: { items: items.filter(({ id }) => ids.includes(id)) } }),
})
const product = {
  manageVariants: true,
  media: { items },
  productOptions: [
    { name: 'Colour', choices: [choice('Sage', ['sage', 'film']), choice('Ink', ['ink'])] },
    { name: 'Size', choices: [choice('S'), choice('L')] },
  ],
  variants: [
    { id: '1', choices: { Colour: 'Sage', Size: 'S' }, variant: {} },
    { id: '2', choices: { Colour: 'Ink', Size: 'S' }, variant: {} },
    { id: '3', choices: { Colour: 'Ink', Size: 'L' }, variant: { mediaIds: ['large-ink'] } },
  ],
} as unknown as Product

const idsFor = (chosen: Readonly<Record<string, string>>) => galleryItems(product, chosen).map(({ id }) => id)
const shared = ['shared', 'page', 'model']

test.each([
  [{ Colour: 'Sage', Size: 'S' }, ['sage', 'film', ...shared]],
  [{ Colour: 'Ink', Size: 'S' }, ['ink', ...shared]],
  [{ Colour: 'Ink', Size: 'L' }, ['large-ink', 'ink', ...shared]],
  [{ Colour: 'Ink' }, ['ink', ...shared]],
  [{}, shared],
])('shows the media of %j before those for all', (chosen, ids) => {
  expect(idsFor(chosen)).toEqual(ids)
})

test('shows all media if none are of the choice', () => {
  const media = { items: [image('ink')] }
  expect(galleryItems({ ...product, media } as Product, { Colour: 'Sage' }).map(({ id }) => id)).toEqual(['ink'])
})

test('has videos by file and by address, and 3D models', () => {
  const found = galleryItems(product, { Colour: 'Sage', Size: 'S' })
  expect(found.filter(({ kind }) => kind !== 'picture')).toEqual([
    { kind: 'video', id: 'film', label: 'At work', poster, url: 'f.webm', format: 'webm' },
    { kind: 'embed', id: 'page', embed: { provider: 'VIMEO', url: 'v', pageUrl: 'p' } },
    { kind: 'model', id: 'model', label: 'A mug', url: 'm.glb', sizeInBytes: 7 },
  ])
})

test('posters stand for pictures of a product that has none', () => {
  expect(picturesOf({ items: [model, film] } as unknown as Product['media'])).toEqual([poster])
  expect(picturesOf(product.media).map(({ url }) => url)).toHaveLength(4)
})
