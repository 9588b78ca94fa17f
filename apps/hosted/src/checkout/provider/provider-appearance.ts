/** Stripe: “Elements Appearance API”: styles the provider's fields like this page. */
export const appearanceOf = (place: HTMLElement, corners?: 'RECTANGLE' | 'PILL'): object => {
  const { color, fontFamily } = getComputedStyle(place)
  const { backgroundColor } = getComputedStyle(document.body)
  const isDark = document.documentElement.dataset.theme === 'dark' || matchMedia('(prefers-color-scheme: dark)').matches
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorText: color,
      colorBackground: backgroundColor,
      fontFamily,
      ...(corners && { borderRadius: corners === 'PILL' ? '999px' : '0px' }),
    },
  }
}
