import { landscape } from '../art/landscape.ts'
import { leafSheet } from '../art/leaf.ts'
import { patternSheet, waves } from '../art/pattern.ts'
import * as candles from '../forms/candles.ts'
import * as cloth from '../forms/cloth.ts'
import * as glass from '../forms/glass.ts'
import { group, put } from '../forms/group.ts'
import * as lamps from '../forms/lamps.ts'
import * as paper from '../forms/paper.ts'
import * as plants from '../forms/plants.ts'
import * as vases from '../forms/vases.ts'
import * as vessels from '../forms/vessels.ts'
import { printed } from '../materials.ts'
import { hues, type Scenes } from './shelf.ts'

/** The pictures of the collections, and the one people see first. */
export const compositions: Scenes = {
  'collection-tableware': () => ({
    subject: group(
      put(vessels.pitcher(hues.chalk), [0.72, 0, -1.0], { turn: -15 }),
      put(vessels.plate(hues.chalk), [-1.15, 0, 0]),
      put(vessels.plate(hues.sage), [-1.15, 0.138, 0]),
      put(vessels.bowl(hues.oat), [-1.15, 0.21, 0]),
      put(vessels.bowl(hues.lagoon), [-1.15, 0.45, 0]),
      put(vessels.mug(hues.terracotta), [0.98, 0, 0.5], { turn: -30 }),
    ),
    elevation: 16,
    fill: 0.84,
    tint: 'sand',
  }),
  'collection-vases-and-glass': () => ({
    subject: group(
      put(
        group(vases.meridianVase(hues.terracotta, { tall: true }), put(plants.branch(2.2, 4), [-0.05, 1.9, 0])),
        [-0.75, 0, -0.5],
      ),
      put(vases.orbitVase(hues.chalk), [1.05, 0, -0.55], { turn: -18, scale: 0.85 }),
      put(glass.budVase('amber'), [0.15, 0, 0.7]),
      put(glass.budVase('moss'), [1.0, 0, 0.9], { scale: 0.85 }),
    ),
    elevation: 10,
    fill: 0.86,
    tint: 'blush',
  }),
  'collection-light': () => ({
    subject: group(
      put(lamps.tableLamp(hues.lagoon), [-0.8, 0, -0.4]),
      put(candles.heldTaper(hues.ivory, { lit: true, tall: 1.2 }), [1.15, 0, 0.2], { scale: 0.9 }),
      put(candles.heldTaper(hues.ochre, { lit: true }), [1.75, 0, -0.2], { scale: 0.85 }),
      put(candles.cupCandle(hues.chalk), [0.45, 0, 1.0]),
    ),
    elevation: 9,
    fill: 0.84,
    mood: 'evening',
    tint: 'sand',
  }),
  'collection-textiles': () => ({
    subject: group(
      cloth.throwBlanket(hues.rust, 2),
      put(cloth.throwBlanket('#d8c9ae', 7), [0, 1.0, 0], { turn: 2 }),
      put(cloth.napkins(hues.sage, 2), [-0.7, 2.02, 0.3], { turn: 12, scale: 0.9 }),
      put(cloth.cushion('#6f7f5c', 3), [2.3, 1.42, 0.3], { tilt: -14, turn: -18 }),
    ),
    elevation: 15,
    azimuth: 10,
    fill: 0.86,
    tint: 'mist',
  }),
  'collection-paper': () => ({
    subject: group(
      put(paper.notebook(hues.night), [-0.9, 0, 0.1], { turn: 14 }),
      put(paper.notebook(hues.ochre), [-0.86, 0.24, 0.1], { turn: 4 }),
      put(paper.standingCard(leafSheet('ginkgo', hues.ochre)), [0.35, 0, -0.7], { turn: -6 }),
      put(paper.paperRoll(waves('#e4ece6', hues.lagoon), 2.6), [1.0, 0, 0.75], { turn: 24 }),
    ),
    elevation: 26,
    azimuth: -10,
    fill: 0.84,
    tint: 'clay',
  }),
  'collection-downloads': () => ({
    subject: group(
      put(paper.sheet({ width: 2.4, height: 2.4, curl: 0.1, front: printed(patternSheet()) }), [0.6, 0, 0.75], {
        turn: -10,
      }),
      put(
        paper.sheet({ width: 1.3, height: 1.84, curl: 0.05, front: printed(leafSheet('olive', '#6f7f5c')) }),
        [-0.9, 0.02, 0.8],
        {
          turn: 14,
        },
      ),
      put(paper.device(landscape('noon', [1024, 768]), [2.5, 1.9]), [0, 0, -0.75], { tilt: -12 }),
    ),
    elevation: 26,
    fill: 0.86,
    tint: 'clay',
  }),
  hero: () => ({
    subject: group(
      put(lamps.tableLamp(hues.lagoon), [-2.55, 0, -1.1]),
      put(
        group(vases.meridianVase(hues.terracotta, { tall: true }), put(plants.branch(2.0, 4), [-0.05, 1.9, 0])),
        [-0.65, 0, -0.9],
      ),
      put(glass.budVase('amber'), [-1.4, 0, 0.6]),
      put(vessels.mug(hues.ink), [-0.35, 0, 0.8], { turn: 205 }),
      put(vessels.teapot(hues.oat), [0.95, 0, -0.05]),
      put(vases.orbitVase(hues.chalk), [2.35, 0, -1.0], { turn: -16, scale: 1.1 }),
      put(vessels.bowl(hues.sage), [2.15, 0, 0.7]),
    ),
    elevation: 8,
    azimuth: -4,
    lens: 70,
    fill: 0.74,
    shift: [0, -0.03],
    tint: 'sand',
    size: [1600, 900],
  }),
  /** A table laid for breakfast, beside the story of the studio. */
  'story-table': () => ({
    subject: group(
      put(cloth.napkins(hues.flax, 2), [-1.9, 0, 0.5], { turn: 16, scale: 0.9 }),
      put(vessels.plate(hues.sage), [0.2, 0, -0.2]),
      put(vessels.plate(hues.chalk), [0.2, 0.138, -0.2]),
      put(vessels.bowl(hues.lagoon), [0.2, 0.21, -0.2]),
      put(vessels.pitcher(hues.chalk), [-1.35, 0, -1.35], { turn: -20 }),
      put(vessels.mug(hues.terracotta), [2.05, 0, 0.35], { turn: -35 }),
      put(vessels.mug(hues.ink), [2.35, 0, -0.95], { turn: 30 }),
      put(glass.budVase('amber'), [-0.2, 0, -1.9]),
    ),
    elevation: 24,
    azimuth: 12,
    lens: 60,
    fill: 0.84,
    tint: 'sage',
    size: [1600, 900],
  }),
  /** Light for the evening, for the banner of the lamps. */
  'story-evening': () => ({
    subject: group(
      put(lamps.tableLamp(hues.terracotta), [-1.5, 0, -0.6]),
      put(candles.heldTaper(hues.ivory, { lit: true, tall: 1.2 }), [0.9, 0, 0.1], { scale: 0.9 }),
      put(candles.heldTaper(hues.ochre, { lit: true }), [1.55, 0, -0.35], { scale: 0.85 }),
      put(candles.cupCandle(hues.chalk), [0.1, 0, 0.9]),
      put(vases.orbitVase(hues.chalk), [2.75, 0, -0.9], { turn: -20, scale: 0.95 }),
      put(glass.budVase('moss'), [-0.35, 0, -0.6]),
    ),
    elevation: 8,
    azimuth: 6,
    lens: 70,
    fill: 0.78,
    mood: 'evening',
    tint: 'clay',
    size: [1600, 900],
  }),
}
