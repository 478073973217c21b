import type { Row } from '#kernel/case/content/case_content'
import type { PathStep } from '#kernel/case/content/element_path'
import { changeLevel, levelAt, withKey, type Level } from '#resources/forms/content/edit_content'
import { rowsAt } from '#resources/forms/content/edit_rows'
import type { Editor, EditorStore } from '../editor/editor_context'

/**
 * An editor whose case holds one more row, which becomes part of the case once something is
 * entered in it: looking at a pair does not make it.
 * @param steps to the level around the group
 * @param key of the group
 */
export function withPendingRow(
  editor: EditorStore,
  steps: readonly PathStep[],
  key: string,
  pending: Row
): EditorStore {
  const added = (level: Level) => withKey(level, key, [...rowsAt(level, key), pending])
  const inside = [...steps, { key, row: pending.id }]
  const change: Editor['change'] = (at, work) => {
    const isInside = inside.every(
      (step, index) => at[index]?.key === step.key && at[index]?.row === step.row
    )
    const { change: changeOuter } = editor.getState()
    if (!isInside) return changeOuter(at, work)
    changeOuter(steps, (level) => {
      const rest = at.slice(steps.length)
      if (rowsAt(level, key).some(({ id }) => id === pending.id))
        return changeLevel(level as never, rest, work)
      const next = changeLevel(added(level) as never, rest, work)
      const made = levelAt(next, [{ key, row: pending.id }])
      return JSON.stringify(made) === JSON.stringify(pending) ? level : next
    })
  }
  let known: { outer: Editor; inner: Editor } | undefined
  const innerOf = (outer: Editor) => {
    if (known?.outer !== outer) {
      const content = changeLevel(outer.content, steps, added)
      known = { outer, inner: { ...outer, content, change } }
    }
    return known.inner
  }
  return {
    getState: () => innerOf(editor.getState()),
    getInitialState: () => innerOf(editor.getInitialState()),
    subscribe: editor.subscribe,
  }
}
