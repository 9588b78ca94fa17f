import { codesOf, readCodePattern } from '../address/code-patterns.ts'
import { subdivisionCode, type Place, type Point } from './shipping.ts'

export type LengthUnit = 'KM' | 'MI'

/** A city as given in addresses. */
export interface City {
  readonly name: string
  readonly subdivision?: string | undefined
  readonly country: string
}

/** An area of local delivery. */
export type Area =
  | { readonly kind: 'ZIP'; readonly zipCodes: readonly string[] }
  | { readonly kind: 'RADIUS'; readonly center: Point; readonly radius: number; readonly unit: LengthUnit }
  | { readonly kind: 'CUSTOM'; readonly corners: readonly Point[] }
  | { readonly kind: 'CITY'; readonly cities: readonly City[] }

const isBetween = (code: string, from: string, to: string): boolean =>
  code.length === from.length && code >= from && code <= to

interface Addressed {
  readonly country: string
  readonly postalCode: string
}

/**
 * Returns a function that checks a place's postal code against a code, a prefix (`101*`) or a range (`10115-10179`).
 * Ignores spaces, hyphens, case and a country prefix, and the +4 extension of US codes unless the pattern has one.
 */
export const matchesZip = ({ country, postalCode }: Addressed): ((zipPattern: string) => boolean) => {
  const codes = codesOf(country, postalCode)
  return (zipPattern) => {
    const pattern = readCodePattern(country, zipPattern)
    switch (pattern.kind) {
      case 'code':
        return codes.includes(pattern.code)
      case 'beginning':
        return codes[0]!.startsWith(pattern.text)
      case 'range':
        return codes.some((code) => isBetween(code, pattern.from, pattern.to))
    }
  }
}

const earthRadius: Record<LengthUnit, number> = { KM: 6371.0088, MI: 3958.7613 }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the great-circle distance, by the haversine formula. */
export const distance = (one: Point, other: Point, unit: LengthUnit): number => {
  const [latitude, longitude] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)]
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * earthRadius[unit] * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Returns whether a point lies within a polygon, by counting the sides that a ray crosses. */
const isInside = (point: Point, corners: readonly Point[]): boolean =>
  corners.reduce((inside, corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length]!
    const isBeside = corner.latitude > point.latitude !== before.latitude > point.latitude
    if (!isBeside) return inside
    const slope = (before.longitude - corner.longitude) / (before.latitude - corner.latitude)
    return point.longitude < slope * (point.latitude - corner.latitude) + corner.longitude ? !inside : inside
  }, false)

const sameText = (one: string, other: string): boolean =>
  one.normalize('NFC').trim().toLowerCase() === other.normalize('NFC').trim().toLowerCase()

const isCity = ({ name, country, subdivision }: City, place: Place): boolean =>
  place.city !== undefined &&
  country === place.country &&
  sameText(name, place.city) &&
  (subdivision === undefined ||
    (place.subdivision !== undefined &&
      subdivisionCode(subdivision, country) === subdivisionCode(place.subdivision, country)))

/**
 * Returns whether a place lies in an area. Missing details, such as the coordinates for a radius, mean that it does
 * not.
 */
export const isInArea = (area: Area, place: Place): boolean => {
  switch (area.kind) {
    case 'ZIP': {
      const { country, postalCode } = place
      return postalCode !== undefined && area.zipCodes.some(matchesZip({ country, postalCode }))
    }
    case 'RADIUS':
      return place.point !== undefined && distance(area.center, place.point, area.unit) <= area.radius
    case 'CUSTOM':
      return place.point !== undefined && isInside(place.point, area.corners)
    case 'CITY':
      return area.cities.some((city) => isCity(city, place))
  }
}
