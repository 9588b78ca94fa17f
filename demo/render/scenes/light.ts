import * as candles from '../forms/candles.ts'
import * as glass from '../forms/glass.ts'
import { group, put } from '../forms/group.ts'
import * as lamps from '../forms/lamps.ts'
import { notebook } from '../forms/paper.ts'
import { meridianVase } from '../forms/vases.ts'
import { mug } from '../forms/vessels.ts'
import { hues, inColors, type Scenes } from './shelf.ts'

export const light: Scenes = {
  ...inColors('vesper-table-lamp', (color) => ({
    subject: lamps.tableLamp(color),
    elevation: 6,
    fill: 0.74,
    mood: 'evening',
  })),
  'vesper-table-lamp-detail': () => ({
    subject: lamps.tableLamp(hues.lagoon),
    elevation: 14,
    azimuth: 20,
    close: { at: [0, 1.45, 0], span: 2.9 },
    mood: 'evening',
    tint: 'blush',
  }),
  'vesper-table-lamp-set': () => ({
    subject: group(
      lamps.tableLamp(hues.rust),
      put(notebook(hues.night), [1.85, 0, 0.9], { turn: -24 }),
      put(mug(hues.chalk), [-1.6, 0, 0.9], { turn: 200 }),
    ),
    elevation: 12,
    fill: 0.82,
    mood: 'evening',
    tint: 'sand',
  }),
  ...inColors('harbour-pendant', (color) => ({
    subject: lamps.pendant(color),
    elevation: -11,
    fill: 0.66,
    shift: [0, -0.08],
    hanging: true,
  })),
  'harbour-pendant-detail': () => ({
    subject: lamps.pendant(hues.fern),
    elevation: 24,
    azimuth: 20,
    close: { at: [0.2, 1.2, 0], span: 2.3 },
    hanging: true,
    tint: 'sand',
  }),
  'harbour-pendant-set': () => ({
    subject: group(
      put(lamps.pendant(hues.ochre), [-3.1, 0.35, -1.2]),
      put(lamps.pendant('#5c6b4c'), [0, 0, 0]),
      put(lamps.pendant(hues.ink), [3.1, 0.6, -1.2]),
    ),
    elevation: -9,
    fill: 0.86,
    shift: [0, -0.08],
    hanging: true,
    tint: 'blush',
  }),
  'cap-portable-lamp-front': () => ({ subject: lamps.capLamp(), elevation: 6, fill: 0.7, mood: 'evening' }),
  'cap-portable-lamp-detail': () => ({
    subject: lamps.capLamp(),
    elevation: -2,
    close: { at: [0, 1.55, 0], span: 2.2 },
    mood: 'evening',
    tint: 'sand',
  }),
  'cap-portable-lamp-set': () => ({
    subject: group(
      put(notebook(hues.rust), [0, 0, 0], { turn: 8 }),
      put(notebook(hues.night), [0.03, 0.24, 0], { turn: -6 }),
      put(lamps.capLamp(), [0, 0.48, -0.05]),
      put(glass.budVase('moss'), [1.25, 0, 0.5]),
    ),
    elevation: 11,
    fill: 0.78,
    mood: 'evening',
    tint: 'blush',
  }),
  'hour-candle-front': () => ({
    subject: candles.cupCandle(hues.chalk),
    elevation: 16,
    fill: 0.56,
    shift: [0, -0.05],
    mood: 'evening',
  }),
  'hour-candle-detail': () => ({
    subject: candles.cupCandle(hues.sage),
    elevation: 40,
    close: { at: [0, 0.78, 0.02], span: 1.15 },
    mood: 'evening',
    tint: 'sand',
  }),
  'hour-candle-set': () => ({
    subject: group(
      put(candles.cupCandle(hues.ink), [-0.75, 0, -0.2]),
      put(candles.cupCandle(hues.chalk), [0.1, 0, 0.4]),
      put(candles.cupCandle(hues.terracotta), [0.85, 0, -0.35]),
    ),
    elevation: 18,
    fill: 0.76,
    shift: [0, -0.04],
    mood: 'evening',
    tint: 'blush',
  }),
  ...inColors('taper-candles', (color) => ({
    subject: candles.taperBundle(color),
    elevation: 30,
    azimuth: 48,
    fill: 0.78,
  })),
  'taper-candles-detail': () => ({
    subject: group(
      put(candles.heldTaper(hues.ivory, { lit: true, tall: 1.2 }), [-0.4, 0, -0.1]),
      put(candles.heldTaper(hues.ivory, { lit: true }), [0.45, 0, 0.2]),
    ),
    elevation: 8,
    fill: 0.76,
    shift: [0, -0.03],
    mood: 'evening',
    tint: 'sand',
  }),
  'taper-candles-set': () => ({
    subject: group(
      put(candles.heldTaper(hues.plum, { tall: 1.3 }), [-0.8, 0, -0.1]),
      put(candles.heldTaper(hues.ochre, { lit: true }), [0, 0, 0.3]),
      put(candles.heldTaper(hues.ivory, { tall: 1.15 }), [0.8, 0, -0.15]),
    ),
    elevation: 9,
    fill: 0.76,
    shift: [0, -0.03],
    mood: 'evening',
    tint: 'blush',
  }),
  'stem-candle-holder-front': () => ({
    subject: group(candles.heldTaper(hues.ivory, { lit: true })),
    elevation: 9,
    close: { at: [0, 1.95, 0], span: 4.5 },
    mood: 'evening',
  }),
  'stem-candle-holder-detail': () => ({
    subject: candles.heldTaper(hues.ivory),
    elevation: 20,
    close: { at: [0, 0.55, 0], span: 1.6 },
    tint: 'sand',
  }),
  'stem-candle-holder-set': () => ({
    subject: group(
      put(candles.candleHolder({ tall: 1.7 }), [-0.75, 0, -0.1]),
      put(candles.candleHolder(), [0.1, 0, 0.35]),
      put(candles.candleHolder({ tall: 1.35 }), [0.8, 0, -0.2]),
      put(meridianVase(hues.lagoon), [0.1, 0, -1.1], { scale: 0.8 }),
    ),
    elevation: 13,
    fill: 0.72,
    tint: 'mist',
  }),
}
