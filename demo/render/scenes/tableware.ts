import { peach } from '../forms/food.ts'
import { group, put } from '../forms/group.ts'
import * as vessels from '../forms/vessels.ts'
import { hues, inColors, type Scenes } from './shelf.ts'

const cupOnSaucer = (crema = false) =>
  group(vessels.saucer(hues.sage), put(vessels.espressoCup(hues.sage, { crema }), [0, 0.05, 0]))

export const tableware: Scenes = {
  ...inColors('tide-mug', (color) => ({
    subject: put(vessels.mug(color), [0, 0, 0], { turn: -32 }),
    elevation: 15,
    fill: 0.62,
  })),
  'tide-mug-detail': () => ({
    subject: put(vessels.mug(hues.sage, { coffee: true }), [0, 0, 0], { turn: -40 }),
    elevation: 38,
    close: { at: [0.1, 0.62, 0.1], span: 0.98 },
    aperture: 0.012,
    tint: 'mist',
  }),
  'tide-mug-set': () => ({
    subject: group(
      put(vessels.mug(hues.chalk, { large: true }), [-0.62, 0, -0.35], { turn: 215 }),
      put(vessels.mug(hues.terracotta, { large: true }), [0.5, 0, -0.5], { turn: -35 }),
      put(vessels.mug(hues.ink), [-0.16, 0, 0.45], { turn: 200 }),
      put(vessels.mug(hues.sage), [0.95, 0, 0.4], { turn: -25 }),
    ),
    elevation: 18,
    fill: 0.76,
    tint: 'sand',
  }),
  ...inColors('dune-bowl', (color) => ({ subject: vessels.bowl(color), elevation: 24, fill: 0.64 })),
  'dune-bowl-detail': () => ({
    subject: group(
      vessels.bowl(hues.lagoon, { serving: true }),
      put(peach(), [-0.34, 0.2, 0.18], { turn: 40, tilt: 8 }),
      put(peach(), [0.34, 0.2, 0.14], { turn: 160, roll: 12 }),
      put(peach(), [0, 0.2, -0.38], { turn: 280, tilt: -14 }),
      put(peach(), [0.02, 0.62, 0.0], { turn: 200, tilt: 10 }),
    ),
    elevation: 44,
    fill: 0.74,
    tint: 'blush',
  }),
  'dune-bowl-set': () => ({
    subject: group(
      vessels.bowl(hues.basalt),
      put(vessels.bowl(hues.lagoon), [0, 0.24, 0], { turn: 60 }),
      put(vessels.bowl(hues.oat), [0, 0.48, 0], { turn: 130 }),
    ),
    elevation: 14,
    fill: 0.6,
    tint: 'mist',
  }),
  ...inColors('plateau-dinner-plate', (color) => ({ subject: vessels.plate(color), elevation: 36, fill: 0.76 })),
  'plateau-dinner-plate-detail': () => ({
    subject: group(vessels.plate(hues.chalk), put(vessels.plate(hues.sage), [0, 0.138, 0])),
    elevation: 20,
    azimuth: 18,
    close: { at: [0.55, 0.16, 0.7], span: 1.75 },
    aperture: 0.012,
  }),
  'plateau-dinner-plate-set': () => ({
    subject: group(
      ...[hues.rust, hues.chalk, hues.sage, hues.rust, hues.sage, hues.chalk].map((color, index) =>
        put(vessels.plate(color), [0.015 * Math.sin(index * 4), index * 0.138, 0.015 * Math.cos(index * 3)]),
      ),
    ),
    elevation: 15,
    fill: 0.76,
    tint: 'sand',
  }),
  'pebble-espresso-cups-front': () => ({
    subject: group(put(cupOnSaucer(), [-0.55, 0, 0.2]), put(cupOnSaucer(), [0.5, 0, -0.35])),
    elevation: 22,
    fill: 0.74,
  }),
  'pebble-espresso-cups-detail': () => ({
    subject: cupOnSaucer(true),
    elevation: 48,
    fill: 0.72,
    tint: 'sand',
  }),
  'pebble-espresso-cups-set': () => ({
    subject: group(
      put(vessels.espressoCup(hues.sage), [-0.42, 0, 0]),
      put(vessels.espressoCup(hues.sage), [-0.42, 0.47, 0], { turn: 80 }),
      put(vessels.saucer(hues.sage), [0.45, 0, 0.15]),
      put(vessels.saucer(hues.sage), [0.46, 0.05, 0.15], { turn: 120 }),
    ),
    elevation: 16,
    fill: 0.66,
    tint: 'mist',
  }),
  ...inColors('cove-teapot', (color) => ({ subject: vessels.teapot(color), elevation: 13, azimuth: -12, fill: 0.74 })),
  'cove-teapot-detail': () => ({
    subject: vessels.teapot(hues.oat),
    elevation: 30,
    azimuth: -48,
    close: { at: [-0.15, 0.85, 0], span: 1.75 },
    aperture: 0.01,
    tint: 'sand',
  }),
  'cove-teapot-set': () => ({
    subject: group(
      vessels.teapot(hues.ink),
      put(vessels.espressoCup(hues.sage), [-0.85, 0, 0.85]),
      put(vessels.espressoCup(hues.sage, { crema: true }), [-0.1, 0, 1.15]),
    ),
    elevation: 20,
    azimuth: -8,
    fill: 0.74,
    tint: 'mist',
  }),
  'ridge-pitcher-front': () => ({
    subject: put(vessels.pitcher(hues.chalk), [0, 0, 0], { turn: -18 }),
    elevation: 11,
    fill: 0.74,
    tint: 'sand',
  }),
  'ridge-pitcher-detail': () => ({
    subject: put(vessels.pitcher(hues.chalk), [0, 0, 0], { turn: 25 }),
    elevation: 30,
    close: { at: [0.05, 1.95, 0.1], span: 1.35 },
    aperture: 0.01,
    tint: 'mist',
  }),
  'ridge-pitcher-set': () => ({
    subject: group(
      put(vessels.pitcher(hues.chalk), [0, 0, -0.2], { turn: -15 }),
      put(vessels.mug(hues.terracotta), [-0.95, 0, 0.35], { turn: 200 }),
      put(vessels.mug(hues.ink), [0.95, 0, 0.5], { turn: -40 }),
    ),
    elevation: 13,
    fill: 0.78,
  }),
  'pinch-salt-jar-front': () => ({ subject: vessels.saltJar(hues.chalk), elevation: 16, fill: 0.62 }),
  'pinch-salt-jar-detail': () => ({
    subject: vessels.saltJar(hues.chalk, { open: true }),
    elevation: 34,
    fill: 0.72,
    tint: 'blush',
  }),
  'pinch-salt-jar-set': () => ({
    subject: group(
      put(vessels.saltJar(hues.chalk), [-0.75, 0, 0.25]),
      put(vessels.saltJar(hues.lagoon), [0.1, 0, -0.45]),
      put(vessels.saltJar(hues.terracotta), [0.8, 0, 0.3]),
    ),
    elevation: 18,
    fill: 0.78,
    tint: 'mist',
  }),
}
