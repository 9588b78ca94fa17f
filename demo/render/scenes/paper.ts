import { landscape } from '../art/landscape.ts'
import { leafSheet } from '../art/leaf.ts'
import { waves } from '../art/pattern.ts'
import { group, put } from '../forms/group.ts'
import * as forms from '../forms/paper.ts'
import { meridianVase } from '../forms/vases.ts'
import { bowl } from '../forms/vessels.ts'
import { linen, paper as blank, printed } from '../materials.ts'
import { hues, inColors, type Scenes } from './shelf.ts'

const shoreline = () => landscape('shore', [724, 1024], 64)
const patterns = {
  ochre: () => waves('#f2e3c4', hues.ochre),
  lagoon: () => waves('#e4ece6', hues.lagoon),
  plum: () => waves('#f0dfd8', hues.plum),
}

export const paper: Scenes = {
  ...inColors('ledger-notebook', (color) => ({
    subject: put(forms.notebook(color), [0, 0, 0], { turn: 0 }),
    elevation: 42,
    azimuth: -24,
    fill: 0.72,
  })),
  'ledger-notebook-detail': () => ({
    subject: forms.openBook({ cover: linen(hues.ochre, 2.4), left: blank('#f6eedd'), right: blank('#f6eedd') }),
    elevation: 36,
    azimuth: -16,
    fill: 0.8,
    tint: 'sage',
  }),
  'ledger-notebook-set': () => ({
    subject: group(
      put(forms.notebook(hues.night), [0, 0, 0], { turn: 6 }),
      put(forms.notebook('#6f7f5c'), [0.03, 0.24, 0], { turn: -9 }),
      put(forms.notebook(hues.ochre), [-0.02, 0.48, 0], { turn: 4 }),
    ),
    elevation: 24,
    azimuth: -30,
    fill: 0.74,
    tint: 'mist',
  }),
  'shoreline-art-print-front': () => ({
    subject: put(forms.framed(shoreline()), [0, 0, 0], { tilt: -5 }),
    elevation: 5,
    azimuth: 14,
    fill: 0.76,
  }),
  'shoreline-art-print-detail': () => ({
    subject: forms.sheet({ width: 2.1, height: 2.97, curl: 0.5, front: printed(shoreline()) }),
    elevation: 46,
    azimuth: -20,
    fill: 0.78,
    tint: 'clay',
  }),
  'shoreline-art-print-set': () => ({
    subject: group(
      put(forms.framed(shoreline()), [0, 0, -0.6], { tilt: -7 }),
      put(meridianVase(hues.terracotta), [1.25, 0, 0.35], { scale: 0.8 }),
      put(bowl(hues.lagoon), [-0.95, 0, 0.75], { scale: 0.8 }),
    ),
    elevation: 9,
    fill: 0.8,
    tint: 'blush',
  }),
  'herbarium-note-cards-front': () => ({
    subject: group(
      put(forms.standingCard(leafSheet('fern', '#5c6b4c')), [-0.55, 0, -0.1], { turn: 4 }),
      put(forms.envelope(), [0.35, 0, 0.75], { turn: 16 }),
    ),
    elevation: 20,
    azimuth: -6,
    fill: 0.74,
    tint: 'clay',
  }),
  'herbarium-note-cards-detail': () => ({
    subject: put(forms.standingCard(leafSheet('olive', '#6f7f5c')), [0, 0, 0]),
    elevation: 10,
    azimuth: 10,
    close: { at: [0.5, 0.78, 0], span: 1.25 },
    tint: 'sage',
  }),
  'herbarium-note-cards-set': () => ({
    subject: group(
      ...(
        [
          ['fern', '#5c6b4c', -1.2, -0.62, 8],
          ['ginkgo', '#c9963f', 0, -0.75, -5],
          ['olive', '#6f7f5c', 1.2, -0.6, 4],
          ['grass', '#a4573a', -0.62, 1.06, -7],
          ['fern', '#33465a', 0.6, 1.08, 6],
        ] as const
      ).map(([leaf, color, x, z, turn]) =>
        put(forms.sheet({ width: 1.05, height: 1.48, curl: 0.03, front: printed(leafSheet(leaf, color)) }), [x, 0, z], {
          turn,
        }),
      ),
    ),
    elevation: 58,
    fill: 0.84,
    tint: 'slate',
  }),
  'tideline-wrapping-paper-front': () => ({
    subject: group(
      put(forms.paperRoll(patterns.ochre()), [0, 0, -0.3], { turn: 4 }),
      put(forms.paperRoll(patterns.plum()), [0.05, 0, 0.34], { turn: -2 }),
      put(forms.paperRoll(patterns.lagoon()), [0, 0.46, 0.02], { turn: 2 }),
    ),
    elevation: 20,
    azimuth: 42,
    fill: 0.8,
  }),
  'tideline-wrapping-paper-detail': () => ({
    subject: forms.sheet({ width: 2.2, height: 2.2, curl: 0.7, front: printed(patterns.lagoon()) }),
    elevation: 40,
    azimuth: -24,
    fill: 0.86,
    tint: 'sand',
  }),
  'tideline-wrapping-paper-set': () => ({
    subject: group(
      forms.gift(patterns.ochre(), [1.9, 0.7, 1.5]),
      put(forms.gift(patterns.plum(), [1.1, 0.5, 0.9]), [0.1, 0.76, -0.05], { turn: 28 }),
    ),
    elevation: 22,
    azimuth: 28,
    fill: 0.72,
    tint: 'blush',
  }),
}
