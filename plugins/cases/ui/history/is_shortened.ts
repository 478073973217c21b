/** Whether a value of a shortened change lacks something: a text of it ends in "…". */
export function isShortened(value: unknown): boolean {
  if (typeof value === 'string') return value.endsWith('…')
  return typeof value === 'object' && value !== null && Object.values(value).some(isShortened)
}
