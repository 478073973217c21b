import { stripVTControlCharacters } from 'node:util'

/** Lines of a message that are shown from its start: a difference of two cases may have thousands. */
const FIRST_LINES = 10
/** Lines that are shown from its end, where a database says what it refused. */
const LAST_LINES = 4

/**
 * What failed, as text: names from the suite down to the test, then message and place, indented.
 * @param error whatever was thrown
 */
export function failureText(names: readonly string[], error: unknown): string {
  return `${names.join(' / ')}\n${describe(error).replace(/^/gm, '    ')}`
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const lines = stripVTControlCharacters(error.message).trim().split('\n')
  const place = error.stack?.split('\n').find((line) => /^\s+at .*\.spec\.tsx?:/.test(line))
  return [...shortened(lines), ...(place ? [place.trim()] : [])].join('\n')
}

function shortened(lines: readonly string[]): readonly string[] {
  if (lines.length <= FIRST_LINES + LAST_LINES) return lines
  return [...lines.slice(0, FIRST_LINES), '…', ...lines.slice(-LAST_LINES)]
}
