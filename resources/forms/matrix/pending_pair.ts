import type { Row } from '#kernel/content/case_content'
import type { PathStep } from '#kernel/content/element_path'
import { changeLevel, levelAt, withKey, type Level } from '#resources/forms/content/edit_content'
import { rowsAt } from '#resources/forms/content/edit_rows'
import type { Editor } from '../editor/editor_context'

/**
 * An editor whose case holds one more row, which becomes part of the case once something is
 * entered in it: looking at a pair does not make it.
 * @param steps to the level around the group
 * @param key of the group
 */
export function withPendingRow(
  editor: Editor,
  steps: readonly PathStep[],
  key: string,
  pending: Row
): Editor {
  const added = (level: Level) => withKey(level, key, [...rowsAt(level, key), pending])
  const inside = [...steps, { key, row: pending.id }]
  return {
    ...editor,
    content: changeLevel(editor.content, steps, added),
    change: (at, work) => {
      const isInside = inside.every(
        (step, index) => at[index]?.key === step.key && at[index]?.row === step.row
      )
      if (!isInside) return editor.change(at, work)
      editor.change(steps, (level) => {
        const rest = at.slice(steps.length)
        if (rowsAt(level, key).some(({ id }) => id === pending.id))
          return changeLevel(level as never, rest, work)
        const next = changeLevel(added(level) as never, rest, work)
        const made = levelAt(next, [{ key, row: pending.id }])
        return JSON.stringify(made) === JSON.stringify(pending) ? level : next
      })
    },
  }
}
