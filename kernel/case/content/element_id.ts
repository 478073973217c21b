/** The key of an element in a case content: `D.2.1` becomes `D_2_1`. */
export function toKey(id: string): string {
  return id.replaceAll('.', '_')
}

/** The number of an element: `D_2_1` becomes `D.2.1`. */
export function toId(key: string): string {
  return key.replaceAll('_', '.')
}

/**
 * Compares two element numbers (ids or keys) in the order of the ICH guide: numbers as numbers,
 * a group before its members, `2a` before `2.1`, regional elements after the ICH ones.
 */
export function compareElementIds(a: string, b: string): number {
  const left = segmentsOf(a)
  const right = segmentsOf(b)
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = compareSegments(left, right, index)
    if (difference !== 0) return difference
  }
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * The header (N) stands before the report (C to H). FDA writes its prefix in front
 * (FDA.D.11.r.1): such an element stands behind its neighbours.
 */
function segmentsOf(id: string): string[] {
  const segments = toId(id).split('.')
  if (segments[0] === 'N') return ['A', ...segments.slice(1)]
  return /^[A-Z]{3,}$/.test(segments[0]!) ? [...segments.slice(1), segments[0]!] : segments
}

function compareSegments(left: string[], right: string[], index: number): number {
  const rank = rankOf(left, index)
  const other = rankOf(right, index)
  for (const [part, value] of rank.entries()) {
    if (value < other[part]!) return -1
    if (value > other[part]!) return 1
  }
  return 0
}

/** [absent first, numbers before letters before regions, number, how it goes on, letters] */
function rankOf(segments: string[], index: number): [number, number, number, string] {
  const segment = segments[index]
  if (segment === undefined) return [-1, 0, 0, '']
  const [, digits = '', letters = ''] = /^(\d*)(.*)$/.exec(segment)!
  const isRegion = digits === '' && /^[A-Z]{2}/.test(letters)
  const kind = digits !== '' ? 0 : isRegion ? 2 : 1
  const isLast = index === segments.length - 1
  const goesOn = letters === '' && digits !== '' && !isLast ? 2 : letters === '' ? 0 : 1
  return [kind, digits === '' ? 0 : Number(digits), goesOn, letters]
}
