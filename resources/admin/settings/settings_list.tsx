import { useTranslation } from 'react-i18next'
import type { RaRecord } from 'react-admin'
import type { Fields } from '#kernel/fields/field'
import { say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { fieldText } from '../kept/field_text'
import type { ListColumn } from '../kept/list_column'
import { PlainList } from '../lists/plain_list'

/** What each plugin lets the project at hand decide, and what holds now. */
export function SettingsList() {
  const { t } = useTranslation()
  const kind = ({ revision }: RaRecord) => t(`admin.settings.${revision > 0 ? 'own' : 'usual'}`)
  const columns: ListColumn[] = [
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
        Object.entries(row.fields as Fields)
          .map(([name, field]) => [say(field.label), fieldText(field, row[name]) || '—'])
          .map((said) => said.join(say({ zh: '：', en: ': ' })))
          .join(say({ zh: '；', en: '; ' })),
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
