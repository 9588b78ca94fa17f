import { bookletCover, bookletPage } from '../art/booklet.ts'
import { landscape } from '../art/landscape.ts'
import { leafSheet } from '../art/leaf.ts'
import { patternSheet } from '../art/pattern.ts'
import { cushion, folded } from '../forms/cloth.ts'
import { group, mesh, put } from '../forms/group.ts'
import * as forms from '../forms/paper.ts'
import { bowl } from '../forms/vessels.ts'
import { linen, printed } from '../materials.ts'
import { hues, type Scenes } from './shelf.ts'

const upright = (thing: ReturnType<typeof forms.device>, at: [number, number, number], turn = 0) =>
  put(thing, at, { tilt: -12, turn })

const letter = (options: { lines?: boolean }, color = '#5c6b4c') =>
  forms.sheet({
    width: 2.1,
    height: 2.97,
    curl: 0.05,
    front: printed(leafSheet('fern', color, { corner: true, ...options })),
  })

const pattern = (curl = 0.25) => forms.sheet({ width: 2.8, height: 2.8, curl, front: printed(patternSheet()) })

export const downloads: Scenes = {
  'slow-supper-recipe-booklet-front': () => ({
    subject: forms.booklet(printed(bookletCover(), 0.6)),
    elevation: 46,
    azimuth: -22,
    fill: 0.74,
  }),
  'slow-supper-recipe-booklet-detail': () => ({
    subject: forms.openBook({
      cover: printed(bookletCover(), 0.6),
      left: printed(bookletPage('drawing')),
      right: printed(bookletPage('text')),
    }),
    elevation: 44,
    azimuth: -14,
    fill: 0.84,
    tint: 'sage',
  }),
  'slow-supper-recipe-booklet-set': () => ({
    subject: group(
      put(forms.booklet(printed(bookletCover(), 0.6)), [-0.55, 0, 0.1], { turn: 10 }),
      put(bowl(hues.lagoon), [1.1, 0, -0.3]),
      put(
        mesh(folded({ width: 0.9, depth: 1.3, layers: 4, thickness: 0.042, seed: 8, tile: 0.8 }), linen(hues.flax)),
        [1.15, 0, 1.05],
        { turn: -14 },
      ),
    ),
    elevation: 34,
    fill: 0.82,
    tint: 'blush',
  }),
  'dunes-wallpaper-set-front': () => ({
    subject: upright(forms.device(landscape('noon', [1024, 768]), [2.5, 1.9]), [0, 0, 0]),
    elevation: 8,
    azimuth: -18,
    fill: 0.76,
  }),
  'dunes-wallpaper-set-detail': () => ({
    subject: group(
      upright(forms.device(landscape('plum', [1024, 768]), [2.5, 1.9]), [-0.2, 0, -0.4], 8),
      upright(forms.device(landscape('night', [480, 1024]), [0.75, 1.55]), [1.05, 0, 0.45], -12),
    ),
    elevation: 9,
    fill: 0.8,
    tint: 'mist',
  }),
  'dunes-wallpaper-set-set': () => ({
    subject: group(
      ...(['noon', 'moss', 'night', 'plum'] as const).map((name, index) =>
        put(
          forms.sheet({ width: 1.6, height: 1.2, curl: 0.04, front: printed(landscape(name, [768, 576], 26)) }),
          [index % 2 === 0 ? -0.9 : 0.9, 0, index < 2 ? -0.75 : 0.8],
          { turn: [5, -4, -3, 6][index]! },
        ),
      ),
    ),
    elevation: 56,
    fill: 0.82,
    tint: 'clay',
  }),
  'hush-cushion-sewing-pattern-front': () => ({
    subject: group(put(pattern(0.05), [0.1, 0, -0.1], { turn: -7 }), put(pattern(0.3), [0, 0.03, 0], { turn: 5 })),
    elevation: 48,
    azimuth: -18,
    fill: 0.82,
    tint: 'slate',
  }),
  'hush-cushion-sewing-pattern-detail': () => ({
    subject: pattern(0.05),
    elevation: 44,
    azimuth: -24,
    close: { at: [-0.45, 0, -0.35], span: 1.7 },
    aperture: 0.012,
    tint: 'slate',
  }),
  'hush-cushion-sewing-pattern-set': () => ({
    subject: group(
      put(pattern(0.12), [-0.2, 0, 0.7], { turn: 6 }),
      put(cushion('#b9785a', 4), [0.35, 1.42, -0.95], { tilt: -18, turn: -8 }),
    ),
    elevation: 28,
    fill: 0.82,
    tint: 'sage',
  }),
  'leaf-letter-paper-front': () => ({
    subject: group(
      put(letter({ lines: true }, '#33465a'), [1.25, 0, 0.3], { turn: -16 }),
      put(letter({ lines: true }, '#a4573a'), [0.55, 0.02, 0.05], { turn: -4 }),
      put(letter({}), [-0.45, 0.05, 0], { turn: 8 }),
    ),
    elevation: 54,
    fill: 0.82,
    tint: 'clay',
  }),
  'leaf-letter-paper-detail': () => ({
    subject: letter({ lines: true }),
    elevation: 48,
    azimuth: 16,
    close: { at: [0.45, 0, 0.85], span: 1.5 },
    aperture: 0.01,
    tint: 'sage',
  }),
  'leaf-letter-paper-set': () => ({
    subject: group(
      put(letter({ lines: true }), [-0.45, 0, -0.1], { turn: 5 }),
      put(forms.envelope(), [1.0, 0.07, 0.95], { turn: -12 }),
    ),
    elevation: 50,
    fill: 0.84,
    tint: 'slate',
  }),
}
