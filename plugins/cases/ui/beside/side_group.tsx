import { styled } from '@mui/material/styles'
import { memo, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { toKey } from '#kernel/case/content/element_id'
import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import type { GroupField } from '#kernel/case/forms/page_layout'
import type { Level } from '#resources/forms/content/edit_content'
import { rowsAt } from '#resources/forms/content/edit_rows'
import { useRowSteps } from '#resources/forms/rows/use_row_steps'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { movedRows } from '../history/moved_rows'
import { ComparisonContext, useRowsDifference } from './comparison_context'
import { SideRow } from './side_row'
import { RowName } from './row_name'
import type { SideSectionsType } from './side_sections_props'

const Missing = styled('p')({
  display: 'flex',
  gap: 6,
  alignItems: 'baseline',
  margin: '4px 0 0',
  padding: '5px 10px',
  borderRadius: 4,
  background: colour.amberSoft,
  boxShadow: `inset 3px 0 0 ${colour.amberMark}`,
  fontSize: 12,
})

interface SideGroupProps {
  field: GroupField
  level: Level
  steps: readonly PathStep[]
  alone: boolean
  /** Draws the sections inside of a row. */
  Sections: SideSectionsType
}

/** The rows of a group beside the form; rows that only the form has are named below them. */
export const SideGroup = memo(function SideGroup(props: SideGroupProps) {
  const { field, level, steps, alone, Sections } = props
  const { t } = useTranslation()
  const comparison = useContext(ComparisonContext)
  const key = toKey(field.group)
  const found = useRowsDifference(formatPath([...steps, { key }]))
  const stepsOf = useRowSteps(steps, key)
  const rows = rowsAt(level, key)
  const moved = found ? movedRows(found.before, found.after) : NOBODY
  const onlyInForm = alone ? [] : (found?.after.filter((id) => !found.before.includes(id)) ?? [])
  return (
    <>
      {rows.map((row, index) => (
        <SideRow
          key={row.id}
          row={row}
          index={index}
          field={field}
          steps={stepsOf(row.id)}
          level={level}
          only={rows.length === 1}
          alone={alone}
          missing={!alone && found !== undefined && !found.after.includes(row.id)}
          Sections={Sections}
          placeInForm={moved.has(row.id) ? found!.after.indexOf(row.id) + 1 : undefined}
        />
      ))}
      {onlyInForm.map((id) => {
        const row = comparison.rowOfForm(formatPath(stepsOf(id)))
        return (
          <Missing key={id}>
            <Quiet className="num">
              {field.group}[{found!.after.indexOf(id) + 1}]
            </Quiet>
            {row && <RowName field={field} row={row} />}
            <span style={{ marginLeft: 'auto' }}>{t('cases:beside.only_form')}</span>
          </Missing>
        )
      })}
    </>
  )
})

const NOBODY: ReadonlySet<string> = new Set()
