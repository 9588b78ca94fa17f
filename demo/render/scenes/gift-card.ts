import { giftCardFace } from '../art/gift-card.ts'
import { waves } from '../art/pattern.ts'
import { group, put } from '../forms/group.ts'
import { envelope, gift, sheet } from '../forms/paper.ts'
import { printed } from '../materials.ts'
import { hues, type Scenes } from './shelf.ts'

const card = (ground: string, ink: string) =>
  sheet({ width: 1.44, height: 0.9, curl: 0.04, front: printed(giftCardFace(ground, ink)) })

export const giftCard: Scenes = {
  'gift-card-front': () => ({
    subject: group(
      put(envelope(), [0.05, 0, 0.42], { turn: 6 }),
      put(card(hues.night, hues.ochre), [-0.08, 0.05, -0.42], { turn: -5 }),
    ),
    elevation: 46,
    azimuth: -8,
    fill: 0.72,
    tint: 'clay',
  }),
  'gift-card-detail': () => ({
    subject: group(
      put(card(hues.night, hues.ochre), [0, 0.03, 0], { turn: -8 }),
      put(card(hues.ivory, hues.rust), [0.42, 0, 0.66], { turn: 11 }),
      put(card(hues.sage, hues.ivory), [-0.42, 0, -0.68], { turn: 13 }),
    ),
    elevation: 52,
    fill: 0.8,
    tint: 'sage',
  }),
  'gift-card-set': () => ({
    subject: group(
      gift(waves('#f0dfd8', hues.plum), [1.9, 0.7, 1.5]),
      put(card(hues.night, hues.ochre), [0.2, 0.72, 0.12], { turn: 24, scale: 0.62 }),
    ),
    elevation: 30,
    azimuth: 24,
    fill: 0.72,
    tint: 'blush',
  }),
}
