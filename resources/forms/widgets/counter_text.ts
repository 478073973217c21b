const NEAR = 0.8

/** How much of the allowed length is used, once it comes near: `212 / 250`. */
export function counterText(text: string, maxLength: number | undefined): string | null {
  if (!maxLength || maxLength < 10 || text.length < maxLength * NEAR) return null
  return `${text.length} / ${maxLength}`
}
