import { parsePath } from '#kernel/case/content/element_path'

/** The row of a group that is open on the screen: its fields stand there, those of others do not. */
export function rowOnScreen(key: string): string | undefined {
  const field = document.querySelector<HTMLElement>(`#work [data-path^="${CSS.escape(`${key}[`)}"]`)
  return field?.dataset.path ? parsePath(field.dataset.path)[0]?.row : undefined
}
