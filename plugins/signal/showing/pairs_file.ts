import type { ListedPair } from '#plugins/signal/contract/run'
import { measureNames } from '#plugins/signal/statistics/measures'

/** Signs with which a program of tables begins a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cellOf(value: unknown): string {
  const text = String(value ?? '')
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Pairs as CSV (RFC 4180), with the names of measures as they are printed. */
export function pairsFile(pairs: readonly ListedPair[]): string {
  const heads = ['drug', 'event', 'n', 'expected', 'serious', 'fatal', 'listed', 'rules', 'change']
  const rows = pairs.map((pair) => [
    ...[pair.drugName.en, pair.termName.en, pair.n, pair.expected, pair.serious, pair.fatal],
    ...[pair.listed, pair.rules.join(' '), pair.compared?.change],
    ...measureNames.map((name) => pair.figures[name]),
  ])
  const lines = [[...heads, ...measureNames], ...rows].map((row) => row.map(cellOf).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
