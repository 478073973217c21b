import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { toKey } from '#kernel/case/content/element_id'
import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import type { ElementField, GroupField, PageSection } from '#kernel/case/forms/page_layout'
import { say } from '#resources/app/language'
import { Card, Panel } from '#resources/kit/panel'
import { useForms } from '../catalogue/forms_context'
import { useLeaving } from '../editor/use_leaving'
import { MatrixPanel } from '../matrix/matrix_panel'
import { LevelForm } from '../panel/level_form'
import { GroupMessages } from '../rows/group_messages'
import { RepeatPanel } from '../rows/repeat_panel'
import { RowTable } from '../rows/row_table'
import { runsOf } from './field_runs'
import { headingOf } from './heading_of'
import type { Sections } from './sections_props'

const Messages = styled('div')({ 'padding': '0 14px 12px', '&:empty': { display: 'none' } })

interface SectionPanelProps {
  section: PageSection
  steps: readonly PathStep[]
  /** Draws the sections inside of a row. */
  Sections: Sections
}

/** One section: its fields in a panel, its groups as tables in place or as lists with a row beside. */
export function SectionPanel({ section, steps, Sections }: SectionPanelProps) {
  return runsOf(section).map((run, index) => {
    if ('fields' in run) {
      return (
        <FieldsPanel
          key={index}
          title={index === 0 ? say(section.title) : ''}
          id={section.id}
          fields={run.fields}
          steps={steps}
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

function FieldsPanel({ id, title, fields, steps }: FieldsPanelProps) {
  const { catalogue } = useForms()
  const path = useMemo(() => {
    const heading = headingOf(catalogue, fields)
    return heading && formatPath([...steps, { key: toKey(heading) }])
  }, [catalogue, fields, steps])
  const onBlur = useLeaving(path ? [path] : [])
  const form = (
    <>
      <LevelForm fields={fields} steps={steps} />
      {path && (
        <Messages>
          <GroupMessages path={path} />
        </Messages>
      )}
    </>
  )
  return (
    <div data-panel data-with={path} onBlur={onBlur}>
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
