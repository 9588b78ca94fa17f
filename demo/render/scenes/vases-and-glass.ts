import { lemonSlice } from '../forms/food.ts'
import * as glass from '../forms/glass.ts'
import { group, put } from '../forms/group.ts'
import * as plants from '../forms/plants.ts'
import * as vases from '../forms/vases.ts'
import { hues, inColors, type Scenes } from './shelf.ts'

const named = (name: string) => name.toLowerCase() as glass.GlassColor

export const vasesAndGlass: Scenes = {
  ...inColors('meridian-vase', (color) => ({ subject: vases.meridianVase(color), elevation: 10, fill: 0.72 })),
  'meridian-vase-detail': () => ({
    subject: group(vases.meridianVase(hues.terracotta), put(plants.branch(2.6, 4), [-0.05, 1.3, 0])),
    elevation: 8,
    fill: 0.84,
    tint: 'blush',
  }),
  'meridian-vase-set': () => ({
    subject: group(
      put(vases.meridianVase(hues.basalt, { tall: true }), [-0.5, 0, -0.4]),
      put(vases.meridianVase(hues.chalk), [0.85, 0, 0.1]),
      put(vases.meridianVase(hues.lagoon), [0.05, 0, 0.95], { scale: 0.72 }),
    ),
    elevation: 12,
    fill: 0.78,
    tint: 'sand',
  }),
  'orbit-vase-front': () => ({
    subject: vases.orbitVase(hues.chalk),
    elevation: 9,
    azimuth: 14,
    fill: 0.72,
    tint: 'sand',
  }),
  'orbit-vase-detail': () => ({
    subject: group(vases.orbitVase(hues.chalk), put(plants.grasses(2.2), [0, 1.95, 0])),
    elevation: 8,
    azimuth: -38,
    fill: 0.86,
    tint: 'mist',
  }),
  'orbit-vase-set': () => ({
    subject: group(
      put(vases.orbitVase(hues.terracotta), [-0.55, 0, -0.8], { turn: 18 }),
      put(vases.orbitVase(hues.chalk), [0.5, 0, 0.3], { turn: -12, scale: 0.82 }),
    ),
    elevation: 10,
    fill: 0.78,
    tint: 'blush',
  }),
  'low-tide-planter-front': () => ({
    subject: group(vases.planter(1.6), put(plants.houseplant(2.1), [0, 1.25, 0])),
    elevation: 12,
    fill: 0.82,
  }),
  'low-tide-planter-detail': () => ({
    subject: group(vases.planter(1.6), put(plants.houseplant(2.1, 5), [0, 1.25, 0])),
    elevation: 26,
    azimuth: 20,
    close: { at: [0.15, 1.15, 0.3], span: 1.9 },
    aperture: 0.012,
    tint: 'mist',
  }),
  'low-tide-planter-set': () => ({
    subject: group(
      put(group(vases.planter(2.2), put(plants.houseplant(2.4, 8), [0, 1.75, 0])), [-0.9, 0, -0.6]),
      put(vases.planter(1.6), [0.95, 0, -0.1]),
      put(group(vases.planter(1.2), put(plants.houseplant(1.2, 11), [0, 0.95, 0])), [0.15, 0, 1.15]),
    ),
    elevation: 15,
    fill: 0.84,
    tint: 'sand',
  }),
  ...inColors('ripple-tumblers', (_color, name) => ({
    subject: group(put(glass.tumbler(named(name)), [-0.42, 0, -0.1]), put(glass.tumbler(named(name)), [0.48, 0, 0.22])),
    elevation: 17,
    fill: 0.7,
    tint: name === 'Clear' ? 'sky' : 'cream',
  })),
  'ripple-tumblers-detail': () => ({
    subject: group(glass.tumbler('amber'), put(glass.tumbler('smoke'), [0.85, 0, -0.55])),
    elevation: 22,
    close: { at: [0.12, 0.58, 0.1], span: 1.25 },
    aperture: 0.012,
    tint: 'sand',
  }),
  'ripple-tumblers-set': () => ({
    subject: group(
      put(glass.tumbler('smoke'), [-0.85, 0, -0.15]),
      put(glass.tumbler('clear'), [0, 0, 0.35]),
      put(glass.tumbler('amber'), [0.85, 0, -0.1]),
    ),
    elevation: 20,
    fill: 0.78,
    tint: 'blush',
  }),
  'brook-carafe-front': () => ({ subject: glass.carafe({ hat: true }), elevation: 10, fill: 0.74, tint: 'sky' }),
  'brook-carafe-detail': () => ({
    subject: group(
      glass.carafe({ water: true }),
      put(lemonSlice(), [0.06, 0.36, 0.16], { turn: 20, roll: 15 }),
      put(lemonSlice(), [-0.1, 0.66, -0.02], { turn: -30, tilt: 12 }),
    ),
    elevation: 14,
    fill: 0.74,
    tint: 'mist',
  }),
  'brook-carafe-set': () => ({
    subject: group(put(glass.carafe({ water: true }), [-0.3, 0, -0.1]), put(glass.nightGlass(), [0.62, 0, 0.4])),
    elevation: 15,
    fill: 0.76,
    tint: 'sand',
  }),
  ...inColors('bloom-bud-vase', (_color, name) => ({ subject: glass.budVase(named(name)), elevation: 11, fill: 0.7 })),
  'bloom-bud-vase-detail': () => ({
    subject: group(glass.budVase('amber'), put(plants.flower(2.0), [0, 0.2, 0])),
    elevation: 10,
    fill: 0.8,
    tint: 'mist',
  }),
  'bloom-bud-vase-set': () => ({
    subject: group(
      put(glass.budVase('amber'), [-0.75, 0, 0.1]),
      put(group(glass.budVase('moss'), put(plants.flower(1.9, '#e3c7b5'), [0, 0.2, 0])), [0.05, 0, -0.4]),
      put(glass.budVase('rose'), [0.75, 0, 0.25]),
    ),
    elevation: 12,
    fill: 0.8,
    tint: 'sand',
  }),
  'still-decanter-front': () => ({ subject: glass.decanter(), elevation: 11, fill: 0.72, tint: 'sky' }),
  'still-decanter-detail': () => ({
    subject: glass.decanter({ wine: true }),
    elevation: 16,
    close: { at: [0, 1.5, 0], span: 1.7 },
    tint: 'mist',
  }),
  'still-decanter-set': () => ({
    subject: group(glass.decanter({ wine: true, open: true }), put(glass.tumbler('smoke'), [-1.15, 0, 0.5])),
    elevation: 15,
    fill: 0.78,
    tint: 'blush',
  }),
}
