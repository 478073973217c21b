import { useCallback } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { PathStep } from '#kernel/case/content/element_path'
import type { ElementField } from '#kernel/case/forms/page_layout'
import { levelAt } from '../content/edit_content'
import { useEditor } from '../editor/editor_context'
import type { PanelValues } from './panel_context'
import { PanelForm } from './panel_form'
import { valuesOf, withValues } from './panel_values'

interface LevelFormProps {
  fields: readonly ElementField[]
  /** The way to the level: the same object for the same level. */
  steps: readonly PathStep[]
}

/** Some leaves of a level of the case on the screen, to be filled in. */
export function LevelForm({ fields, steps }: LevelFormProps) {
  const values = useEditor(useShallow(({ content }) => valuesOf(levelAt(content, steps), fields)))
  const change = useEditor((editor) => editor.change)
  const readOnly = useEditor((editor) => editor.readOnly)
  const today = useEditor((editor) => editor.today)
  const onValues = useCallback(
    (next: PanelValues) => change(steps, (now) => withValues(now, fields, next)),
    [change, steps, fields]
  )
  return (
    <PanelForm
      fields={fields}
      steps={steps}
      values={values}
      readOnly={readOnly}
      today={today}
      onValues={onValues}
    />
  )
}
