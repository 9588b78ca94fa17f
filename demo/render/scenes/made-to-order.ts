import { group, put } from '../forms/group.ts'
import { bowl, mug, plate } from '../forms/vessels.ts'
import { hues, type Scenes } from './shelf.ts'

const stackOf = (form: (color: string) => ReturnType<typeof plate>, colors: readonly string[], step: number) =>
  group(...colors.map((color, index) => put(form(color), [0.012 * Math.sin(index * 4), index * step, 0])))

const setting = (color: string, side = 1) =>
  group(
    plate(hues.chalk),
    put(bowl(color), [0, 0.1, 0], { scale: 0.85 }),
    put(mug(color), [1.55 * side, 0, -1], { turn: -35 }),
  )

export const madeToOrder: Scenes = {
  'long-table-service-front': () => ({
    subject: group(
      put(
        stackOf(plate, [hues.chalk, hues.chalk, hues.sage, hues.chalk, hues.sage, hues.chalk], 0.138),
        [-0.9, 0, -0.3],
      ),
      put(stackOf(bowl, [hues.sage, hues.chalk, hues.sage], 0.24), [1.4, 0, -0.75]),
      put(mug(hues.sage), [0.85, 0, 1], { turn: -30 }),
      put(mug(hues.chalk), [1.9, 0, 0.55], { turn: -20 }),
    ),
    elevation: 16,
    fill: 0.84,
  }),
  'long-table-service-detail': () => ({
    subject: setting(hues.sage),
    elevation: 40,
    azimuth: -14,
    fill: 0.8,
    tint: 'clay',
  }),
  'long-table-service-set': () => ({
    subject: group(
      put(setting(hues.sage, -1), [-2.1, 0, 1.8]),
      setting(hues.chalk, -1),
      put(setting(hues.sage, -1), [2.1, 0, -1.8]),
    ),
    elevation: 36,
    azimuth: -10,
    fill: 0.86,
    tint: 'sage',
  }),
}
