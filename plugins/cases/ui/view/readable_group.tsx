import { styled } from '@mui/material/styles'
import type { ComponentType } from 'react'
import { toKey } from '#kernel/case/content/element_id'
import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import type { GroupField, PageSection } from '#kernel/case/forms/page_layout'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { Level } from '#resources/forms/content/edit_content'
import { rowsAt } from '#resources/forms/content/edit_rows'
import { useRowName } from '#resources/forms/rows/use_row_name'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

const Row = styled('div')({
  border: `1px solid ${colour.line}`,
  borderRadius: 6,
  padding: '0 12px 10px',
  marginTop: 8,
  scrollMargin: 60,
})
const Head = styled('div')({
  'display': 'flex',
  'gap': 8,
  'alignItems': 'baseline',
  'margin': '0 -12px',
  'padding': '6px 12px',
  'borderBottom': `1px solid ${colour.lineSoft}`,
  'background': colour.head,
  'borderRadius': '6px 6px 0 0',
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
})

export interface ReadableSectionsProps {
  sections: readonly PageSection[]
  level: Level
  steps: readonly PathStep[]
  showEmpty: boolean
}

interface ReadableGroupProps {
  field: GroupField
  level: Level
  steps: readonly PathStep[]
  showEmpty: boolean
  /** Draws the sections inside of a row. */
  Sections: ComponentType<ReadableSectionsProps>
}

/** The rows of a repeating group as cards, nested as deep as the group goes. */
export function ReadableGroup({ field, level, steps, showEmpty, Sections }: ReadableGroupProps) {
  const { catalogue } = useForms()
  const nameOf = useRowName(field.summary ?? NONE)
  const key = toKey(field.group)
  const rows = rowsAt(level, key)
  const group = say(catalogue.labelOf(field.group))
  if (rows.length === 0 && showEmpty) return <Quiet>—</Quiet>
  return rows.map((row, index) => {
    const inside = [...steps, { key, row: row.id }]
    return (
      <Row key={row.id} data-path={formatPath(inside)}>
        <Head title={group}>
          <Quiet className="num">
            {field.group}[{index + 1}]
          </Quiet>
          <b>{nameOf(row) || group}</b>
        </Head>
        <div style={{ paddingTop: 8 }}>
          <Sections sections={field.sections} level={row} steps={inside} showEmpty={showEmpty} />
        </div>
      </Row>
    )
  })
}

const NONE: readonly string[] = []
