import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import { displayPath } from '#kernel/case/content/element_path'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { shortPath } from '../case/short_path'
import { ChangedValue } from '../case/changed_value'
import type { Conflict } from './conflict'

export type Side = 'mine' | 'theirs'

const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'normal',
  cursor: 'pointer',
})

interface MergeTableProps {
  conflict: Conflict
  content: CaseContent
  sides: Record<string, Side>
  onSide: (path: string, side: Side) => void
  onAll: (side: Side) => void
}

/** One line a field: what it was, what I want, what the other one saved. */
export function MergeTable({ conflict, content, sides, onSide, onAll }: MergeTableProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  return (
    <MiniTable
      sx={{ 'mt': 1.5, '& td': { whiteSpace: 'normal', verticalAlign: 'middle', py: '4px' } }}
    >
      <thead>
        <tr>
          <th>{t('cases:merge.field')}</th>
          <th>{t('cases:merge.base')}</th>
          {(['mine', 'theirs'] as const).map((side) => (
            <th key={side}>
              {t(`cases:merge.${side}`)}{' '}
              <Btn size="small" kind="ghost" onClick={() => onAll(side)}>
                {t('cases:merge.all')}
              </Btn>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {conflict.fields.map((field) => (
          <tr key={field.path}>
            <td>
              {say(catalogue.labelOf(field.element))}
              <br />
              <Quiet className="num">{shortPath(displayPath(field.path, content))}</Quiet>
            </td>
            <td>
              <ChangedValue element={field.element} value={field.base} />
            </td>
            {(['mine', 'theirs'] as const).map((side) => (
              <td key={side}>
                <Choice>
                  <Radio
                    name={field.path}
                    checked={sides[field.path] === side}
                    onChange={() => onSide(field.path, side)}
                  />
                  <ChangedValue element={field.element} value={field[side]} />
                </Choice>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </MiniTable>
  )
}
