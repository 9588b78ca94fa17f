import type { ComponentProps } from 'react'
import { joinClasses } from './class-names.ts'

type IconProps = ComponentProps<'svg'>

/** Creates a line icon. Decorative: the text next to it carries the meaning. */
function drawIcon(path: string, { mirrored = false } = {}) {
  return function Icon({ className, ...rest }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={joinClasses('v-icon', className)}
        data-mirrored={mirrored || undefined}
        {...rest}
      >
        <path d={path} />
      </svg>
    )
  }
}

export const CloseIcon = /* @__PURE__ */ drawIcon('M6 6l12 12M18 6L6 18')
export const PlusIcon = /* @__PURE__ */ drawIcon('M12 5v14M5 12h14')
export const MinusIcon = /* @__PURE__ */ drawIcon('M5 12h14')
export const CheckIcon = /* @__PURE__ */ drawIcon('M5 12.5l4.5 4.5L19 7.5')
export const ChevronDownIcon = /* @__PURE__ */ drawIcon('M6 9.5l6 6 6-6')
/** Points in reading direction; mirrored in right-to-left scripts. */
export const ArrowForwardIcon = /* @__PURE__ */ drawIcon('M4 12h16M14 6l6 6-6 6', { mirrored: true })
export const ArrowBackIcon = /* @__PURE__ */ drawIcon('M20 12H4M10 6l-6 6 6 6', { mirrored: true })
export const ArrowDownIcon = /* @__PURE__ */ drawIcon('M12 5v14M6 13l6 6 6-6')
export const InfoIcon = /* @__PURE__ */ drawIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5M12 7.8v.1')
export const CautionIcon = /* @__PURE__ */ drawIcon('M12 4L2.8 19.5h18.4L12 4M12 10v4.5M12 17v.1')
export const HeartIcon = /* @__PURE__ */ drawIcon(
  'M12 20.2C6.5 16 3.2 12.9 3.2 9.2A4.6 4.6 0 0 1 12 7.4a4.6 4.6 0 0 1 8.8 1.8c0 3.7-3.300 6.800-8.8 11',
)
export const BellIcon = /* @__PURE__ */ drawIcon('M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 2h-15l1.500-2M10 21h4M12 5V3')
export const BagIcon = /* @__PURE__ */ drawIcon('M5 8h14l1 12.5H4L5 8M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5')
export const PlayIcon = /* @__PURE__ */ drawIcon('M8 5.5v13l10.500-6.500L8 5.5')
/** A box, for 3D models. */
export const BoxIcon = /* @__PURE__ */ drawIcon(
  'M12 3.500l7.500 4.250v8.500L12 20.500l-7.500-4.250v-8.500L12 3.500M4.500 7.750L12 12l7.500-4.250M12 12v8.500',
)
export const SearchIcon = /* @__PURE__ */ drawIcon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20.5 20.5')
export const PersonIcon = /* @__PURE__ */ drawIcon(
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
)
export const MenuIcon = /* @__PURE__ */ drawIcon('M4 7.5h16M4 16.5h16')
export const MoreIcon = /* @__PURE__ */ drawIcon(
  'M5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M11.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M18 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
)
export const EyeIcon = /* @__PURE__ */ drawIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
)
export const SunIcon = /* @__PURE__ */ drawIcon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
)
export const MoonIcon = /* @__PURE__ */ drawIcon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10')
export const BulletsIcon = /* @__PURE__ */ drawIcon('M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1')
export const NumbersIcon = /* @__PURE__ */ drawIcon(
  'M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.8V9M4 15.5c.3-1.4 2.6-1.2 2.4.2-.1 1-2.4 2-2.4 3.3h2.6',
)
export const DeviceIcon = /* @__PURE__ */ drawIcon('M3.5 5h17v11h-17zM9 20h6M12 16v4')
export const HomeIcon = /* @__PURE__ */ drawIcon('M3.5 11.500L12 4l8.500 7.500M6 9.500V20h12V9.500M10 20v-5.500h4V20')
export const TagIcon = /* @__PURE__ */ drawIcon('M4 12.500V4h8.500l7.500 7.500-8.500 8.500L4 12.500M8.500 8.400v.1')
export const ChartIcon = /* @__PURE__ */ drawIcon('M4 4v16h16M8.500 16.500v-4M13 16.500v-8.500M17.500 16.500v-6')
export const TruckIcon = /* @__PURE__ */ drawIcon(
  'M2.500 6h11v10.500h-11zM13.500 9.500h4l4 3.500v3.500h-8M5 16.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.500 16.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  { mirrored: true },
)
export const ReturnIcon = /* @__PURE__ */ drawIcon('M8.500 4.500L4 9l4.500 4.500M4 9h10.500a5 5 0 0 1 0 10H8', {
  mirrored: true,
})
export const CardIcon = /* @__PURE__ */ drawIcon('M3 5.500h18v13H3zM3 9.500h18M6.500 15h4')
export const StoreIcon = /* @__PURE__ */ drawIcon(
  'M4 9.500L5.500 4.500h13L20 9.500M4 9.500a2.700 2.700 0 0 0 5.300 0a2.700 2.700 0 0 0 5.400 0a2.700 2.700 0 0 0 5.300 0M5.500 12.500V20h13v-7.500',
)
export const SlidersIcon = /* @__PURE__ */ drawIcon(
  'M4 7h8M16.500 7H20M12 7a2.250 2.250 0 1 0 4.500 0a2.250 2.250 0 1 0-4.500 0M4 17h3.500M12 17h8M7.500 17a2.250 2.250 0 1 0 4.500 0a2.250 2.250 0 1 0-4.500 0',
)
