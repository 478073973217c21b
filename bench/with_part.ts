/** A report with one part of it (`## ...`) measured anew; all the rest stays letter by letter. */
export function withPart(report: string, part: string): string {
  const [head] = part.split('\n', 1)
  // The title is a line of its own; the break before it is put there for a report that begins with it.
  const at = `\n${report}`.indexOf(`\n${head}\n`)
  if (at < 0) return `${report.trimEnd()}\n\n${part}`
  const next = report.indexOf('\n## ', at)
  return next < 0
    ? report.slice(0, at) + part
    : `${report.slice(0, at)}${part.trimEnd()}\n${report.slice(next)}`
}
