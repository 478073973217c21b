/**
 * A page in which the section under a heading says something new; it comes last where there was none.
 * @param head what stands before the first section
 */
export function replaceSection(page: string, head: string, heading: string, text: string): string {
  const [, ...sections] = page.split(/^(?=## )/m)
  const mark = `## ${heading}\n`
  const written = `${mark}${text}`
  const isThere = sections.some((section) => section.startsWith(mark))
  const all = isThere
    ? sections.map((section) => (section.startsWith(mark) ? written : section))
    : [...sections, written]
  return [head, ...all].map((section) => section.trimEnd()).join('\n\n') + '\n'
}
