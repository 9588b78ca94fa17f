/** Generates small still lifes, so that the gallery needs no network. */
function drawPicture(ground: string, body: string, light: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">
<rect width="800" height="1000" fill="${ground}"/><rect y="700" width="800" height="300" fill="${light}" opacity=".35"/>
<ellipse cx="420" cy="792" rx="210" ry="26" opacity=".14"/>
<path d="M300 420c0-40 40-60 40-110v-60h120v60c0 50 40 70 40 110v300c0 40-30 70-70 70H370c-40 0-70-30-70-70z" fill="${body}"/>
<path d="M330 430c0-30 30-50 34-90v-70h22v80c-4 40-26 60-26 100v260c0 30-30 20-30-10z" fill="${light}" opacity=".5"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const vase = drawPicture('#d9d4ca', '#5f6f63', '#f1ede4')
export const jug = drawPicture('#cfd2ce', '#a4563b', '#eceeea')
export const bottle = drawPicture('#c9c2b4', '#2f3e4e', '#e9e3d6')
export const bowl = drawPicture('#e2ddd4', '#b79a5b', '#f6f3ec')
