/** A markdown table; line breaks and bars within a cell are kept harmless. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[]
): string {
  if (rows.length === 0) return 'None.'
  return [head, head.map(() => '---'), ...rows].map(lineOf).join('\n')
}

/** A text in the letters of a program, or nothing when it is empty. */
export function code(text: string): string {
  if (text === '') return ''
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`
}
