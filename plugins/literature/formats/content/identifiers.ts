const DOI = /10\.\d{4,9}\/[^\s"<>]+/
/** Registrants that a database of its own makes up; they resolve nowhere. */
const MADE_UP = /CNKI:/i

/** The DOI in a text, without an address before and punctuation after it; null for one that is none. */
export function doiIn(text: string): string | null {
  if (MADE_UP.test(text)) return null
  return DOI.exec(text)?.[0].replace(/[.,;，。；\])]+$/u, (end) => kept(text, end)) ?? null
}

/** A closing bracket belongs to a DOI that opens one. */
const kept = (text: string, end: string) =>
  end.startsWith(')') && /10\.[^\s]*\([^)]*\)/.test(text) ? ')' : ''

/** The ISSNs in values, whatever is written around them. */
export function issnsIn(values: readonly string[]): string[] {
  const found = values.flatMap(
    (value) => value.match(/(?<![\d-])\d{4}-?\d{3}[\dXx](?![\d-])/g) ?? []
  )
  const whole = found.map((each) => `${each.slice(0, 4)}-${each.slice(-4)}`.toUpperCase())
  return [...new Set(whole)]
}

/** The number that an address of a database holds: FileName of CNKI, the page of PubMed. */
export function numberInAddress(address: string): string | null {
  const patterns = [/[?&]filename=([\w.-]+)/i, /pubmed\.ncbi\.nlm\.nih\.gov\/(\d+)/i]
  return patterns.map((pattern) => pattern.exec(address)?.[1]).find(Boolean) ?? null
}
