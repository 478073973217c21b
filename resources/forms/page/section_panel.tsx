import { useCallback } from 'react'
import type { PathStep } from '#kernel/content/element_path'
import type { ElementField, GroupField, PageSection } from '#kernel/forms/page_layout'
import { say } from '#resources/app/language'
import { Card, Panel } from '#resources/kit/panel'
import type { Level } from '../content/edit_content'
import { useEditor } from '../editor/editor_context'
import { MatrixPanel } from '../matrix/matrix_panel'
import { PanelForm } from '../panel/panel_form'
import { valuesOf, withValues } from '../panel/panel_values'
import type { PanelValues } from '../panel/panel_context'
import { RepeatPanel } from '../rows/repeat_panel'
import { RowTable } from '../rows/row_table'
import { runsOf } from './field_runs'
import type { Sections } from './sections_props'

interface SectionPanelProps {
  section: PageSection
  steps: readonly PathStep[]
  level: Level
  /** Draws the sections inside of a row. */
  Sections: Sections
}

/** One section: its fields in a panel, its groups as tables in place or as lists with a row beside. */
export function SectionPanel({ section, steps, level, Sections }: SectionPanelProps) {
  return runsOf(section).map((run, index) => {
    if ('fields' in run) {
      return (
        <FieldsPanel
          key={index}
          title={index === 0 ? say(section.title) : ''}
          id={section.id}
          fields={run.fields}
          steps={steps}
          level={level}
        />
      )
    }
    const Rows = rowsFor(run.group, steps)
    const alone = runsOf(section).length === 1
    return (
      <Rows
        key={run.group.group}
        field={run.group}
        steps={steps}
        level={level}
        title={alone ? say(section.title) : ''}
        Sections={Sections}
      />
    )
  })
}

/** Two lists beside each other would leave no room: inside a row a list is a table too. */
function rowsFor({ look }: GroupField, steps: readonly PathStep[]) {
  if (steps.length > 0 || look === 'table') return RowTable
  return look === 'matrix' ? MatrixPanel : RepeatPanel
}

interface FieldsPanelProps extends Omit<SectionPanelProps, 'section' | 'Sections'> {
  id: string
  title: string
  fields: readonly ElementField[]
}

function FieldsPanel({ id, title, fields, steps, level }: FieldsPanelProps) {
  const change = useEditor((editor) => editor.change)
  const readOnly = useEditor((editor) => editor.readOnly)
  const today = useEditor((editor) => editor.today)
  const onValues = useCallback(
    (values: PanelValues) => change(steps, (now) => withValues(now, fields, values)),
    [change, steps, fields]
  )
  const form = (
    <PanelForm
      fields={fields}
      steps={steps}
      values={valuesOf(level, fields)}
      readOnly={readOnly}
      today={today}
      onValues={onValues}
    />
  )
  return (
    <div data-panel>
      {title ? (
        <Panel id={`section-${id}`} title={title}>
          {form}
        </Panel>
      ) : (
        <Card sx={{ mb: 1.5 }}>{form}</Card>
      )}
    </div>
  )
}
