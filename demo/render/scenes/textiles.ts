import * as THREE from 'three'
import { stripes } from '../art/pattern.ts'
import * as cloth from '../forms/cloth.ts'
import { group, mesh, put } from '../forms/group.ts'
import { cord } from '../forms/sweep.ts'
import { plate } from '../forms/vessels.ts'
import { brass, linen } from '../materials.ts'
import { linenBump, repeated } from '../textures.ts'
import { hues, inColors, type Scenes } from './shelf.ts'

function striped(): THREE.MeshPhysicalMaterial {
  const skin = linen('#ffffff')
  const map = stripes('#f0e7d6', ['#4d6577', '#c9963f'])
  skin.map = repeated(map, 0.62, 0.62)
  skin.bumpMap = repeated(linenBump(), 1.4, 1.4)
  skin.color.set('#f4f0ea')
  skin.sheenColor.set('#8a8378')
  return skin
}

const standing = (color: string, seed = 1) => put(cloth.cushion(color, seed), [0, 1.42, 0], { tilt: -16 })

export const textiles: Scenes = {
  ...inColors('field-wool-throw', (color) => ({
    subject: cloth.throwBlanket(color),
    elevation: 26,
    azimuth: 24,
    fill: 0.8,
  })),
  'field-wool-throw-detail': () => ({
    subject: cloth.throwBlanket(hues.fern, 4),
    elevation: 34,
    azimuth: 30,
    close: { at: [0.55, 0.75, 1.1], span: 1.7 },
    aperture: 0.01,
    tint: 'mist',
  }),
  'field-wool-throw-set': () => ({
    subject: group(
      cloth.throwBlanket(hues.rust, 2),
      put(cloth.throwBlanket(hues.fern, 5), [0.05, 1.0, 0], { turn: 2 }),
      put(cloth.throwBlanket('#d8c9ae', 9), [-0.03, 2.0, 0], { turn: -2 }),
    ),
    elevation: 14,
    azimuth: 22,
    fill: 0.78,
    tint: 'sand',
  }),
  ...inColors('hush-linen-cushion', (color) => ({ subject: standing(color), elevation: 7, azimuth: 24, fill: 0.7 })),
  'hush-linen-cushion-detail': () => ({
    subject: standing('#b9785a', 3),
    elevation: 16,
    azimuth: 34,
    close: { at: [0.95, 0.85, 0.2], span: 1.7 },
    aperture: 0.008,
    tint: 'sand',
  }),
  'hush-linen-cushion-set': () => ({
    subject: group(
      put(standing('#d9cdb6', 2), [-0.55, 0, -0.45], { turn: 10 }),
      put(standing('#b9785a', 6), [0.75, 0, 0.35], { turn: -14, scale: 0.84 }),
    ),
    elevation: 9,
    azimuth: 6,
    fill: 0.8,
    tint: 'mist',
  }),
  ...inColors('weft-linen-napkins', (color) => ({
    subject: cloth.napkins(color),
    elevation: 32,
    azimuth: 30,
    fill: 0.7,
  })),
  'weft-linen-napkins-detail': () => ({
    subject: cloth.napkins(hues.sage),
    elevation: 24,
    azimuth: 40,
    close: { at: [0.45, 0.5, 0.45], span: 1.1 },
    aperture: 0.01,
    tint: 'mist',
  }),
  'weft-linen-napkins-set': () => ({
    subject: group(
      plate(hues.chalk),
      put(
        mesh(
          cloth.folded({ width: 0.9, depth: 1.5, layers: 4, thickness: 0.042, seed: 6, tile: 0.8 }),
          linen(hues.plum),
        ),
        [0, 0.07, 0],
        { turn: 22 },
      ),
    ),
    elevation: 40,
    fill: 0.78,
    tint: 'sand',
  }),
  'rill-tea-towels-front': () => ({
    subject: group(cloth.towel(striped(), 2), put(cloth.towel(striped(), 7), [0.06, 0.25, 0.03], { turn: 3 })),
    elevation: 34,
    azimuth: 28,
    fill: 0.76,
  }),
  'rill-tea-towels-detail': () => ({
    subject: cloth.towel(striped(), 4),
    elevation: 34,
    azimuth: 22,
    close: { at: [0.25, 0.24, 0.55], span: 1.15 },
    aperture: 0.01,
    tint: 'sand',
  }),
  'rill-tea-towels-set': () => ({
    subject: group(
      cloth.hanging(striped()),
      mesh(
        cord(
          [
            [-1.5, 0, -0.5],
            [-1.5, 0, -0.08],
            [-1.38, 0, 0],
            [0, 0, 0],
            [1.38, 0, 0],
            [1.5, 0, -0.08],
            [1.5, 0, -0.5],
          ],
          0.06,
          120,
        ),
        brass(),
      ),
    ),
    elevation: 3,
    azimuth: 12,
    fill: 0.78,
    hanging: true,
    tint: 'mist',
  }),
}
