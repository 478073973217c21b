import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { toKey } from '#kernel/case/content/element_id'
import { formatPath } from '#kernel/case/content/element_path'
import { say } from '#resources/app/language'
import { Card, Grow, Quiet } from '#resources/kit/panel'
import { size } from '#resources/kit/theme/tokens'
import { useForms } from '../catalogue/forms_context'
import { useEditor } from '../editor/editor_context'
import { AddRow } from './add_row'
import { GroupMessages } from './group_messages'
import type { GroupProps } from './group_props'
import { RowActs } from './row_acts'
import { onRowKey } from './row_keys'
import { RowList } from './row_list'
import { UndoBar } from './undo_bar'
import { useRows } from './use_rows'
import { useRowName } from './use_row_name'
import { useRowSteps } from './use_row_steps'

const Root = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': '248px minmax(0, 1fr)',
  'gap': 14,
  'alignItems': 'start',
  'marginBottom': 12,
  [`@media (max-width: ${size.foldBelow}px)`]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
  // Where something stands beside the form, the list comes above the row.
  '@container (max-width: 640px)': {
    'gridTemplateColumns': 'minmax(0, 1fr)',
    '& > :first-of-type': { position: 'static', maxHeight: 216, overflow: 'auto' },
  },
})
const Name = styled('span')({ overflowWrap: 'anywhere', minWidth: 0 })
const Below = styled('div')({ 'padding': '0 8px 6px 14px', '&:empty': { display: 'none' } })
const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '0 8px 0 14px',
  fontWeight: 650,
})

/** A long name has a line of its own; the button is never squeezed. */
const ListHead = styled(Head)({
  'flexWrap': 'wrap',
  'rowGap': 2,
  'padding': '6px 8px 6px 14px',
  '& > span:first-of-type': { maxWidth: '100%' },
  '& > button': { flex: 'none' },
  // The key makes room for the name.
  [`@media (max-width: ${size.foldBelow}px)`]: { '& kbd': { display: 'none' } },
})

/** A repeating group: a list at the left, the chosen row opened at the right. */
export function RepeatPanel({ field, steps, title, Sections }: GroupProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const readOnly = useEditor((editor) => editor.readOnly)
  const key = toKey(field.group)
  const rows = useRows(steps, key, true)
  const nameOf = useRowName(field.summary ?? [])
  const stepsOf = useRowSteps(steps, key)
  const fixed = readOnly || field.fixedRows
  const { open } = rows
  const path = formatPath([...steps, { key }])
  const name = title || say(catalogue.labelOf(field.group))
  return (
    <Root
      data-panel
      data-group={field.group}
      data-path={path}
      onKeyDown={(event) => onRowKey(event, rows, fixed)}
    >
      <Card sx={{ overflow: 'hidden', position: 'sticky', top: 0 }}>
        <ListHead>
          <Name title={name}>{name}</Name>
          <Quiet className="num">{rows.rows.length}</Quiet>
          <Grow />
          {!fixed && <AddRow onAdd={rows.acts.add} />}
        </ListHead>
        <Below>
          {!fixed && <UndoBar rows={rows} />}
          {open && <GroupMessages path={path} />}
        </Below>
        <RowList rows={rows} label={name} field={field} steps={steps} />
      </Card>
      {open ? (
        <div key={open.id} data-row={open.id} style={{ minWidth: 0 }}>
          <Card sx={{ mb: 1.5 }}>
            <Head>
              <Name>{nameOf(open) || t('forms.row_without_name')}</Name>
              <Quiet>{field.group}</Quiet>
              <Grow />
              {!fixed && (
                <RowActs
                  row={open}
                  at={rows.rows.indexOf(open)}
                  count={rows.rows.length}
                  acts={rows.acts}
                  isOpen
                />
              )}
            </Head>
          </Card>
          <Sections sections={field.sections} steps={stepsOf(open.id)} />
        </div>
      ) : (
        <Card sx={{ p: '14px' }}>
          <Quiet>{t(fixed ? 'forms.no_rows' : 'forms.no_rows_add')}</Quiet>
          <GroupMessages path={path} />
        </Card>
      )}
    </Root>
  )
}
