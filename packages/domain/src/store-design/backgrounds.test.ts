import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, mix } from './colors.ts'
import { sectionBackground, defaultPalettes, overImage, selectionOn, tintOn, overlayOpacity } from './backgrounds.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
/** Default text colors outside the palette: critical, caution and positive. */
const defaults = { light: ['#9c2a22', '#764d00', '#2a6143'], dark: ['#f2a093', '#e3ba6b', '#8fcaa5'] }

test('keeps text and warnings readable and fields visible on a section of any color', () => {
  fc.assert(
    fc.property(color, (wanted) => {
      const { scheme, palette } = sectionBackground(wanted)
      for (const ground of [palette.canvas, palette.surface, palette.wash]) {
        for (const ink of [palette.text, palette.muted, palette.faint, ...defaults[scheme]])
          expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrastOf(palette.edge, palette.canvas)).toBeGreaterThanOrEqual(3)
    }),
  )
})

test('keeps a background color that is suitable', () => {
  expect(sectionBackground('#ffffff').palette.canvas).toBe('#ffffff')
  expect(sectionBackground('#000000').palette.canvas).toBe('#000000')
  expect(sectionBackground('#fff8e7')).toMatchObject({ scheme: 'light', palette: { canvas: '#fff8e7' } })
  expect(sectionBackground('#0b0d17').scheme).toBe('dark')
})

test('keeps text in a tinted box and selected text readable', () => {
  fc.assert(
    fc.property(color, color, (ground, wanted) => {
      const { day, night } = defaultPalettes()
      for (const palette of [day, night, sectionBackground(ground).palette]) {
        const box = tintOn(palette, wanted)
        const { fill, sign, soft } = selectionOn(palette, wanted)
        for (const under of [box, soft]) expect(contrastOf(palette.muted, under)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(fill, palette.surface)).toBeGreaterThanOrEqual(3)
        expect(contrastOf(sign, fill)).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})

test('keeps text readable on every color of an image', () => {
  fc.assert(
    fc.property(fc.option(color, { nil: undefined }), color, (wanted, spot) => {
      const { textColor: ink, overlay: veil } = overImage(wanted)
      expect(contrastOf(ink, mix(veil, spot, overlayOpacity))).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
