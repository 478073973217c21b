import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { PresetKind } from '#plugins/presets/contract'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { rowsAt } from '#resources/forms/content/edit_rows'
import { useEditor } from '#resources/forms/editor/editor_context'
import { useRowName } from '#resources/forms/rows/use_row_name'
import { namedList } from '#resources/kit/named_list'
import { colour } from '#resources/kit/theme/tokens'
import { groupKeyOf } from '../preset_place'
import { summaryOf } from '../preset_sections'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 18px',
  minHeight: 52,
  padding: '8px 16px',
  borderBottom: `1px solid ${colour.line}`,
})

interface CopyChoicesProps {
  kind: PresetKind
  /** Identity of the row that is made when no other one is chosen. */
  made: string
  target: string
  onTarget: (row: string) => void
  overwrite: boolean
  onOverwrite: (overwrite: boolean) => void
}

/** Into which row a preset goes, and whether what stands there gives way. */
export function CopyChoices(props: CopyChoicesProps) {
  const { kind, made, target, onTarget, overwrite, onOverwrite } = props
  const { t } = useTranslation()
  const { pages } = useForms()
  const content = useEditor((editor) => editor.content)
  const nameOf = useRowName(summaryOf(kind, pages))
  const key = groupKeyOf(kind)
  return (
    <Bar>
      {key && (
        <label style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          {t('presets:copy.into')}
          <Select
            size="small"
            value={target}
            onChange={(event) => onTarget(event.target.value)}
            sx={{ width: 230 }}
            inputProps={{ 'aria-label': t('presets:copy.into') }}
            MenuProps={namedList(t('presets:copy.into'))}
          >
            {rowsAt(content, key).map((row, index) => (
              <MenuItem key={row.id} value={row.id}>
                {index + 1} · {nameOf(row) || t('presets:copy.unnamed')}
              </MenuItem>
            ))}
            <MenuItem value={made}>{t('presets:copy.new_row')}</MenuItem>
          </Select>
        </label>
      )}
      <RadioGroup
        row
        aria-label={t('presets:copy.how')}
        value={overwrite ? 'all' : 'empty'}
        onChange={(_, value) => onOverwrite(value === 'all')}
      >
        <FormControlLabel value="empty" control={<Radio />} label={t('presets:copy.empty_only')} />
        <FormControlLabel value="all" control={<Radio />} label={t('presets:copy.overwrite')} />
      </RadioGroup>
    </Bar>
  )
}
