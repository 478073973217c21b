import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { fieldText } from '#resources/app/field_text'
import type { ListColumn, RowOf } from '../resource/list_column'
import { PlainList } from '../lists/plain_list'

type Decided = RowOf<'GET /admin/settings'>

/** What each plugin lets the project at hand decide, and what holds now. */
export function SettingsList() {
  const { t } = useTranslation()
  const kind = ({ revision }: Decided) => t(`admin.settings.${revision > 0 ? 'own' : 'usual'}`)
  const columns: ListColumn<Decided>[] = [
    {
      source: 'label',
      label: t('admin.settings.title'),
      sortable: false,
      text: ({ label }) => say(label),
    },
    {
      source: 'values',
      label: t('admin.settings.values'),
      sortable: false,
      text: (row) =>
        Object.entries(row.fields)
          .map(([name, field]) => ({
            label: say(field.label),
            // Of what stands in another list its id is known here.
            value:
              field.kind === 'link' && row[name]
                ? t('admin.settings.chosen')
                : fieldText(field, row[name]) || '—',
          }))
          .map((pair) => t('admin.settings.value_of', pair))
          .join(t('admin.settings.between')),
    },
    {
      source: 'revision',
      label: t('admin.settings.kind'),
      sortable: false,
      text: kind,
      cell: (row) => (row.revision > 0 ? kind(row) : <Quiet>{kind(row)}</Quiet>),
    },
  ]
  return <PlainList columns={columns} sort={{ field: 'id', order: 'ASC' }} searchable={false} />
}
