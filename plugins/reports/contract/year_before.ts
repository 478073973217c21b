/** The same month, quarter or year, or the same day, of the year before; 29 February becomes the 28th. */
export function yearBefore(span: string): string {
  const year = span.slice(0, 4)
  const before = `${String(Number(year) - 1).padStart(4, '0')}${span.slice(4)}`
  return before.endsWith('-02-29') ? before.replace(/29$/, '28') : before
}

/** The month (2026-05), quarter (2026-Q2) or year that a day (yyyy-MM-dd) lies in, as long as the others are. */
export function spanOf(day: string, like: string): string {
  if (like.includes('Q')) {
    return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
  }
  return day.slice(0, like.length)
}

/** All spans from one to another, both with them. */
export function spansBetween(first: string, last: string): string[] {
  const spans: string[] = []
  for (let span = first; span <= last; span = next(span)) spans.push(span)
  return spans
}

function next(span: string): string {
  const year = Number(span.slice(0, 4))
  const [within, most, mark] = span.includes('Q')
    ? [Number(span.slice(6)), 4, '-Q']
    : [Number(span.slice(5)), 12, '-']
  if (span.length === 4) return String(year + 1).padStart(4, '0')
  const [nextYear, nextPart] = within === most ? [year + 1, 1] : [year, within + 1]
  const part = mark === '-' ? String(nextPart).padStart(2, '0') : String(nextPart)
  return `${String(nextYear).padStart(4, '0')}${mark}${part}`
}
